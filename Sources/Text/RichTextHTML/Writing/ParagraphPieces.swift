import RichText

/// A paragraph of a text, without the marker of a list.
struct ParagraphPieces {
  var runs: [(text: String, attributes: TextAttributes)]
  var style: ParagraphStyle
  var marker: String?
  /// Whether a form feed stands before the paragraph: it begins a page.
  var beginsPage = false

  var string: String { runs.map(\.text).joined() }

  /// Returns the paragraphs of a text, each part between form feeds as a paragraph of its own.
  static func split(_ text: AttributedText) -> [ParagraphPieces] {
    var result: [ParagraphPieces] = []
    var current = ParagraphPieces(runs: [], style: .default)
    func finish(_ attributes: TextAttributes) {
      if current.runs.isEmpty { current.runs = [("", attributes)] }
      current.style = current.runs[0].attributes.paragraphStyle ?? .default
      current.takeMarker()
      result.append(current)
      current = ParagraphPieces(runs: [], style: .default)
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
        // The break stands before a paragraph, not in an empty one.
        if !isBreak || !current.runs.isEmpty || current.beginsPage || result.isEmpty {
          finish(run.attributes)
        }
        current.beginsPage = isBreak
      }
      index = end
    }
    finish(text.attributes(at: text.count))
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
