/// The places at which the words of a text may be hyphenated.
package enum Hyphenation {
  /// The UTF-16 offsets before which a hyphen and a line end may go, ascending.
  ///
  /// Words are runs of letters and their marks; a word with a soft hyphen in it is left alone,
  /// for its author has said where it parts. Linear time.
  package static func points(
    in text: UTF16Text,
    patterns: HyphenationPatterns,
    minimumBefore: Int = 2,
    minimumAfter: Int = 3
  ) -> [Int] {
    var points: [Int] = []
    var word = Word()
    var offset = 0
    while offset < text.count {
      let (value, length) = text.scalar(at: offset)
      let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
      if !word.append(scalar, at: offset) {
        points += word.points(patterns, minimumBefore, minimumAfter)
        word.removeAll()
      }
      offset += length
    }
    return points + word.points(patterns, minimumBefore, minimumAfter)
  }

  package static func points(in text: [UInt16], patterns: HyphenationPatterns) -> [Int] {
    text.withUnsafeBufferPointer { points(in: $0, patterns: patterns) }
  }

  /// The scalars of a word and where they are.
  private struct Word {
    private var scalars: [Unicode.Scalar] = []
    private var offsets: [Int] = []
    private var hasSoftHyphen = false

    /// Longer runs of letters are not words of a language.
    private static let maximumLength = 256

    /// Whether the scalar belongs to the word.
    mutating func append(_ scalar: Unicode.Scalar, at offset: Int) -> Bool {
      if scalar == "\u{AD}" {
        hasSoftHyphen = true
        return true
      }
      guard Self.isPart(scalar) else { return false }
      if scalars.count <= Self.maximumLength {
        scalars.append(scalar)
        offsets.append(offset)
      }
      return true
    }

    func points(_ patterns: HyphenationPatterns, _ before: Int, _ after: Int) -> [Int] {
      guard !hasSoftHyphen, scalars.count <= Self.maximumLength else { return [] }
      return patterns.points(in: scalars, minimumBefore: before, minimumAfter: after)
        .filter { !Self.isMark(scalars[$0]) }
        .map { offsets[$0] }
    }

    mutating func removeAll() {
      scalars.removeAll(keepingCapacity: true)
      offsets.removeAll(keepingCapacity: true)
      hasSoftHyphen = false
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
      let category = scalar.properties.generalCategory
      return category == .nonspacingMark || category == .spacingMark
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
      if scalar.value < 0x80 { return (0x61...0x7A).contains(scalar.value | 0x20) }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark:
        return true
      default: return false
      }
    }
  }
}
