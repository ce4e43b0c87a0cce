/// An error of the compiler.
public struct CompilerDiagnostic: Hashable, Sendable, Codable {
  /// The file as the compiler prints it: the path of an original or of a copy, or `<unknown>`.
  public var file: String

  /// The line, from 1; 0 for an error without a place.
  public var line: Int

  /// The column in UTF-8 bytes, from 1; 0 for an error without a place.
  public var column: Int

  /// The message without its severity.
  public var message: String

  /// Creates a diagnostic.
  public init(file: String, line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}
