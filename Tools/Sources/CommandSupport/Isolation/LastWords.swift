import FileAccess

/// The sentence that a runtime writes to standard error before it ends the process.
public enum LastWords {
  /// The marks of such sentences: those of Swift's runtime, of C's `assert` and heap, and of Rust.
  private static let marks = [
    "Fatal error", "Assertion failed", "Assertion `", "Could not cast value of type",
    "Fatal access conflict", "terminate called", "panicked at", "free(): ", "malloc(): ",
    "double free", "stack smashing detected",
  ]

  /// The most characters of a sentence.
  private static let limit = 240

  /// The last such sentence in a text, without addresses, which differ from run to run.
  ///
  /// - Parameter text: The end of a process's output.
  /// - Returns: The sentence without a full stop; `nil` if there is none.
  public static func sentence(in text: String) -> String? {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let line = lines.last(where: { line in marks.contains { line.contains($0) } }) else {
      return nil
    }
    var sentence = TerminalText.line(String(line)).replacing(/\ ?\(?0x[0-9a-fA-F]+\)?/, with: "")
    while let last = sentence.last, last == "." || last.isWhitespace { sentence.removeLast() }
    return sentence.count <= limit ? sentence : sentence.prefix(limit - 1) + "…"
  }
}
