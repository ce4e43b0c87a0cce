import FileAccess
import Foundation
import Testing

@testable import WebPages

@Suite("Folders of web pages")
struct PageFolderTests {
  @Test("let pages read what is inside, and nothing else")
  func inside() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let pages = root.appendingPathComponent("my pages")
    try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try Data().write(to: pages.appendingPathComponent("ä.html"))
    try Data().write(to: root.appendingPathComponent("secret.txt"))
    try FileManager.default.createSymbolicLink(
      at: pages.appendingPathComponent("link.txt"),
      withDestinationURL: root.appendingPathComponent("secret.txt")
    )
    let folder = try #require(PageFolder(pages.path))
    let page = FilePath.join(folder.path, "ä.html")
    #expect(folder.pages() == [page])
    #expect(folder.file(at: PageFolder.address(of: page) + "?a#b") == page)
    let base = PageFolder.address(of: folder.path)
    for outside in ["/../secret.txt", "/%2e%2e/secret.txt", "/link.txt", "/none.css", "/%zz", ""] {
      #expect(folder.file(at: base + outside) == nil, "\(outside)")
    }
    #expect(folder.file(at: "https://example.com/a.css") == nil)
    #expect(folder.file(at: "file:///etc/passwd") == nil)
    #expect(PageFolder(page) == nil)
    let alone = try #require(PageFolder(readAccess: page))
    #expect(alone.file(at: PageFolder.address(of: page)) == page)
    #expect(alone.file(at: base + "/other.css") == nil)
    #expect(PageFolder(readAccess: page + "s") == nil)
  }
}
