public import RichText

/// A reader of Markdown: CommonMark with GitHub's tables, task lists, strikethrough and addresses.
///
/// The content of a document never makes it fail: it returns the parts that it understood, and
/// diagnostics. Nothing is fetched.
///
/// ```swift
/// let result = MarkdownReader.read(Array("# Milk\n\nand **bread**".utf8))
/// print(result.document.text.string)
/// ```
///
/// Headings and text follow text styles, so that the document follows the content size category
/// with `AttributedText.adjusted(to:)`.
public enum MarkdownReader {
  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The bytes in UTF-8.
  ///   - options: The choices of the reader.
  /// - Returns: The document and the faults that it has.
  public static func read(
    _ bytes: some Sequence<UInt8>,
    options: MarkdownReadingOptions = MarkdownReadingOptions()
  ) -> MarkdownReadingResult {
    var log = DiagnosticLog(limit: options.limits.diagnostics)
    let input = MarkdownGuard(Array(bytes), limits: options.limits, log: &log)
    var builder = DocumentBuilder(options: options, log: log)
    MarkdownParser.parse(input.bytes, hasTables: input.hasTables) { builder.handle($0) }
    return MarkdownReadingResult(
      document: builder.document(),
      diagnostics: builder.log.diagnostics,
      omittedDiagnostics: builder.log.omitted
    )
  }
}

/// A document that was read from Markdown, with its faults.
public struct MarkdownReadingResult: Hashable, Sendable {
  /// The document.
  public let document: RichTextDocument

  /// The faults in the order in which they were found, up to the limit.
  public let diagnostics: [MarkdownDiagnostic]

  /// The number of faults beyond the limit.
  public let omittedDiagnostics: Int
}
