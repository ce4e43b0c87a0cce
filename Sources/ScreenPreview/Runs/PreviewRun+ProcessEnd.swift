#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension PreviewRun {
  /// The way in which a document ended the process that showed it.
  public enum ProcessEnd: Hashable, Sendable, CustomStringConvertible {
    /// By a signal of the system, such as `SIGSEGV`.
    case signal(Int32)
    /// By taking longer than a document may, in seconds.
    case tookTooLong(seconds: Int)

    /// A clause with the document as its subject, without a full stop.
    public var description: String {
      switch self {
      case .signal(let number): "ended the process with \(Self.name(number))"
      case .tookTooLong(let seconds): "took more than \(seconds) s"
      }
    }

    private static func name(_ number: Int32) -> String {
      let names: [Int32: String] = [
        SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS",
        SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV",
      ]
      return names[number].map { "signal \(number) (\($0))" } ?? "signal \(number)"
    }
  }
}
