/// The division of a text into emoji pictures and text, by UTS #51.
package enum EmojiPresentation {
  /// A part of a text with one presentation.
  package struct Run: Hashable, Sendable {
    /// The UTF-16 units of the run; it never parts a grapheme cluster.
    package var range: Range<Int>
    package var isEmoji: Bool
  }

  /// The runs, ascending and without gaps; neighbors differ.
  ///
  /// Linear time.
  ///
  /// A character is emoji by its default (Emoji_Presentation), by the selector U+FE0F, by a skin
  /// tone, or as part of a flag, a keycap, a tag or a joined sequence; the selector U+FE0E makes it
  /// text. Digits, `#` and `*` alone are text.
  package static func runs(in text: UTF16Text) -> [Run] {
    if text.isEmpty { return [] }
    guard mayHaveEmoji(text) else { return [Run(range: 0..<text.count, isEmoji: false)] }
    var runs: [Run] = []
    var scanner = EmojiScanner(text)
    while scanner.offset < text.count {
      let start = scanner.offset
      let isEmoji = scanner.next()
      if let last = runs.last, last.isEmoji == isEmoji {
        runs[runs.count - 1].range = last.range.lowerBound..<scanner.offset
      } else {
        runs.append(Run(range: start..<scanner.offset, isEmoji: isEmoji))
      }
    }
    return runs
  }

  package static func runs(in text: [UInt16]) -> [Run] {
    text.withUnsafeBufferPointer { runs(in: $0) }
  }

  /// Below U+2000 nothing is emoji without a unit that is not.
  private static func mayHaveEmoji(_ text: UTF16Text) -> Bool {
    for unit in text where unit >= 0x2000 {
      switch unit {
      case 0x203C...0x3299, 0xFE0F, 0xD83C...0xD83E: return true
      default: break
      }
    }
    return false
  }
}
