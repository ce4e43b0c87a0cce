#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The folder in which the command caches values that it can compute again.
public enum CacheFolder {
  /// Returns the subfolder with a name in the user's cache folder; `nil` if there is none.
  public static func path(_ name: String) -> String? {
    func value(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    return (value("XDG_CACHE_HOME") ?? value("HOME").map { $0 + "/.cache" })
      .map { "\($0)/dynamictype/\(name)" }
  }
}
