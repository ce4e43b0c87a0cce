import Diagnostics
import Diagnostics
import FileAccess
import Synchronization

#if canImport(Darwin)
@preconcurrency import Darwin
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Glibc
#endif

/// The whole standard output, including errors such as a full disk or a closed terminal.
public enum StandardOutput {
  /// Ends the process with an error if not all of the output could be written.
  ///
  /// Exceeding the process's file size limit is also such an error, and no longer a signal that ends the
  /// process.
  public static func endWithErrorWhereWritingFails() {
    signal(SIGXFSZ, SIG_IGN)
    atexit {
      guard fflush(stdout) != 0 || ferror(stdout) != 0 else { return }
      Terminal.writeError("error: the standard output cannot be written")
      _exit(ExitStatus.unwritableOutput.rawValue)
    }
  }

  /// A destination for texts in place of standard output.
  struct Redirection: Sendable {
    /// The terminal on which they are eventually read, or none.
    var terminal: Terminal
    /// Receives a text.
    var take: @Sendable (String) -> Void
  }

  private static let redirections = Mutex<Redirection?>(nil)

  /// The destination of texts; `nil` for standard output itself.
  static var redirection: Redirection? {
    get { redirections.withLock { $0 } }
    set { redirections.withLock { $0 = newValue } }
  }

  /// Prints a text for people: content of files cannot control the terminal.
  public static func print(_ text: String, terminator: String = "\n") {
    write(TerminalText.styledLines(text) + terminator)
  }

  /// Writes a text as it is, or passes it to the process that prints for this one.
  public static func write(_ text: String) {
    if let redirection { return redirection.take(text) }
    write(Array(text.utf8))
  }

  /// Writes bytes after the printed text.
  public static func write(_ bytes: [UInt8]) { fwrite(bytes, 1, bytes.count, stdout) }

  /// Flushes the printed text, for readers that wait for it.
  public static func flush() { fflush(stdout) }
}
