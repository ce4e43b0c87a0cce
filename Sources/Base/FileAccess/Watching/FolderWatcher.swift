#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Watches the files below folders, and says which were written, added or removed.
///
/// On Linux the kernel reports changes; where it does not, or has no watches left, the files are
/// compared with their earlier state. A watcher belongs to one task.
public final class FolderWatcher {
  private let isWatched: (String) -> Bool
  private let folders: [String]
  #if os(Linux)
  private var queue: FolderEvents?
  #endif
  private var stamps: [String: FileStamp] = [:]

  /// The pause between two comparisons, in milliseconds.
  private static let pause = 200
  /// The time in which changes that belong together arrive, in milliseconds.
  private static let calm = 20

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - folders: The paths of the folders.
  ///   - isWatched: Whether a folder is watched, by its path; its contents are left out with it.
  public init(_ folders: [String], where isWatched: @escaping (String) -> Bool = { _ in true }) {
    self.folders = folders
    self.isWatched = isWatched
    #if os(Linux)
    queue = FolderEvents()
    for folder in folders where queue?.add(folder, isWatched) == false { queue = nil }
    if queue != nil { return }
    #endif
    stamps = stampsNow()
  }

  /// Returns the paths of the files that changed since the last call.
  ///
  /// - Parameter timeout: The time to wait for a change, in milliseconds.
  /// - Returns: The paths, sorted; none after the timeout.
  public func changes(timeout: Int) -> [String] {
    #if os(Linux)
    if let queue {
      var paths = queue.changes(timeout: timeout, isWatched)
      while !paths.isEmpty, case let more = queue.changes(timeout: Self.calm, isWatched),
        !more.isEmpty
      { paths.formUnion(more) }
      return paths.sorted()
    }
    #endif
    var rest = timeout
    while true {
      let now = stampsNow()
      let changed = Set(now.keys).union(stamps.keys).filter { now[$0] != stamps[$0] }
      stamps = now
      if !changed.isEmpty || rest <= 0 { return changed.sorted() }
      usleep(UInt32(min(rest, Self.pause) * 1000))
      rest -= Self.pause
    }
  }

  private func stampsNow() -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    var pending = folders
    var seen: Set<FileSystem.Identity> = []
    while let folder = pending.popLast() {
      guard let identity = FileSystem.identity(of: folder), seen.insert(identity).inserted else {
        continue
      }
      for name in FileSystem.names(in: folder) {
        let path = FilePath.join(folder, name)
        switch FileSystem.kind(of: path) {
        case .folder where isWatched(path): pending.append(path)
        case .file: stamps[path] = FileStamp(of: path)
        case .folder, .other, nil: break
        }
      }
    }
    return stamps
  }
}
