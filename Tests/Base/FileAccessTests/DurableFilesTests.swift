@testable import FileAccess
import Foundation
import Testing

@Suite("Files that last") final class DurableFilesTests {
  let folder: String

  deinit { DurableFiles.remove(folder) }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "durable-\(UUID())").path
    try DurableFiles.makeFolder(folder + "/a/b")
  }

  @Test func `a link leads to the new destination in one step`() throws {
    let link = folder + "/link"
    try DurableFiles.setLink(link, to: "a")
    try DurableFiles.setLink(link, to: "b")
    #expect(DurableFiles.destination(ofLink: link) == "b")
    #expect(FileSystem.names(in: folder) == ["a", "link"])
    #expect(DurableFiles.destination(ofLink: folder) == nil)
  }

  @Test func `a file or folder is never replaced by a link`() throws {
    #expect(throws: FileError.self) { try DurableFiles.makeLink(folder + "/a", to: "b") }
    #expect(FileSystem.kind(of: folder + "/a/b") == .folder)
  }

  @Test func `a file is written once, and linked under a second name`() throws {
    try DurableFiles.write("text", to: folder + "/one")
    #expect(throws: FileError.self) { try DurableFiles.write("other", to: folder + "/one") }
    try DurableFiles.link(folder + "/one", as: folder + "/two")
    #expect(try FileBytes.read(folder + "/two") == Array("text".utf8))
    #expect(throws: FileError(.missing, path: folder + "/none")) {
      try DurableFiles.link(folder + "/none", as: folder + "/three")
    }
  }

  @Test func `a folder is removed with all that is in it, and not what links lead to`() throws {
    try DurableFiles.write("text", to: folder + "/kept")
    try DurableFiles.setLink(folder + "/a/b/link", to: folder)
    DurableFiles.remove(folder + "/a")
    #expect(FileSystem.names(in: folder) == ["kept"])
  }

  @Test func `a folder is dated after another`() throws {
    try DurableFiles.makeFolder(folder + "/later")
    DurableFiles.date(folder + "/a", after: folder + "/later")
    let (early, late) = (FileStamp(of: folder + "/later"), FileStamp(of: folder + "/a"))
    #expect(try #require(late).nanoseconds > (try #require(early)).nanoseconds)
  }

  @Test func `a lock is held until it is given back`() throws {
    let path = folder + "/lock"
    let lock = try #require(try FileLock.take(path, patience: 0))
    let isRefused = try FileLock.take(path, patience: 20).map { _ in true } == nil
    lock.release()
    #expect(isRefused)
    let again = try #require(try FileLock.take(path, patience: 0))
    again.release()
  }
}
