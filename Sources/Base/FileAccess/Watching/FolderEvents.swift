#if os(Linux)
#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Changes of files as the Linux kernel reports them (inotify).
final class FolderEvents {
  private let descriptor: Int32
  private var folders: [Int32: String] = [:]
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// The bytes of an event before its name.
  private static let headSize = 16
  private static let changes =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
    | UInt32(IN_MOVED_TO)

  /// Creates an empty queue; `nil` where the kernel gives none.
  init?() {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Watches a folder and those below it; false when the kernel has no watches left.
  func add(_ root: String, _ isWatched: (String) -> Bool) -> Bool {
    var pending = [root]
    while let folder = pending.popLast() {
      let watch = inotify_add_watch(descriptor, folder, Self.changes)
      guard watch >= 0 else {
        if errno == ENOSPC || errno == EMFILE { return false }
        continue
      }
      // A folder that is there already is a circle of links.
      guard folders[watch] == nil else { continue }
      folders[watch] = folder
      for name in FileSystem.names(in: folder) {
        let path = FilePath.join(folder, name)
        if FileSystem.kind(of: path) == .folder, isWatched(path) { pending.append(path) }
      }
    }
    return true
  }

  /// Waits for changes and returns the paths of the files that changed.
  func changes(timeout: Int, _ isWatched: (String) -> Bool) -> Set<String> {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, Int32(timeout)) > 0 else { return [] }
    var paths: Set<String> = []
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      var place = 0
      while place + Self.headSize <= count {
        let (watch, mask, length) = buffer.withUnsafeBytes { bytes in
          (
            bytes.loadUnaligned(fromByteOffset: place, as: Int32.self),
            bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self),
            Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
          )
        }
        let start = place + Self.headSize
        place = start + length
        guard place <= count, let folder = folders[watch] else { continue }
        let name = buffer[start..<place].prefix { $0 != 0 }
        guard !name.isEmpty else { continue }
        let path = FilePath.join(folder, String(decoding: name, as: UTF8.self))
        guard mask & UInt32(IN_ISDIR) != 0 else {
          // A file that was made is reported once more when it is complete.
          if mask & UInt32(IN_CREATE) == 0 || FileStamp(of: path)?.size ?? 0 > 0 {
            paths.insert(path)
          }
          continue
        }
        guard isWatched(path), FileSystem.kind(of: path) == .folder else { continue }
        _ = add(path, isWatched)
        for name in FileSystem.names(in: path) { paths.insert(FilePath.join(path, name)) }
      }
    }
    return paths
  }
}
#endif
