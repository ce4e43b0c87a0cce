#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension FileBytes {
  /// Reads a regular file piece by piece, which takes the memory of one piece whatever its length.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - body: Called with each piece of at most 64 KiB, in order.
  /// - Throws: A file that is missing, not regular, not readable, or a pointer of Git LFS.
  public static func forEachChunk(
    of path: String,
    _ body: (ArraySlice<UInt8>) -> Void
  ) throws(FileError) {
    try withFile(path) { file throws(FileError) in
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      var isFirst = true
      while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
        guard !isFirst || !LargeFilePointer.isPointer(chunk[..<count], size: count) else {
          throw FileError(.largeFilePointer, path: path)
        }
        isFirst = false
        body(chunk[..<count])
      }
      guard ferror(file) == 0 else { throw FileError(.unreadable, path: path) }
    }
  }
}
