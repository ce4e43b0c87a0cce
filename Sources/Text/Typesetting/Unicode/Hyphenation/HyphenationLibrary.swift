import FileAccess
import Synchronization

/// The pattern files of a machine, by language.
///
/// Nothing is read until a language is asked for, and nothing is hyphenated unless it is asked for:
/// hyphenation is off by default.
package final class HyphenationLibrary: Sendable {
  /// The folder of the files of Debian's `hyphen-*` packages.
  package static let installed = HyphenationLibrary(folders: ["/usr/share/hyphen"])

  private typealias Answer = Result<HyphenationPatterns?, HyphenationPatterns.Failure>

  private let folders: [String]
  private let answers = Mutex<[String: Answer]>([:])

  /// A library of other folders, in order of preference.
  package init(folders: [String]) { self.folders = folders }

  /// The patterns of a language tag such as "de", "de-CH" or "sr-Latn-RS"; nil when there are none.
  ///
  /// A region without patterns of its own takes those of the language: first of the region where
  /// most of its speakers live (`en` is `en_US`), then the first by name.
  package func patterns(
    for language: String
  ) throws(HyphenationPatterns.Failure) -> HyphenationPatterns? {
    guard let tag = Self.normalized(language) else { return nil }
    if let answer = answers.withLock({ $0[tag] }) { return try answer.get() }
    let answer = read(tag)
    answers.withLock { if $0.count < 200 { $0[tag] = answer } }
    return try answer.get()
  }

  private func read(_ tag: String) -> Answer {
    guard let path = path(for: tag) else { return .success(nil) }
    do throws(HyphenationPatterns.Failure) {
      return .success(try HyphenationReader.read(bytes(of: path)))
    } catch {
      return .failure(error)
    }
  }

  /// Only letters, digits and underscores reach the file system.
  private static func normalized(_ language: String) -> String? {
    let tag = language.utf8.prefix(24).map { $0 == 0x2D ? 0x5F : $0 }
    let isClean = tag.allSatisfy {
      (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x5F
    }
    guard isClean, tag.count >= 2 else { return nil }
    return String(decoding: tag, as: UTF8.self)
  }
}

extension HyphenationLibrary {
  private static let mainRegions = [
    "en": "US", "de": "DE", "es": "ES", "fr": "FR", "pt": "BR", "sr": "RS", "nl": "NL", "sv": "SE",
    "no": "NO", "nb": "NO",
  ]

  private func path(for tag: String) -> String? {
    let subtags = tag.split(separator: "_").map(String.init)
    guard let code = subtags.first?.lowercased() else { return nil }
    let script = subtags.dropFirst().first { $0.count == 4 }
    let region = Self.mainRegions[code] ?? code.uppercased()
    let wanted = [tag, "\(code)_\(region)", code].map { "hyph_\($0).dic" }
    for folder in folders {
      let files = FileSystem.names(in: folder).filter { $0.hasSuffix(".dic") }
      // Debian names a second script with a hyphen: hyph_sr-Latn_RS.dic.
      let ofScript = script.flatMap { script in
        files.first { $0.hasPrefix("hyph_\(code)-\(script)") }
      }
      let ofLanguage = files.first { $0.hasPrefix("hyph_\(code)_") }
      if let name = ofScript ?? wanted.first(where: files.contains) ?? ofLanguage {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }
}

/// Returns the bytes of a file of patterns.
private func bytes(of path: String) throws(HyphenationPatterns.Failure) -> [UInt8] {
  do throws(FileError) {
    return try FileBytes.read(path, limit: HyphenationReader.maximumSize)
  } catch {
    switch error.reason {
    case .missing: throw .noSuchFile(path)
    case .tooLarge(let limit): throw .tooLarge(bytes: limit + 1)
    case .notAFile, .unreadable, .largeFilePointer, .unwritable, .full: throw .unreadable(path)
    }
  }
}
