/// The pairs of printable ASCII characters between which browsers break lines.
///
/// Measured with Chromium 156 over all 94 × 94 pairs (`Documentation/TextConformance.md`): only
/// three kinds of character have a break after them, and a hyphen before a digit counts as a minus
/// sign unless a letter or digit precedes it.
enum ASCIIBreakPairs {
  /// Decides about two printable ASCII characters.
  ///
  /// - Parameters:
  ///   - earlier: The character before the first one, or 0 at the start of the text.
  ///   - first: The character before the break.
  ///   - second: The character after the break.
  /// - Returns: Whether a line may end between them.
  @inline(__always)
  static func allowsBreak(after earlier: UInt16, _ first: UInt16, before second: UInt16) -> Bool {
    if first == 0x2D, isDigit(second) { return isDigit(earlier) || isLetter(earlier) }
    return switch first {
    case 0x2D: hyphen.contains(second)
    case 0x3F: questionMark.contains(second)
    default: closing.contains(first) && opening.contains(second)
    }
  }

  private static let closing = Members(##"!"#%&)*+,.:;=>\]|}~"##)
  private static let opening = Members("(<[{")
  private static let hyphen = Members(##""#%&'(*+-<=>@[\^_`{|~"##, alphanumerics: true)
  private static let questionMark = Members("#$%&(*+-<=>@[\\^_`{|~", alphanumerics: true)

  private static func isDigit(_ unit: UInt16) -> Bool { unit &- 0x30 < 10 }

  private static func isLetter(_ unit: UInt16) -> Bool { (unit | 0x20) &- 0x61 < 26 }

  /// A set of ASCII characters.
  private struct Members: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ characters: String, alphanumerics: Bool = false) {
      for byte in characters.utf8 { insert(byte) }
      guard alphanumerics else { return }
      for byte in UInt8(0x30)...0x39 { insert(byte) }
      for byte in UInt8(0x61)...0x7A {
        insert(byte)
        insert(byte & ~0x20)
      }
    }

    private mutating func insert(_ byte: UInt8) {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }

    @inline(__always)
    func contains(_ unit: UInt16) -> Bool {
      (unit < 64 ? low : high) >> UInt64(unit & 63) & 1 == 1 && unit < 128
    }
  }
}
