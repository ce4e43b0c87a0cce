/// A reader of the characters of a document, without formatting.
///
/// Text is returned while the document is read, so a document of any length takes little memory.
///
/// ```swift
/// var stream = RTFTextStream()
/// var text = stream.read(Array(#"{\rtf1 Milk, \b br"#.utf8))
/// text += stream.read(Array("ead}".utf8)) + stream.finish()
/// print(text)  // Milk, bread
/// ```
public struct RTFTextStream {
  private var interpreter: Interpreter

  /// Creates a stream for one document.
  public init(limits: RTFLimits = RTFLimits()) {
    var options = RTFReadingOptions()
    options.limits = limits
    options.keepsUnknownWords = false
    interpreter = Interpreter(options: options, collectsRuns: false)
  }

  /// Reads the next bytes and returns the characters that they make complete.
  public mutating func read(_ chunk: some Sequence<UInt8>) -> String {
    interpreter.consume(chunk, isLast: false)
    return interpreter.takeText()
  }

  /// Ends the document and returns its last characters.
  public mutating func finish() -> String {
    interpreter.finish()
    return interpreter.takeText()
  }
}
