/// A stretch of text in a file, from its start up to, not including, its end.
public struct SourceRange: Hashable, Sendable {
  /// The path of the file.
  public var file: String

  /// The first line, from 1.
  public var startLine: Int

  /// The first column in UTF-16 code units, from 1.
  public var startColumn: Int

  /// The line of the end, from 1.
  public var endLine: Int

  /// The column behind the last character, from 1.
  public var endColumn: Int

  /// Creates a range.
  ///
  /// - Precondition: Lines and columns count from 1, and the end is not before the start.
  public init(file: String, startLine: Int, startColumn: Int, endLine: Int, endColumn: Int) {
    precondition(startLine > 0 && startColumn > 0, "lines and columns count from 1")
    precondition(
      (startLine, startColumn) <= (endLine, endColumn),
      "a range does not end before its start"
    )
    self.file = file
    self.startLine = startLine
    self.startColumn = startColumn
    self.endLine = endLine
    self.endColumn = endColumn
  }
}
