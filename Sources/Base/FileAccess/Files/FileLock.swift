#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A lock among processes, which the kernel releases when its holder ends for whatever reason.
package struct FileLock: Sendable {
  private let descriptor: Int32

  /// The pause between two attempts, in milliseconds.
  private static let pause = 10

  /// Waits for the lock of a file, which is made when it is missing.
  ///
  /// - Parameters:
  ///   - path: The path of the file; its folder has to be there.
  ///   - patience: The time to wait, in milliseconds.
  /// - Returns: The lock; `nil` when another holder keeps it for longer.
  /// - Throws: A file that cannot be made or opened.
  package static func take(_ path: String, patience: Int) throws(FileError) -> FileLock? {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError(.writing(errno), path: path) }
    var rest = patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, rest > 0 else {
        close(descriptor)
        return nil
      }
      usleep(UInt32(pause * 1000))
      rest -= pause
    }
    return FileLock(descriptor: descriptor)
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  /// Gives the lock back.
  package func release() { close(descriptor) }
}

extension FileError.Reason {
  /// The reason of a failed write by the number of the system's error.
  static func writing(_ number: Int32) -> Self {
    [ENOSPC, EDQUOT, EFBIG].contains(number) ? .full : .unwritable
  }
}
