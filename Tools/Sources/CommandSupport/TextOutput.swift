import FileAccess

/// A text that is written to a file, or to standard output if none is named.
public struct TextOutput: Sendable {
  /// The path, or `nil` for standard output.
  public let path: String?

  /// Creates an output.
  public init(path: String?) { self.path = path }

  /// Writes the text, replacing an existing file.
  public func write(_ text: String) throws(UsageError) {
    guard let path else {
      StandardOutput.write(text)
      return
    }
    do throws(FileError) {
      try FileReplacement.write(text, to: path)
    } catch {
      throw UsageError(error)
    }
  }
}
