/// Before which clusters a break inside a word is marked with a hyphen.
///
/// That is between two letters, or a letter and a digit or a joining mark such as `_`, in scripts
/// that hyphenate: all but those that have no spaces between words, and Hangul. Pango 1.50 answers
/// alike for every place of the corpus of `Benchmarks/Text`.
struct BrokenWordHyphens: Sendable {
  private let marks: [Bool]

  /// Looks at the first character of each cluster and the last of the one before.
  init(_ text: UTF16Text, _ offsets: [Int32]) {
    marks = offsets.dropLast().map { offset in
      guard offset > 0 else { return false }
      let after = text.scalar(at: Int(offset)).value
      return Self.endsPart(text.scalar(before: Int(offset))) && Self.goesOn(after)
    }
  }

  /// Whether a break before a cluster gets a hyphen.
  subscript(cluster: Int) -> Bool { marks.indices.contains(cluster) && marks[cluster] }

  private static func endsPart(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark:
      return !unhyphenated.contains(ScriptTag(icu: PropertyTable.shared[value].script))
    default: return false
    }
  }

  private static func goesOn(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      return true
    default: return false
    }
  }

  private static let unhyphenated = Set(
    ["Hani", "Hira", "Kana", "Hang", "Bopo", "Yiii", "Thai", "Laoo", "Khmr", "Mymr"]
      .map { ScriptTag($0) }
  )
}
