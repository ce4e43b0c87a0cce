#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
import Diagnostics

/// The bytes of a file or of standard input, read piece by piece as they are needed.
public struct InputBytes: ~Copyable {
  private let descriptor: Int32
  private let name: String

  /// Opens a file or a pipe by its path; `-` for standard input.
  ///
  /// A device may be endless and is rejected.
  public init(path: String) throws(UsageError) {
    name = InputDescriptor.name(of: path)
    descriptor = try InputDescriptor.opened(path)
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// Returns the next piece, 256 KB at most, or `nil` at the end.
  public mutating func next() throws(UsageError) -> [UInt8]? {
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    let count = read(descriptor, &piece, piece.count)
    guard count >= 0 else {
      throw UsageError.unreadable(name)
    }
    guard count > 0 else { return nil }
    piece.removeLast(piece.count - count)
    return piece
  }
}
