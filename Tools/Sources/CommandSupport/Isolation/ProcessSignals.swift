import FileAccess

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The signals by which a person or a system ends a command.
public enum ProcessSignals {
  /// The signals that ask a process to end.
  static let ending = [SIGINT, SIGTERM, SIGHUP]

  /// Lets the process end as others do: at once and quietly where nobody reads its output any more, and
  /// without a draft of a file where it is asked to end.
  ///
  /// Some programs start others with `SIGPIPE` ignored; a closed pipe is to end this one all the same.
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

  /// Waits for a tool that this process has started, which ends with it where this one is asked to end.
  ///
  /// One tool runs at a time. It may have a group of its own, which a person's interrupt does not reach.
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

  /// Ends this process by a signal, so that its parent sees which.
  static func endProcess(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    unblock(number)
    kill(getpid(), number)
    _exit(128 + number)
  }

  /// Lets a signal through, which a program may have blocked in the thread that started this one.
  private static func unblock(_ number: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}

/// The tool that runs, for the handler of signals; written by the thread that waits for it.
private nonisolated(unsafe) var runningTool: pid_t = 0
