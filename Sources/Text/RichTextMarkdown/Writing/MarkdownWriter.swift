public import RichText

/// A writer of Markdown: CommonMark with GitHub's tables, task lists and strikethrough.
///
/// ```swift
/// let result = MarkdownReader.read(Array("* Milk\n* Bread".utf8))
/// print(MarkdownWriter.write(result.document).text)
/// ```
///
/// Lines are as long as their paragraphs. Marks that have no form in Markdown, such as an
/// underline, are tags of HTML, which GitHub and the reader of this module know.
public enum MarkdownWriter {
  /// Returns a document as Markdown.
  ///
  /// - Parameter document: The document.
  /// - Returns: The text, and the number of the parts that Markdown cannot hold.
  public static func write(_ document: RichTextDocument) -> MarkdownWritingResult {
    var body = BodyWriter(document.text)
    body.write()
    body.writeNotes()
    for _ in document.pageTexts.headers { body.omit(.pageText) }
    for _ in document.pageTexts.footers { body.omit(.pageText) }
    return MarkdownWritingResult(text: body.output, omissions: body.omissions)
  }
}

/// A document that was written, with the number of the parts that it does not hold.
public struct MarkdownWritingResult: Hashable, Sendable {
  /// The text.
  public let text: String

  /// The number of stretches or paragraphs that lost something, by the kind of loss.
  public let omissions: [MarkdownOmission: Int]
}
