#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The standard input as bytes.
public enum StandardInput {
  /// Reads to the end, piece by piece; a failure ends the input.
  ///
  /// - Parameter body: Called with each piece of at most 64 KiB.
  public static func forEachChunk(_ body: (ArraySlice<UInt8>) -> Void) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      body(chunk[..<count])
    }
  }

  /// Reads to the end.
  public static func bytes() -> [UInt8] {
    var bytes: [UInt8] = []
    forEachChunk { bytes += $0 }
    return bytes
  }
}
