#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A pipe into which signal handlers write, which wakes up a process that waits for children.
final class WakePipe {
  private let reader: Int32

  private init(reader: Int32) { self.reader = reader }

  /// The pipe of this process, to which its signals are routed from then on.
  static func shared() throws(UsageError) -> WakePipe {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw UsageError("cannot wait for a process") }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    wakeDescriptor = ends[1]
    for number in ProcessSignals.ending + [SIGCHLD] {
      // Signals that nohup and shells ignore stay ignored.
      if number != SIGCHLD, ProcessSignals.isIgnored(number) { continue }
      signal(number) { number in
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(wakeDescriptor, &byte, 1)
        errno = error
      }
    }
    return WakePipe(reader: ends[0])
  }

  /// Waits for a signal, or for readable data.
  ///
  /// - Parameters:
  ///   - milliseconds: The longest time.
  ///   - others: The descriptors on which data may become readable.
  /// - Returns: A signal that requests the end of this process; `nil` for a child that ended, for readable
  ///   data, and after the time.
  func wait(milliseconds: Int32, orAt others: [Int32] = []) -> Int32? {
    var states = ([reader] + others).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&states, nfds_t(states.count), milliseconds) > 0, states[0].revents != 0 else {
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(reader, &bytes, bytes.count)
    return bytes.prefix(max(0, count)).map { Int32($0) }.first { $0 != SIGCHLD }
  }
}

/// The writing end of the pipe, for signal handlers.
private nonisolated(unsafe) var wakeDescriptor: Int32 = -1
