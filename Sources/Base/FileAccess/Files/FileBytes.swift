#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Whole files, read with the C library.
public enum FileBytes {
  /// The largest file that is read where a caller names no limit: 64 MiB.
  public static let defaultLimit = 1 << 26

  /// Returns the bytes of a regular file.
  ///
  /// Opening a pipe or a device could block forever, so these are an error.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The number of bytes beyond which the file is refused.
  /// - Returns: The bytes.
  /// - Throws: A file that is missing, not regular, not readable, too large, or a pointer of Git LFS.
  public static func read(
    _ path: String,
    limit: Int = defaultLimit
  ) throws(FileError) -> [UInt8] {
    try withFile(path) { file throws(FileError) in
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
        bytes += chunk[..<count]
        guard bytes.count <= limit else { throw FileError(.tooLarge(limit: limit), path: path) }
      }
      guard ferror(file) == 0 else { throw FileError(.unreadable, path: path) }
      guard !LargeFilePointer.isPointer(bytes, size: bytes.count) else {
        throw FileError(.largeFilePointer, path: path)
      }
      return bytes
    }
  }

  /// Opens a regular file for the time of a call.
  static func withFile<Result>(
    _ path: String,
    _ body: (UnsafeMutablePointer<FILE>) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    switch FileSystem.kind(of: path) {
    case nil: throw FileError(errno == EACCES ? .unreadable : .missing, path: path)
    case .folder, .other: throw FileError(.notAFile, path: path)
    case .file: break
    }
    guard let file = fopen(path, "rb") else { throw FileError(.unreadable, path: path) }
    defer { fclose(file) }
    return try body(file)
  }

  /// Returns the first bytes of a regular file, or `nil` where there is none that can be read.
  public static func prefix(of path: String, count: Int) -> [UInt8]? {
    try? withFile(path) { file throws(FileError) in
      var bytes = [UInt8](repeating: 0, count: count)
      let read = fread(&bytes, 1, count, file)
      guard ferror(file) == 0 else { throw FileError(.unreadable, path: path) }
      return Array(bytes[..<read])
    }
  }
}
