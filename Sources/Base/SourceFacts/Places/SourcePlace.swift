/// A line and a column of a source file, both from 1.
///
/// The column counts bytes of UTF-8.
public struct SourcePosition: Hashable, Sendable, Codable {
  /// The line.
  public var line: Int

  /// The column, in bytes.
  public var column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A position with the file that it lies in.
public struct SourcePlace: Hashable, Sendable, Codable {
  /// The path of the file, as it was given to the reader.
  public var file: String

  /// The position in the file.
  public var position: SourcePosition

  /// Makes a place.
  public init(file: String, position: SourcePosition) {
    self.file = file
    self.position = position
  }
}
