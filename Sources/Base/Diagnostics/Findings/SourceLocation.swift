/// A place in a file.
public struct SourceLocation: Hashable, Sendable {
  /// The path of the file, absolute or relative to the project's root, with `/` between folders.
  public var file: String

  /// The line, from 1; 0 where it is unknown.
  public var line: Int

  /// The column in UTF-16 code units, from 1; 0 where it is unknown.
  public var column: Int

  /// The identifier that the file itself gives the object, such as `aB3-cd-Efg` in a storyboard.
  public var objectID: String?

  /// Creates a location; values that are not given are unknown.
  public init(file: String, line: Int = 0, column: Int = 0, objectID: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.objectID = objectID
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The file with the line and the column that are known, as in `Main.storyboard:12:5`.
  public var description: String {
    guard line > 0 else { return file }
    return column > 0 ? "\(file):\(line):\(column)" : "\(file):\(line)"
  }
}
