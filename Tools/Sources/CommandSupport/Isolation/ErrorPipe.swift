#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The standard error of a child, which passes through this process so that its last lines are known.
///
/// The runtime explains in a line why it ends a process, but not in the status.
final class ErrorPipe {
  /// The writing end, for the child.
  let writer: Int32
  private let reader: Int32
  private var isWriterOpen = true
  private var tail: [UInt8] = []
  /// Whether this process passes the output on.
  private let isHeard: Bool

  /// The number of bytes at the end that are kept: a stack trace may follow the sentence.
  private static let limit = 262_144

  /// Opens a pipe; `nil` if the process has too many open files.
  ///
  /// - Parameter isHeard: Whether the output is written to this process's standard error.
  init?(isHeard: Bool) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    (reader, writer) = (ends[0], ends[1])
    self.isHeard = isHeard
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(reader, F_SETFL, O_NONBLOCK)
  }

  deinit {
    closeWriter()
    close(reader)
  }

  /// Closes this process's copy of the writing end.
  func closeWriter() {
    guard isWriterOpen else { return }
    isWriterOpen = false
    close(writer)
  }

  /// The reading end, for waiting.
  var descriptor: Int32 { reader }

  /// Reads the available output, and writes it to this process's standard error if it is passed on.
  ///
  /// - Returns: Whether more may come.
  @discardableResult
  func pass() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    // A screen that writes endlessly must not keep this process from its other work.
    for _ in 0..<16 {
      let count = read(reader, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 }
      tail = Array((tail + bytes.prefix(count)).suffix(Self.limit))
      guard isHeard else { continue }
      var rest = bytes[..<count]
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { break }
        rest = rest.dropFirst(written)
      }
    }
    return true
  }

  /// The sentence with which a runtime has ended the child; `nil` if there is none.
  var lastWords: String? { LastWords.sentence(in: String(decoding: tail, as: UTF8.self)) }
}
