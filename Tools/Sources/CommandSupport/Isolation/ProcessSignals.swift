import FileAccess

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The signals with which a user or the system ends a command.
public enum ProcessSignals {
  /// The signals that request the end of a process.
  static let ending = [SIGINT, SIGTERM, SIGHUP]

  /// Ends the process as other programs end: at once and quietly if its output is no longer read, and without
  /// leaving a draft of a file if it is interrupted.
  ///
  /// Some programs start others with `SIGPIPE` ignored; a closed pipe must still end this one.
  public static func prepare() {
    signal(SIGPIPE, SIG_DFL)
    for number in ending + [SIGPIPE, SIGCHLD] { unblock(number) }
    DraftFiles.removeAll()
    for number in ending where !isIgnored(number) {
      signal(number) { number in
        DraftFiles.removeAll()
        if runningTool > 0 {
          kill(-runningTool, SIGTERM)
          kill(runningTool, SIGTERM)
        }
        ProcessSignals.endProcess(by: number)
      }
    }
  }

  /// Waits for a tool that this process has started; the tool ends when this process is interrupted.
  ///
  /// One tool runs at a time. It may have its own process group, which a user's interrupt does not reach.
  public static func endingWithThisProcess<Result>(
    _ process: Int32,
    _ wait: () -> Result
  ) -> Result {
    runningTool = process
    defer { runningTool = 0 }
    return wait()
  }

  /// Whether a signal is ignored, as `nohup` has it.
  static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
    let handler = action.__sa_handler.sa_handler
    #else
    let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Ends this process by a signal, so that its parent sees which one.
  static func endProcess(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    unblock(number)
    kill(getpid(), number)
    _exit(128 + number)
  }

  /// Unblocks a signal, which the thread that started this process may have blocked.
  private static func unblock(_ number: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}

/// The running tool, for the signal handler; written by the thread that waits for it.
private nonisolated(unsafe) var runningTool: pid_t = 0
