import JSONText
import DynamicType
import FileAccess
import Foundation
import Testing

@testable import WebPages

@Suite("The text of web pages")
struct PageTextTests {
  /// The answer of a browser for a file: its type and its bytes.
  private func answer(_ name: String, _ bytes: [UInt8]) throws -> (type: String, bytes: [UInt8]) {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileReplacement.write(bytes, to: root + "/" + name)
    let folder = try #require(PageFolder(root))
    let loading = PageLoading(folder: folder, styles: ApplePageStyles(category: .large))
    let address = PageFolder.address(of: FilePath.join(folder.path, name))
    let commands = loading.answer(
      "Fetch.requestPaused",
      ["requestId": "1", "request": ["url": .string(address)]]
    )
    let command = try #require(commands.first)
    #expect(command.0 == "Fetch.fulfillRequest")
    let type = command.1["responseHeaders"]?.elements?.first?["value"]?.text
    let body = command.1["body"]?.text.flatMap { Data(base64Encoded: $0) }
    return (try #require(type), Array(try #require(body)))
  }

  @Test("in UTF-8 says so, and has Apple's keywords resolved")
  func utf8() throws {
    let page = "<html><head></head><body style='font: -apple-system-body'>ä</body></html>"
    let found = try answer("a.html", Array(page.utf8))
    #expect(found.type == "text/html; charset=utf-8")
    let text = String(decoding: found.bytes, as: UTF8.self)
    #expect(text.contains("ä") && !text.contains("font: -apple-system-body"))
  }

  @Test("in another encoding keeps its bytes, and leaves the encoding to the browser")
  func latin1() throws {
    let start = Array("<html><head><meta charset='iso-8859-1'></head><body>".utf8)
    let end = Array("</body></html>".utf8)
    let found = try answer("a.html", start + [0xE4] + end)
    #expect(found.type == "text/html")
    #expect(found.bytes.suffix(end.count + 1) == [0xE4] + end)
    #expect(found.bytes.count > start.count + 1 + end.count)
  }

  @Test("in UTF-16 becomes UTF-8", arguments: [true, false])
  func utf16(isBigEndian: Bool) throws {
    let bytes = "<p>ä€</p>".utf16.flatMap { unit -> [UInt8] in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? pair : pair.reversed()
    }
    let found = try answer("a.htm", (isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]) + bytes)
    #expect(found.type == "text/html; charset=utf-8")
    #expect(String(decoding: found.bytes, as: UTF8.self).hasSuffix("<p>ä€</p>"))
  }

  @Test("of a strict page is resolved, and nothing is put before its root")
  func xhtml() throws {
    let page = "<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml'><body/></html>"
    let found = try answer("a.xhtml", Array(page.utf8))
    #expect(found.type == "application/xhtml+xml; charset=utf-8")
    let text = String(decoding: found.bytes, as: UTF8.self)
    #expect(text.hasPrefix("<?xml version='1.0'?><html xmlns"))
    #expect(text.contains("<style>"))
    let other = Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)
    #expect(try answer("b.xhtml", other).bytes == other)
  }
}
