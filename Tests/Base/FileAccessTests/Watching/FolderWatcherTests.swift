import FileAccess
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite final class `Watched folders` {
  private let folder: String

  deinit { DurableFiles.remove(folder) }

  init() {
    var template = Array("/tmp/folder-watch-XXXXXX".utf8CString)
    _ = mkdtemp(&template)
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  @Test func `Files that are written, replaced and removed are reported`() throws {
    let output = OutputFolder(path: folder)
    try output.write("one", to: "inner/a.txt")
    let watcher = FolderWatcher([folder])
    #expect(watcher.changes(timeout: 0).isEmpty)
    try output.write("two", to: "inner/a.txt")
    #expect(watcher.changes(timeout: 5_000).contains(folder + "/inner/a.txt"))
    unlink(folder + "/inner/a.txt")
    #expect(watcher.changes(timeout: 5_000).contains(folder + "/inner/a.txt"))
  }

  @Test func `Folders that are made later are watched, too`() throws {
    let watcher = FolderWatcher([folder])
    try OutputFolder(path: folder).write("one", to: "new/deep/a.txt")
    _ = watcher.changes(timeout: 5_000)
    try OutputFolder(path: folder).write("two", to: "new/deep/b.txt")
    #expect(watcher.changes(timeout: 5_000).contains(folder + "/new/deep/b.txt"))
  }

  @Test func `Folders that are left out are silent`() throws {
    try OutputFolder(path: folder).write("one", to: "build/a.txt")
    let watcher = FolderWatcher([folder]) { !$0.hasSuffix("/build") }
    try OutputFolder(path: folder).write("two", to: "build/a.txt")
    #expect(watcher.changes(timeout: 100).isEmpty)
  }
}
