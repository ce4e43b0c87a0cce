import FileAccess

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Terminal {
  /// The standard output of this process, or of the one that prints for it.
  public static var standardOutput: Terminal {
    StandardOutput.redirection?.terminal ?? terminal(STDOUT_FILENO)
  }

  /// The standard error of this process.
  public static var standardError: Terminal { terminal(STDERR_FILENO) }

  private static func terminal(_ file: Int32) -> Terminal {
    Terminal(isInteractive: isatty(file) == 1, columns: reportedColumns(file)) { name in
      getenv(name).map { String(cString: $0) }
    }
  }

  private static func reportedColumns(_ file: Int32) -> Int? {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes lines to standard error; content of files cannot control the terminal.
  public static func writeError(_ text: String) {
    let bytes = Array((TerminalText.lines(text) + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
