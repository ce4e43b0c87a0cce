import RichText

extension BodyWriter {
  /// Returns a style with the number of the note that the text is the mark of.
  mutating func marked(_ style: InlineStyle, _ attributes: TextAttributes) -> InlineStyle {
    guard let note = attributes[Footnote.self] else { return style }
    guard let number = notes?.number(of: note).number else {
      omit(.nestedNote)
      return style
    }
    if style.attachment != nil { omit(.attachment) }
    return style.marking(note: number)
  }

  /// Writes the notes behind the text.
  mutating func writeNotes() {
    for (index, note) in (notes?.notes ?? []).enumerated() {
      let start = "[^\(index + 1)]: "
      let block = Level(identity: "n", kind: .note, first: start, rest: "    ")
      var body = BodyWriter(note.textWithoutNumber ?? note.text, in: block, bodyFont: bodyFont)
      body.write()
      omissions.merge(body.omissions, uniquingKeysWith: +)
      if !output.isEmpty { output += "\n" }
      output += body.output.isEmpty ? start.dropLast() + "\n" : body.output
    }
  }
}
