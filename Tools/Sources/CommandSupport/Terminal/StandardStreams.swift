#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The three standard streams of a process.
public enum StandardStreams {
  /// Opens the standard streams with which the process was not started.
  ///
  /// Otherwise a file that is opened later would take the descriptor, and output for the stream would end up
  /// in the file. Reading the input and writing the outputs still fails.
  public static func fillMissing() {
    let modes = [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    for (stream, mode) in modes where fcntl(stream, F_GETFD) == -1 { _ = open("/dev/null", mode) }
  }
}
