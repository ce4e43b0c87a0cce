import RichText

/// Paragraphs that become one text, with line feeds between them.
struct TextAccumulator {
  private(set) var string = ""
  private(set) var runs: [(length: Int, attributes: TextAttributes)] = []
  private(set) var isEmpty = true

  /// Adds a paragraph; the line feed before it has the formatting of the one before.
  mutating func append(
    _ pieces: [(text: String, attributes: TextAttributes)],
    style: ParagraphStyle
  ) {
    if !isEmpty, let last = runs.last { append("\n", last.attributes) }
    isEmpty = false
    for piece in pieces {
      var attributes = piece.attributes
      attributes.font = attributes.font.withFaceTraits
      attributes.paragraphStyle = style == ParagraphStyle.default ? nil : style
      append(piece.text, attributes)
    }
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
