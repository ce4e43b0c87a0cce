/// Paragraphs that become one text, with line feeds between them.
package struct TextAccumulator {
  package private(set) var string = ""
  package private(set) var runs: [(length: Int, attributes: TextAttributes)] = []
  package private(set) var isEmpty = true

  /// Whether the last paragraph has no text, so that its attributes have no place.
  package private(set) var endsEmpty = false

  /// Creates a text without paragraphs.
  package init() {}

  /// Adds a paragraph; the line feed before it has the formatting of the one before.
  package mutating func append(_ pieces: [(text: String, attributes: TextAttributes)]) {
    if !isEmpty { endParagraph() }
    isEmpty = false
    endsEmpty = pieces.allSatisfy(\.text.isEmpty)
    for piece in pieces { append(piece.text, piece.attributes) }
  }

  /// Adds a line feed with the formatting of the text before it.
  package mutating func endParagraph() {
    if let last = runs.last { append("\n", last.attributes) }
  }

  private mutating func append(_ text: String, _ attributes: TextAttributes) {
    let length = text.utf16.count
    string += text
    if let last = runs.indices.last, runs[last].attributes == attributes {
      runs[last].length += length
    } else {
      runs.append((length, attributes))
    }
  }
}
