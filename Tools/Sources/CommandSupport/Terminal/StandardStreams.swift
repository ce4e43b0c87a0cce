#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The three streams that a process is started with.
public enum StandardStreams {
  /// Fills the places of streams that the process was started without.
  ///
  /// A file that is opened later would otherwise take such a place, and what is meant for the stream
  /// would reach the file. Reading the input and writing the outputs still fails.
  public static func fillMissing() {
    let modes = [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    for (stream, mode) in modes where fcntl(stream, F_GETFD) == -1 { _ = open("/dev/null", mode) }
  }
}
