import Diagnostics
import FileAccess
import Foundation
import SourceFacts

/// The facts about files that were read before, stored in one file per project.
///
/// A file is identified by its content: its facts are valid at any path. A cache that cannot be read or
/// written is empty.
public struct SourceCache: Sendable {
  /// The folder of the cache files.
  public var folder: String

  /// A text that changes with the reader, such as a version.
  public var version: String

  /// Creates a cache.
  public init(folder: String, version: String) {
    self.folder = folder
    self.version = version
  }

  /// The facts by the content of their file.
  typealias Entries = [String: FileFacts]

  private struct Contents: Codable {
    var version: String
    var files: Entries
  }

  /// The content of a file as its key.
  static func key(_ bytes: [UInt8]) -> String { "\(Fingerprint(ofBytes: bytes)) \(bytes.count)" }

  /// Returns the entries for a list of files.
  func entries(for paths: [String]) -> Entries {
    guard let bytes = try? FileBytes.read(file(for: paths), limit: 1 << 30),
      let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)),
      contents.version == version
    else { return [:] }
    return contents.files
  }

  /// Stores the entries for a list of files.
  func keep(_ entries: Entries, for paths: [String]) {
    guard let data = try? JSONEncoder().encode(Contents(version: version, files: entries)) else {
      return
    }
    let path = file(for: paths)
    try? OutputFolder(path: FilePath.folder(path)).write(Array(data), to: FilePath.name(path))
  }

  /// The cache file of a project, named by the folder that contains all its files.
  private func file(for paths: [String]) -> String {
    var common = paths.first.map { FilePath.folder($0) } ?? ""
    for path in paths where !path.hasPrefix(common + "/") {
      while !common.isEmpty, common != "/", !path.hasPrefix(common + "/") {
        common = FilePath.folder(common)
      }
    }
    return FilePath.join(folder, "\(Fingerprint(of: [common])).json")
  }
}
