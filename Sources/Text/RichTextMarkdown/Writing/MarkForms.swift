/// The forms of marks, decided by the characters beside them.
///
/// A delimiter such as `**` opens and closes by rules about its neighbors (CommonMark, "left-flanking
/// delimiter run"). Where they do not hold, a tag of HTML stands in its place.
struct MarkForms {
  /// The role of a character for the rules.
  private enum Neighbor {
    case space, punctuation, word
    /// A symbol, which versions of the rules treat differently.
    case unclear
  }

  private let parts: [InlinePart]

  init(_ parts: [InlinePart]) { self.parts = parts }

  /// Returns the texts of a mark that begins at a part.
  func texts(_ mark: InlineMark, _ start: Int, _ end: Int) -> (open: String, close: String) {
    switch mark {
    case .link: ("", "")
    case .raised: ("<sup>", "</sup>")
    case .lowered: ("<sub>", "</sub>")
    case .underline: ("<u>", "</u>")
    case .strikethrough:
      isDelimiter(start, end) ? ("~~", "~~") : ("<del>", "</del>")
    case .bold:
      isDelimiter(start, end) ? ("**", "**") : ("<strong>", "</strong>")
    case .italic: italic(start, end)
    }
  }

  private func italic(_ start: Int, _ end: Int) -> (open: String, close: String) {
    let tags = ("<em>", "</em>")
    guard isDelimiter(start, end) else { return tags }
    guard isBesideStar(start) || isBesideStar(end) else { return ("*", "*") }
    // The rules of `_` ask for more, so that words hold it.
    let opens = before(start) == .space || before(start) == .punctuation
    let closes = after(end) == .space || after(end) == .punctuation
    return opens && closes ? ("_", "_") : tags
  }

  /// Whether the neighbor is a mark that can be written with stars.
  private func isBesideStar(_ index: Int) -> Bool {
    [index - 1, index + 1].contains { place in
      guard parts.indices.contains(place) else { return false }
      return switch parts[place] {
      case .open(let mark, _), .close(let mark, _): mark == .bold || mark == .italic
      case .text, .code, .picture, .note: false
      }
    }
  }

  private func isDelimiter(_ start: Int, _ end: Int) -> Bool {
    let opens =
      after(start) == .word
      || after(start) != .space && [.space, .punctuation].contains(before(start))
    let closes =
      before(end) == .word
      || before(end) != .space && [.space, .punctuation].contains(after(end))
    return opens && closes
  }

  private func before(_ index: Int) -> Neighbor {
    guard index > 0 else { return .space }
    guard case .text(let text) = parts[index - 1] else { return neighbor(parts[index - 1]) }
    return text.unicodeScalars.last.map(Self.neighbor) ?? .unclear
  }

  private func after(_ index: Int) -> Neighbor {
    guard index + 1 < parts.count else { return .space }
    guard case .text(let text) = parts[index + 1] else { return neighbor(parts[index + 1]) }
    // A line break is a backslash or a tag.
    if text.unicodeScalars.first == "\u{2028}" { return .punctuation }
    return text.unicodeScalars.first.map(Self.neighbor) ?? .unclear
  }

  /// Returns the role of a part without text; cmark-gfm looks through `~` at the character behind
  /// it.
  private func neighbor(_ part: InlinePart) -> Neighbor {
    switch part {
    case .open(.strikethrough, _), .close(.strikethrough, _): .unclear
    default: .punctuation
    }
  }

  private static func neighbor(_ scalar: Unicode.Scalar) -> Neighbor {
    let properties = scalar.properties
    if properties.isWhitespace { return .space }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber:
      return .word
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return .punctuation
    default: return scalar.isASCII && scalar.value > 0x20 ? .punctuation : .unclear
    }
  }
}
