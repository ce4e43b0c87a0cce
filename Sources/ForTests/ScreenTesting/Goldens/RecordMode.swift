#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// When what a test shows is written as what it expects from then on.
///
/// The environment variable `DYNAMIC_TYPE_RECORD` with the name of a mode comes before the one in a
/// call, so that a change is recorded without an edit: `DYNAMIC_TYPE_RECORD=all swift test`.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Where nothing is expected yet; the test fails that once and says so.
  case missing
  /// Also where what is shown differs; the test fails and says what changed.
  case failed
  /// Always, and the test passes.
  case all
  /// Never; the mode for continuous integration, which fails where nothing is expected.
  case never

  /// The mode of the environment, or this one.
  var effective: RecordMode {
    getenv("DYNAMIC_TYPE_RECORD").flatMap { RecordMode(rawValue: String(cString: $0)) } ?? self
  }
}
