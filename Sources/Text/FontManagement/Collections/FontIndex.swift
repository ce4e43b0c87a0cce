/// The fonts of a collection by name, in an order that depends on nothing but paths.
struct FontIndex: Sendable {
  /// A face in a file, under the names by which it may be asked for.
  struct Entry: Sendable {
    var source: FontSource
    var faceIndex: Int
    var families: [String]
    /// PostScript and full names, each with the named instance it means, 0 for none.
    var names: [(name: String, instance: Int)]
    var isUserInstalled = false
    /// The languages that fontconfig lists for the face; `nil` for a file that was opened here.
    var languages: FaceLanguages?
  }

  /// The entries: those of the system first, sorted by path, then by index.
  let entries: [Entry]
  /// The answers that were computed from these fonts before.
  let answers = KeptAnswers()
  private let families: [String: [Int]]
  private let names: [String: [(entry: Int, instance: Int)]]

  init(_ entries: [Entry]) {
    let sorted = entries.sorted {
      if $0.isUserInstalled != $1.isUserInstalled { return $1.isUserInstalled }
      return ($0.source.sortKey, $0.faceIndex) < ($1.source.sortKey, $1.faceIndex)
    }
    var families: [String: [Int]] = [:]
    var names: [String: [(entry: Int, instance: Int)]] = [:]
    for (position, entry) in sorted.enumerated() {
      for family in Set(entry.families.map(Self.key)) {
        families[family, default: []].append(position)
      }
      for (name, instance) in entry.names {
        names[Self.key(name), default: []].append((position, instance))
      }
    }
    self.entries = sorted
    self.families = families
    self.names = names
  }

  /// Returns the entries of a family.
  func family(_ name: String) -> [Int] { families[Self.key(name)] ?? [] }

  /// Returns the entries with a PostScript or full name.
  func named(_ name: String) -> [(entry: Int, instance: Int)] { names[Self.key(name)] ?? [] }

  /// The names of all families, as their fonts write them, sorted.
  var familyNames: [String] { Array(Set(entries.compactMap(\.families.first))).sorted() }

  /// Names are compared without case, as fontconfig and CSS compare them.
  static func key(_ name: String) -> String { name.lowercased() }
}

/// The source of a font's bytes.
enum FontSource: Hashable, Sendable {
  case path(String)
  case file(FontFileReference)

  var sortKey: String {
    switch self {
    case .path(let path): path
    case .file(let reference): "\(1_000_000 + reference.order)"
    }
  }
}

/// A file that is open already, with its place among the files of its collection.
struct FontFileReference: Hashable, Sendable {
  let file: FontFile
  let order: Int

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.file === rhs.file }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(file))
  }
}
