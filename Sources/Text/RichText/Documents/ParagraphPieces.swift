/// A paragraph of a text as a writer of documents takes it, without the marker of a list.
package struct ParagraphPieces {
  /// The text in runs of the same attributes; at least one, which may be empty.
  package private(set) var runs: [(text: String, attributes: TextAttributes)] = []
  package private(set) var style = ParagraphStyle.default
  package var marker: String?
  /// Whether a form feed stands before the paragraph: it begins a page.
  package private(set) var beginsPage = false

  package var string: String { runs.map(\.text).joined() }

  package var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

  /// The attributes of the first character.
  package var attributes: TextAttributes { runs[0].attributes }

  /// Returns the paragraphs of a text.
  ///
  /// A form feed, which is a break between pages, ends a paragraph that has begun.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keepsEmptyPages: Whether an empty paragraph is kept between two breaks, before one at the
  ///     start, and after the last line feed or break.
  /// - Returns: The paragraphs in their order.
  package static func split(_ text: AttributedText, keepsEmptyPages: Bool) -> [ParagraphPieces] {
    var result: [ParagraphPieces] = []
    var current = ParagraphPieces()
    func finish(_ attributes: TextAttributes) {
      if current.runs.isEmpty { current.runs = [("", attributes)] }
      current.style = current.attributes.paragraphStyle ?? .default
      current.takeMarker()
      result.append(current)
      current = ParagraphPieces()
    }
    let scalars = text.string.unicodeScalars
    var index = text.string.utf16.startIndex
    for run in text.runs {
      let end = text.string.utf16.index(index, offsetBy: run.range.count)
      while index < end {
        let separator = scalars[index..<end].firstIndex { isSeparator($0) }
        let line = scalars[index..<(separator ?? end)]
        if !line.isEmpty { current.runs.append((String(Substring(line)), run.attributes)) }
        guard let separator else { break }
        index = scalars.index(after: separator)
        let isBreak = scalars[separator] == "\u{C}"
        let isEmptyPage = keepsEmptyPages && (current.beginsPage || result.isEmpty)
        // The break stands before a paragraph, not in an empty one.
        if !isBreak || !current.runs.isEmpty || isEmptyPage { finish(run.attributes) }
        current.beginsPage = isBreak
      }
      index = end
    }
    if keepsEmptyPages || !current.runs.isEmpty { finish(text.attributes(at: text.count)) }
    return result
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2029}" || scalar == "\u{C}"
  }

  /// Takes the marker between two tabs from the text of a list.
  private mutating func takeMarker() {
    guard !style.lists.isEmpty else { return }
    let scalars = string.unicodeScalars
    guard scalars.first == "\t", let second = scalars.dropFirst().firstIndex(of: "\t"),
      scalars.distance(from: scalars.startIndex, to: second) < 40
    else { return }
    marker = String(scalars[scalars.index(after: scalars.startIndex)..<second])
    var length = scalars.distance(from: scalars.startIndex, to: second) + 1
    while length > 0, let first = runs.first {
      let count = first.text.unicodeScalars.count
      if count > length {
        runs[0].text = String(first.text.unicodeScalars.dropFirst(length))
      } else if runs.count > 1 {
        runs.removeFirst()
      } else {
        runs[0].text = ""
      }
      length -= count
    }
  }
}
