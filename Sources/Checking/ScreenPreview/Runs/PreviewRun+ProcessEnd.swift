#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension PreviewRun {
  /// The way in which a document or a screen ended the process that showed it.
  @_spi(Supervision)
  public enum ProcessEnd: Hashable, Sendable, CustomStringConvertible {
    /// The process ended by a signal of the system, such as `SIGSEGV`, with the sentence that the runtime
    /// wrote before, such as "Fatal error: Index out of range", if it is known.
    case signal(Int32, words: String? = nil)
    /// The process exited before its results were known, with a status that may be 0.
    case exit(status: Int32)
    /// The process exceeded the time limit of a screen, in seconds.
    case tookTooLong(seconds: Int)
    /// The process exceeded the memory limit of a screen, in megabytes.
    case usedTooMuchMemory(megabytes: Int)

    /// A clause whose subject is the showing of the document or screen, without a full stop.
    public var description: String {
      switch self {
      case .exit(let status): "ended the process with status \(status)"
      case .usedTooMuchMemory(let megabytes): "used more than \(megabytes) MB of memory"
      case .signal(let number, let words):
        "ended the process with \(Self.name(number))" + (words.map { ": \"\($0)\"" } ?? "")
      case .tookTooLong(let seconds): "took more than \(seconds) s"
      }
    }

    private static func name(_ number: Int32) -> String {
      let names: [Int32: String] = [
        SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS",
        SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM",
      ]
      return names[number].map { "signal \(number) (\($0))" } ?? "signal \(number)"
    }
  }
}
