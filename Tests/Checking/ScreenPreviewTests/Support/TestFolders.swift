import FileAccess
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Folders of tests, which are removed when the process ends: a page or a picture may be read after
/// the last use of what wrote it.
enum TestFolders {
  private static let made = Mutex<[String]>([])

  /// Makes an empty folder and returns its path.
  static func make(_ name: String) -> String {
    var template = Array("/tmp/\(name)-XXXXXX".utf8CString)
    _ = mkdtemp(&template)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let isFirst = made.withLock { made in
      made.append(path)
      return made.count == 1
    }
    if isFirst { atexit { TestFolders.removeAll() } }
    return path
  }

  private static func removeAll() {
    for path in made.withLock({ $0 }) { DurableFiles.remove(path) }
  }
}
