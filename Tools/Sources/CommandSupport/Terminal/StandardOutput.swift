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

/// The standard output as a whole: what a full disk or a closed terminal takes from an answer.
public enum StandardOutput {
  /// Lets the process end with an error where not everything that was printed could be written.
  ///
  /// A file that would become larger than the process may make one is such an error, too, and no
  /// longer a signal that ends the process.
  public static func endWithErrorWhereWritingFails() {
    signal(SIGXFSZ, SIG_IGN)
    atexit {
      guard fflush(stdout) != 0 || ferror(stdout) != 0 else { return }
      Terminal.writeError("error: the standard output cannot be written")
      _exit(ExitStatus.unwritableOutput.rawValue)
    }
  }

  /// A place that texts go to in place of the standard output.
  struct Redirection: Sendable {
    /// The terminal, or none, on which they are read in the end.
    var terminal: Terminal
    /// Takes a text.
    var take: @Sendable (String) -> Void
  }

  private static let redirections = Mutex<Redirection?>(nil)

  /// The place that texts go to; `nil` for the standard output itself.
  static var redirection: Redirection? {
    get { redirections.withLock { $0 } }
    set { redirections.withLock { $0 = newValue } }
  }

  /// Prints a text for a person: what files say in it cannot steer the terminal.
  public static func print(_ text: String, terminator: String = "\n") {
    write(TerminalText.styledLines(text) + terminator)
  }

  /// Writes a text as it is, or hands it to whoever prints it for this process.
  public static func write(_ text: String) {
    if let redirection { return redirection.take(text) }
    write(Array(text.utf8))
  }

  /// Writes bytes after what was printed.
  public static func write(_ bytes: [UInt8]) { fwrite(bytes, 1, bytes.count, stdout) }

  /// Writes what was printed so far, for readers that wait for it.
  public static func flush() { fflush(stdout) }
}
