#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The state of the terminal before a screen took it over, stored where a signal handler finds it.
///
/// A program has one controlling terminal, so there is one state. The handler calls only functions that POSIX
/// allows in handlers.
enum TerminalRestoration {
  // Written before the handlers are installed and after they are removed, and read by them.
  nonisolated(unsafe) private static var file: Int32 = -1
  nonisolated(unsafe) private static var attributes = termios()
  nonisolated(unsafe) private static var notice: Int32 = -1
  nonisolated(unsafe) private static var blocked = sigset_t()

  /// Leaves bracketed paste and the alternate screen, which also removes pictures.
  private static let farewell = StaticString("\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l")

  private static let fatal = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGPIPE,
  ]

  /// Switches a terminal to single keys without echo.
  ///
  /// - Returns: The ends of a pipe from which a byte can be read after a change of the size; `nil` if the
  ///   terminal cannot be switched.
  static func begin(_ terminal: Int32) -> [Int32]? {
    guard tcgetattr(terminal, &attributes) == 0 else { return nil }
    var pipes: [Int32] = [-1, -1]
    guard pipe(&pipes) == 0 else { return nil }
    for end in pipes {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    // A handler must not be the first to use a static property, which allocates.
    _ = farewell
    (file, notice) = (terminal, pipes[1])
    var raw = attributes
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INPCK | ISTRIP | IXON)
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
    for number in fatal {
      signal(number) { number in
        TerminalRestoration.giveBack()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    signal(SIGWINCH) { _ in
      var byte: UInt8 = 0
      write(TerminalRestoration.notice, &byte, 1)
    }
    unblock()
    guard tcsetattr(terminal, TCSADRAIN, &raw) == 0 else {
      end()
      return nil
    }
    return pipes
  }

  /// Unblocks signals that were blocked when the program was started.
  private static func unblock() {
    var wanted = sigset_t()
    sigemptyset(&wanted)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH] { sigaddset(&wanted, number) }
    sigprocmask(SIG_UNBLOCK, &wanted, &blocked)
  }

  /// Restores the terminal, once.
  static func end() {
    guard file >= 0 else { return }
    giveBack()
    for number in fatal + [SIGWINCH] { signal(number, SIG_DFL) }
    sigprocmask(SIG_SETMASK, &blocked, nil)
    file = -1
  }

  private static func giveBack() {
    let text = farewell
    write(file, text.utf8Start, text.utf8CodeUnitCount)
    tcsetattr(file, TCSADRAIN, &attributes)
  }
}
