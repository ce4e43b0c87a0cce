#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Files that are written whole or not at all.
///
/// Missing folders are created. The text is written to a draft beside the file, which replaces the
/// file only when every byte is written. A failed or incomplete write is an error, and leaves the
/// file as it was. A pipe or a device, such as `/dev/stdout`, is written to directly.
public enum FileReplacement {
  /// Writes bytes to a file.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try replace(path) { file in fwrite(bytes, 1, bytes.count, file) == bytes.count }
  }

  /// Writes a text to a file.
  public static func write(_ text: String, to path: String) throws(FileError) {
    try write(to: path) { $0(text) }
  }

  /// Writes a text that comes in pieces, which are never put together in memory.
  public static func write(
    to path: String,
    pieces: (_ piece: (String) -> Void) -> Void
  ) throws(FileError) {
    try replace(path) { file in
      var isWritten = true
      pieces { isWritten = write($0, file) && isWritten }
      return isWritten
    }
  }

  /// Writes a text that comes in pieces, unless its source fails before the end.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - pieces: Called once; returns whether the text is complete. The file stays as it was where
  ///     it is not.
  /// - Throws: An error where the text is not complete or cannot be written.
  public static func write(
    to path: String,
    completing pieces: (_ piece: (String) -> Void) -> Bool
  ) throws(FileError) {
    try replace(path) { file in
      var isWritten = true
      let isComplete = pieces { isWritten = write($0, file) && isWritten }
      return isWritten && isComplete
    }
  }

  private static func write(_ text: String, _ file: UnsafeMutablePointer<FILE>) -> Bool {
    var text = text
    let count = text.withUTF8 { $0.isEmpty ? 0 : fwrite($0.baseAddress, 1, $0.count, file) }
    return count == text.utf8.count
  }

  /// Opens a file for writing, after making its folder where that is missing.
  private static func open(_ place: String) -> UnsafeMutablePointer<FILE>? {
    if let file = fopen(place, "wb") { return file }
    guard errno == ENOENT else { return nil }
    makeFolders(above: place)
    return fopen(place, "wb")
  }

  /// Makes the folders on the way to a path that are missing.
  private static func makeFolders(above path: String) {
    for (index, character) in path.enumerated() where character == "/" && index > 0 {
      mkdir(String(path.prefix(index)), 0o777)
    }
  }

  /// Writes through a draft, or into a pipe or a device, which nothing may take the place of.
  private static func replace(
    _ path: String,
    body: (UnsafeMutablePointer<FILE>) -> Bool
  ) throws(FileError) {
    switch FileSystem.kind(of: path) {
    case .folder: throw FileError(.unwritable, path: path)
    case .other: return try write(to: path, for: path, body)
    case .file, nil: break
    }
    let draft = "\(path).\(getpid()).tmp"
    let number = DraftFiles.begin(draft)
    defer { DraftFiles.end(number) }
    do throws(FileError) {
      try write(to: draft, for: path, body)
      guard rename(draft, path) == 0 else { throw FileError(.writing(errno), path: path) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Opens a file, lets a closure write, and makes sure that every byte has left the process.
  private static func write(
    to place: String,
    for path: String,
    _ body: (UnsafeMutablePointer<FILE>) -> Bool
  ) throws(FileError) {
    guard let file = open(place) else { throw FileError(.writing(errno), path: path) }
    errno = 0
    let isWritten = body(file) && fflush(file) == 0
    let number = errno
    guard fclose(file) == 0, isWritten else { throw FileError(.writing(number), path: path) }
  }
}
