/// Characters around each line of a text, so that no line begins a block and none is empty.
///
/// They are spaces for the rules of emphasis, and letters for those of blocks: CommonMark looks for
/// indentation and empty lines by the spaces of ASCII alone.
struct LineGuards {
  private static let spaces: [Unicode.Scalar] = [
    "\u{1680}", "\u{205F}", "\u{2000}", "\u{2001}", "\u{2002}", "\u{2003}", "\u{2004}",
  ]

  private let start: Unicode.Scalar
  private let end: Unicode.Scalar

  /// Finds two spaces that a text does not have; nil where it has all.
  init?(for text: String) {
    let used = Set(text.unicodeScalars)
    let free = Self.spaces.filter { !used.contains($0) }
    guard free.count > 1 else { return nil }
    (start, end) = (free[0], free[1])
  }

  /// The text with guards; an end is behind a space, where an address ends.
  func guarded(_ text: String) -> String {
    var result = String(Character(start))
    for scalar in text.unicodeScalars {
      if scalar == "\r" { continue }
      if scalar == "\n" {
        result += " \(end)\n\(start)"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + " \(end)"
  }

  /// The spans without guards, with the space that stands before each end.
  func removed(from spans: [MarkdownSpan]) -> [MarkdownSpan] {
    var result = spans
    for index in result.indices {
      var text = String.UnicodeScalarView()
      for scalar in result[index].text.unicodeScalars {
        if scalar == end {
          if text.isEmpty {
            removeLast(of: &result, before: index)
          } else {
            text.removeLast()
          }
        } else if scalar != start {
          text.append(scalar)
        }
      }
      result[index].text = String(text)
    }
    return result
  }

  private func removeLast(of spans: inout [MarkdownSpan], before index: Int) {
    guard let last = spans[..<index].lastIndex(where: { !$0.text.isEmpty }) else { return }
    spans[last].text.unicodeScalars.removeLast()
  }
}
