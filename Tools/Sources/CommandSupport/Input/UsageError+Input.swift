import Diagnostics

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension UsageError {
  /// The error for an input that the system has just failed to open or to read.
  ///
  /// - Parameter name: The input as named in messages, such as `'labels.jsonl'`.
  /// - Returns: The error, by the number that the system has left.
  static func unreadable(_ name: String) -> UsageError {
    let number = errno
    let message =
      switch number {
      case ENOENT: "\(name) does not exist"
      case EISDIR: "\(name) is a folder, not a file"
      default: "\(name) cannot be read: \(String(cString: strerror(number)))"
      }
    return UsageError(message, status: .missingInput)
  }
}
