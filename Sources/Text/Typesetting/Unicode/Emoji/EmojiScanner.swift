/// Reads one emoji sequence or one character with its marks at a time.
struct EmojiScanner {
  private let text: UTF16Text
  private let table = PropertyTable.shared
  private(set) var offset = 0

  private static let joiner: UInt32 = 0x200D
  private static let textSelector: UInt32 = 0xFE0E
  private static let emojiSelector: UInt32 = 0xFE0F
  private static let keycap: UInt32 = 0x20E3
  private static let tags: ClosedRange<UInt32> = 0xE0020...0xE007F

  init(_ text: UTF16Text) { self.text = text }

  /// Moves over the next sequence and says whether it is emoji.
  mutating func next() -> Bool {
    let isEmoji = readSequence()
    skipMarks()
    return isEmoji
  }

  private mutating func readSequence() -> Bool {
    let first = peek()
    offset += first.length
    if first.properties.graphemeBreak == .regionalIndicator { return readFlag() }
    if first.scalar < 0x80 { return readKeycap(after: first) }
    guard first.properties.isEmoji else { return false }
    var isEmoji = readPresentation(of: first)
    let hasTextSelector = offset > 0 && UInt32(text[offset - 1]) == Self.textSelector
    if !hasTextSelector {
      skipTags()
      while readJoinedElement() { isEmoji = true }
    }
    return isEmoji
  }

  /// ED-14: two regional indicators; a single one is drawn as emoji too.
  private mutating func readFlag() -> Bool {
    let second = peek()
    if second.properties.graphemeBreak == .regionalIndicator { offset += second.length }
    return true
  }

  /// ED-14c: a digit, `#` or `*` with the selector, and usually an enclosing keycap.
  private mutating func readKeycap(after first: Element) -> Bool {
    guard first.properties.isEmoji, peek().scalar == Self.emojiSelector else { return false }
    offset += 1
    return peek().scalar == Self.keycap
  }

  /// ED-8 to ED-13: the selector or the skin tone decides, else the default of the character.
  private mutating func readPresentation(of first: Element) -> Bool {
    let next = peek()
    if next.scalar == Self.textSelector {
      offset += next.length
      return false
    }
    if next.scalar == Self.emojiSelector {
      offset += next.length
      return true
    }
    if first.properties.isEmojiModifierBase, next.properties.isEmojiModifier {
      offset += next.length
      return true
    }
    return first.properties.isEmojiPresentation
  }

  /// ED-16: a joiner and another emoji.
  private mutating func readJoinedElement() -> Bool {
    guard peek().scalar == Self.joiner else { return false }
    let start = offset
    offset += 1
    let element = peek()
    guard element.scalar >= 0x80, element.properties.isEmoji else {
      offset = start
      return false
    }
    offset += element.length
    _ = readPresentation(of: element)
    skipTags()
    return true
  }

  /// ED-14a: tags follow the emoji they specify.
  private mutating func skipTags() {
    while case let next = peek(), Self.tags.contains(next.scalar) { offset += next.length }
  }

  /// The rest of the grapheme cluster.
  private mutating func skipMarks() {
    while offset < text.count {
      let next = peek()
      switch next.properties.graphemeBreak {
      case .extend, .zeroWidthJoiner, .spacingMark: offset += next.length
      default: return
      }
    }
  }

  private struct Element {
    var scalar: UInt32
    var length: Int
    var properties: ScalarProperties
  }

  /// The scalar at the offset; a control character at the end.
  @inline(__always)
  private func peek() -> Element {
    guard offset < text.count else { return Element(scalar: 0, length: 0, properties: table[0]) }
    let (scalar, length) = text.scalar(at: offset)
    return Element(scalar: scalar, length: length, properties: table[scalar])
  }
}
