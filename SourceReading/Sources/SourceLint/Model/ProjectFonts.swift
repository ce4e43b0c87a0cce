import FileAccess
import FontManagement

/// Facts about the fonts in a project's files.
struct ProjectFonts: Sendable {
  /// The file names under `UIAppFonts` in property lists, in lowercase.
  private(set) var listed: Set<String> = []

  /// The names of the faces in each file, in lowercase; none for an unreadable file.
  private(set) var files: [String: Set<String>] = [:]

  /// Whether code registers fonts, by whatever names.
  private(set) var registersInCode = false

  /// Whether the project includes external packages, which may register fonts.
  var bringsPackages = false

  /// Adds the entries of a property list.
  mutating func list(_ names: [String]) {
    listed.formUnion(names.map { FilePath.name($0).lowercased() })
  }

  /// Adds a font file.
  mutating func add(file path: String) {
    files[FilePath.name(path).lowercased(), default: []].formUnion(Self.names(inFile: path))
  }

  /// Searches for code that registers fonts.
  mutating func look(in source: UnsafeBufferPointer<UInt8>) {
    registersInCode = registersInCode || Self.words.contains { source.holds($0) }
  }

  /// Adds the facts of another file.
  mutating func formUnion(_ other: ProjectFonts) {
    listed.formUnion(other.listed)
    files.merge(other.files) { $0.union($1) }
    registersInCode = registersInCode || other.registersInCode
    bringsPackages = bringsPackages || other.bringsPackages
  }

  /// Whether the project uses a font that neither iOS nor a file of the project provides.
  ///
  /// Projects without `UIAppFonts`, or with code that registers fonts, have no such finding. If external
  /// packages may register fonts, or if a listed file is missing, so that its names are unknown, a name
  /// counts only if it is close to that of a project font: the name of a file that is not listed, of another
  /// face of a family, or one that differs by at most two letters.
  func lack(_ name: String) -> Bool {
    guard !registersInCode, !listed.isEmpty, IOSFont.named(name) == nil else { return false }
    let name = name.lowercased()
    let mayBeElsewhere = bringsPackages || listed.contains { files[$0] == nil }
    guard !mayBeElsewhere || isNearFonts(name) else { return false }
    return listed.allSatisfy { file in
      if let names = files[file], !names.isEmpty { return !names.contains(name) }
      return !Self.plain(name).hasPrefix(Self.firstWord(file))
    }
  }

  /// Whether iOS or a file of the project provides a font with a name.
  func knows(_ name: String) -> Bool {
    let lower = name.lowercased()
    return IOSFont.named(name) != nil
      || files.contains {
        Self.plain(FilePath.stem($0.key)) == Self.plain(lower) || $0.value.contains(lower)
      }
  }

  /// Whether a name is that of a project font, or close to one.
  private func isNearFonts(_ name: String) -> Bool {
    let plain = Self.plain(name)
    let stems = Set(files.keys).union(listed).map { FilePath.stem($0) }
    return files.values.contains { $0.contains(name) }
      || stems.contains { stem in
        Self.plain(stem) == plain || Self.differs(plain, from: Self.plain(stem), byAtMost: 2)
          || plain.hasPrefix(Self.firstWord(stem))
      }
  }

  /// Whether two words differ by at most a number of omitted, added or changed letters.
  private static func differs(_ word: String, from other: String, byAtMost most: Int) -> Bool {
    let (first, second) = (Array(word.unicodeScalars), Array(other.unicodeScalars))
    guard first.count > 4, abs(first.count - second.count) <= most else { return false }
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for (column, otherLetter) in second.enumerated() {
        let replaced = corner + (letter == otherLetter ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = min(replaced, corner + 1, row[column] + 1)
      }
    }
    return row[second.count] <= most
  }

  /// Whether a file is missing from the project, which has others.
  func lack(file: String) -> Bool {
    !files.isEmpty && files[FilePath.name(file).lowercased()] == nil
  }

  // MARK: Words and names

  /// Parts of the names of functions that register fonts, and of the key in manifests.
  private static let words: [StaticString] = [
    "CTFontManager", "egisterFont", "egisterAllFonts", "egisterCustomFont", "egisterAllCustomFonts",
    "egisterGraphicsFont", "UIAppFonts",
  ]

  private static func names(inFile path: String) -> Set<String> {
    guard let file = try? FontFile(path: path) else { return [] }
    var names: Set<String> = []
    for index in 0..<file.faceCount {
      guard let face = try? FontFace(file: file, index: index) else { continue }
      // The names of a variable font's styles begin with the family name in different ways.
      guard face.axes.isEmpty else { return [] }
      let own = face.names
      names.formUnion([own.postScript, own.full, own.family, own.legacyFamily])
    }
    return Set(names.map { $0.lowercased() })
  }

  private static func firstWord(_ file: String) -> String {
    plain(FilePath.stem(file).prefix { $0 != "-" && $0 != "_" && $0 != "[" })
  }

  private static func plain(_ name: some StringProtocol) -> String {
    String(name).filter { $0.isLetter || $0.isNumber }.lowercased()
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a word is among the bytes.
  func holds(_ word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard let first = word.first, count >= word.count else { return false }
    for offset in 0...(count - word.count)
    where self[offset] == first && self[offset..<(offset + word.count)].elementsEqual(word) {
      return true
    }
    return false
  }
}
