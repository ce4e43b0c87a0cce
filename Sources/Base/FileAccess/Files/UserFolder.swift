#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The folders of the user of this process, by the XDG Base Directory Specification.
package enum UserFolder {
  /// The folder for data that stays; `nil` without a home.
  package static var data: String? {
    variable("XDG_DATA_HOME") ?? variable("HOME").map { FilePath.join($0, ".local/share") }
  }

  /// The folder for data that is gone when the user logs out; `nil` where the system has none.
  package static var runtime: String? { variable("XDG_RUNTIME_DIR") }

  /// The path that a variable holds; the specification says to ignore relative ones.
  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
      .map(FilePath.normalized)
  }
}
