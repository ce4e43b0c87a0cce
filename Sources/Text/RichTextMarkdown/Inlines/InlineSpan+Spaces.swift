extension InlineSpan {
  /// Returns the spans of a paragraph with spaces outside bold, italic and strikethrough.
  ///
  /// A space at the edge of such a stretch looks the same outside it, and marks of Markdown do
  /// not stand beside a space.
  static func normalized(_ spans: [InlineSpan]) -> [InlineSpan] {
    var result: [InlineSpan] = []
    result.reserveCapacity(spans.count)
    func append(_ text: Substring, _ style: InlineStyle) {
      guard !text.isEmpty else { return }
      if let last = result.indices.last, result[last].style == style {
        result[last].text += text
      } else {
        result.append(InlineSpan(text: String(text), style: style))
      }
    }
    for (index, span) in spans.enumerated() {
      let movable = span.style.emphasis.intersection(.invisibleOnSpace)
      guard !movable.isEmpty, span.style.attachment == nil,
        !span.style.emphasis.contains(.code)
      else {
        append(Substring(span.text), span.style)
        continue
      }
      let before = index > 0 ? spans[index - 1].style.emphasis : []
      let after = index + 1 < spans.count ? spans[index + 1].style.emphasis : []
      let scalars = Substring(span.text).unicodeScalars
      let head = scalars.prefix { $0 == " " }
      let rest = scalars.dropFirst(head.count)
      let tailCount = rest.reversed().prefix { $0 == " " }.count
      let middle = rest.dropLast(tailCount)
      func without(_ neighbors: InlineStyle.Emphasis) -> InlineStyle {
        var style = span.style
        style.emphasis.subtract(movable.subtracting(neighbors))
        return style
      }
      if middle.isEmpty {
        append(Substring(scalars), without(before.intersection(after)))
      } else {
        append(Substring(head), without(before))
        append(Substring(middle), span.style)
        append(Substring(rest.suffix(tailCount)), without(after))
      }
    }
    return result
  }
}
