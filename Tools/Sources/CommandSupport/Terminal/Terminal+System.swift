#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Terminal {
  /// What the standard output of this process is connected to.
  public static var standardOutput: Terminal {
    Terminal(isInteractive: isatty(STDOUT_FILENO) == 1, columns: reportedColumns) { name in
      getenv(name).map { String(cString: $0) }
    }
  }

  private static var reportedColumns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes a line to standard error.
  public static func writeError(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
