#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The properties of a file that change when it is written: its size and the time of its last
/// change.
public struct FileStamp: Hashable, Sendable {
  /// The size in bytes.
  public let size: Int
  /// The time of the last change, in nanoseconds.
  public let nanoseconds: Int

  /// Reads the stamp of what a path names; `nil` where there is nothing.
  public init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    nanoseconds = Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }
}
