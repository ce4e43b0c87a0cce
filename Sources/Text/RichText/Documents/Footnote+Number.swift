extension Footnote.Value {
  /// Creates a note that begins with its number and a space.
  ///
  /// - Parameters:
  ///   - text: The text behind the space.
  ///   - number: The number.
  ///   - plain: The attributes of the space.
  ///   - raised: The attributes of the number.
  package init(
    numbered text: AttributedText,
    number: Int,
    plain: TextAttributes,
    raised: TextAttributes
  ) {
    var (space, mark) = (plain, raised)
    space.paragraphStyle = text.attributes(at: 0).paragraphStyle
    mark.paragraphStyle = space.paragraphStyle
    mark[DocumentField.self] = .noteNumber
    let start =
      AttributedText(String(number), attributes: mark) + AttributedText(" ", attributes: space)
    self.init(text.string.isEmpty ? start : start + text, number: number)
  }

  /// The text behind the number and the space that it begins with; `nil` where it begins otherwise.
  package var textWithoutNumber: AttributedText? {
    guard let first = text.runs.first, first.attributes[DocumentField.self] == .noteNumber,
      text.slice(first.range.upperBound..<first.range.upperBound + 1).string == " "
    else { return nil }
    return text.slice(first.range.upperBound + 1..<max(text.count, first.range.upperBound + 1))
  }

  /// The text without the end of its last paragraph.
  package static func withoutLineEnd(_ text: AttributedText) -> AttributedText {
    text.string.utf8.last == 0x0A ? text.slice(0..<text.count - 1) : text
  }
}
