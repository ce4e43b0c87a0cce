#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The rule for writing the screens of a test as its new expectation.
///
/// The environment variable `DYNAMIC_TYPE_RECORD` with the name of a mode comes before the one in a
/// call, so that a change is recorded without an edit: `DYNAMIC_TYPE_RECORD=all swift test`.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Records where there is no expectation yet; the test fails this once with a message.
  case missing
  /// Also records where the screen differs; the test fails with the changes.
  case failed
  /// Always, and the test passes.
  case all
  /// Never records; the mode for continuous integration, which fails without an expectation.
  case never

  /// The mode of the environment, or this one.
  var effective: RecordMode {
    getenv("DYNAMIC_TYPE_RECORD").flatMap { RecordMode(rawValue: String(cString: $0)) } ?? self
  }
}
