/// A line and a column of a text, both from 1; the column counts UTF-16 code units.
public struct TextPosition: Hashable, Sendable {
  /// The line.
  public var line: Int

  /// The column.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
