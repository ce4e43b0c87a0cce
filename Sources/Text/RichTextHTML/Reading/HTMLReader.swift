public import RichText

/// A reader of HTML.
///
/// The content of a document never makes it fail: it returns the parts that it understood, and
/// diagnostics. Nothing is fetched, and no script runs.
///
/// ```swift
/// let result = HTMLReader.read(Array("<h1>Milk</h1><p>and <b>bread</b></p>".utf8))
/// print(result.document.text.string.split(separator: "\n"))  // ["Milk", "and bread"]
/// ```
///
/// A pixel of CSS is a point, as in a web view on iOS. A point of CSS is 4/3 of it. Text in
/// headings, and text under Apple's keywords such as `-apple-system-body`, follows a text style.
public enum HTMLReader {
  /// Reads a document or a part of one.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, in UTF-8 or in the encoding that they name.
  ///   - options: The choices of the reader.
  /// - Returns: The document and the faults that it has.
  public static func read(
    _ bytes: some Sequence<UInt8>,
    options: HTMLReadingOptions = HTMLReadingOptions()
  ) -> HTMLReadingResult {
    let builder = DocumentBuilder(options: options)
    HTMLParser.parse(Array(bytes), limits: options.limits, into: builder)
    return HTMLReadingResult(
      document: builder.document(),
      diagnostics: builder.log.diagnostics,
      omittedDiagnostics: builder.log.omitted
    )
  }
}

/// A document that was read from HTML, with its faults.
public struct HTMLReadingResult: Hashable, Sendable {
  /// The document.
  public let document: RichTextDocument

  /// The faults in the order in which they were found, up to the limit.
  public let diagnostics: [HTMLDiagnostic]

  /// The number of faults beyond the limit.
  public let omittedDiagnostics: Int
}
