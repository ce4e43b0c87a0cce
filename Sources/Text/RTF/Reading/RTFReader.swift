public import RichText

/// A reader of Rich Text Format.
///
/// The content of a document never makes it fail: it returns the parts that it understood, and
/// diagnostics. The reader takes a document whole or in chunks of any length.
///
/// ```swift
/// let bytes = Array(#"{\rtf1\ansi Plain and {\b bold}}"#.utf8)
/// let result = RTFReader.read(bytes)
/// print(result.document.text.string)  // Plain and bold
/// ```
///
/// Reading takes time linear in the length. Nothing recurses, and memory beside the text is bounded
/// by ``RTFLimits``.
public struct RTFReader {
  private var interpreter: Interpreter
  private let options: RTFReadingOptions

  /// Creates a reader of one document.
  public init(options: RTFReadingOptions = RTFReadingOptions()) {
    self.options = options
    interpreter = Interpreter(options: options, collectsRuns: true)
  }

  /// Reads the next bytes of the document.
  public mutating func consume(_ chunk: some Sequence<UInt8>) {
    interpreter.consume(chunk, isLast: false)
  }

  /// Ends the document and returns what was read.
  public mutating func finish() -> RTFReadingResult {
    interpreter.finish()
    return RTFReadingResult(
      document: options.converted(interpreter.document()),
      diagnostics: interpreter.log.diagnostics,
      omittedDiagnostics: interpreter.log.omitted,
      textWithoutFont: interpreter.textWithoutFont
    )
  }

  /// Reads a whole document.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the document.
  ///   - options: The choices of the reader.
  /// - Returns: The document and the faults that it has.
  public static func read(
    _ bytes: some Sequence<UInt8>,
    options: RTFReadingOptions = RTFReadingOptions()
  ) -> RTFReadingResult {
    var reader = RTFReader(options: options)
    reader.interpreter.consume(bytes, isLast: true)
    return reader.finish()
  }
}

/// A document that was read, with its faults.
public struct RTFReadingResult: Hashable, Sendable {
  /// The document.
  public let document: RichTextDocument

  /// The faults in the order of their places, up to the limit.
  public let diagnostics: [RTFDiagnostic]

  /// The number of faults beyond the limit.
  public let omittedDiagnostics: Int

  /// The place in bytes of the first text whose font the document does not name; `nil` where all text
  /// has one.
  ///
  /// Such text is read in Helvetica, as Cocoa does; other programs choose fonts of their own.
  public let textWithoutFont: Int?
}
