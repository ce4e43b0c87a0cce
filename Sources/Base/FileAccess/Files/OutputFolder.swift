/// A folder to write into, and nothing outside it.
public struct OutputFolder: Hashable, Sendable {
  /// The path of the folder, which is made when the first file is written.
  public let path: String

  /// Creates a folder at a path.
  public init(path: String) { self.path = path }

  /// Writes bytes to a file whose path is relative to the folder.
  public func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    try FileReplacement.write(bytes, to: target(name))
  }

  /// Writes a text to a file whose path is relative to the folder.
  public func write(_ text: String, to name: String) throws(FileError) {
    try FileReplacement.write(text, to: target(name))
  }

  /// Writes a text that comes in pieces, which are never put together in memory.
  public func write(
    to name: String,
    pieces: (_ piece: (String) -> Void) -> Void
  ) throws(FileError) {
    try FileReplacement.write(to: target(name), pieces: pieces)
  }

  /// Writes a text that comes in pieces, unless its source fails before the end.
  ///
  /// - Parameters:
  ///   - name: The path of the file relative to the folder.
  ///   - pieces: Called once; returns whether the text is complete. The file stays as it was where
  ///     it is not.
  /// - Throws: An error where the text is not complete or cannot be written.
  public func write(
    to name: String,
    completing pieces: (_ piece: (String) -> Void) -> Bool
  ) throws(FileError) {
    try FileReplacement.write(to: target(name), completing: pieces)
  }

  /// Returns the path of a file in the folder.
  private func target(_ name: String) throws(FileError) -> String {
    let target = path == "." ? name : path + "/" + name
    guard !FilePath.normalized(name).hasPrefix(".."), !name.hasPrefix("/") else {
      throw FileError(.unwritable, path: target)
    }
    return target
  }
}
