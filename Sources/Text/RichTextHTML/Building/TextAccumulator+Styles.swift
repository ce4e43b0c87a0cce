import FontDescriptors
import RichText

extension TextAccumulator {
  /// Adds a paragraph in a style, with the traits of fonts that the names of their faces say.
  mutating func append(
    _ pieces: [(text: String, attributes: TextAttributes)],
    style: ParagraphStyle
  ) {
    append(
      pieces.map { piece in
        var attributes = piece.attributes
        attributes.font = attributes.font.withFaceTraits
        attributes.paragraphStyle = style == ParagraphStyle.default ? nil : style
        return (piece.text, attributes)
      }
    )
  }
}
