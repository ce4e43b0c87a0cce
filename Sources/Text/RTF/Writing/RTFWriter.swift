public import RichText

/// A writer of Rich Text Format in the shape that TextEdit writes.
///
/// ```swift
/// var note = RichTextDocument(AttributedText("Milk", font: .systemFont(ofSize: 17)))
/// note.attributes.textScaling = .standard
/// note.attributes.sourceTextScaling = .iOS
/// let bytes = RTFWriter.write(note)  // Sizes are converted from iOS: 17 becomes 13.09.
/// ```
///
/// The scaling of the document's attributes is written as `\cocoatextscaling`. Sizes are converted
/// only where the attributes give a source scaling too, as in Cocoa. Lengths of paragraphs are
/// rounded to twips, sizes of fonts to thousandths of a point. Fonts that follow the text size are
/// written in their present sizes.
public enum RTFWriter {
  /// Returns a document as the bytes of a file.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - scope: The sizes that a conversion between scalings changes.
  /// - Returns: The bytes, all of them ASCII.
  public static func write(
    _ document: RichTextDocument,
    scalingScope scope: TextScalingScope = .fonts
  ) -> [UInt8] {
    var document = document
    if let target = document.attributes.textScaling,
      let source = document.attributes.sourceTextScaling
    {
      document.text = document.text.converted(from: source, to: target, scope: scope)
      document.convertNotesAndPageTexts { $0.converted(from: source, to: target, scope: scope) }
    }
    let text = document.text
    let tables = WriterTables(document.texts, isCocoa: document.attributes.cocoaVersion != nil)
    var output = OutputBuffer()
    HeaderWriter(attributes: document.attributes, tables: tables).write(to: &output)
    PageTextWriter(document: document, tables: tables).write(to: &output)
    var body = BodyWriter(text, document.attributes, tables, output)
    body.write()
    return body.output.bytes
  }
}
