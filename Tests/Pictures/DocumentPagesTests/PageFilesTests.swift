import DynamicType
import LayoutGeometry
import RTF
import Rendering
import RichText
import Testing

@testable import DocumentPages

@Suite("Files of pages") struct PageFilesTests {
  static let rtf =
    #"{\rtf1\fs24 Read {\field{\*\fldinst HYPERLINK "https://example.com/it's"}{\fldrslt this page}}, "#
    + #"{\ul under}, {\strike through}\page second}"#

  static var pages: PagedDocument {
    PagedDocument(RTFReader.read(Array(rtf.utf8)).document, setup: PaginationTests.setup)
  }

  @Test("are PDF with links") func links() throws {
    let pages = Self.pages
    #expect(pages.pageCount == 2)
    let file = String(decoding: try pages.pdf(title: "Title"), as: UTF8.self)
    #expect(file.hasPrefix("%PDF"))
    #expect(file.contains("/URI (https://example.com/it's)"))
    #expect(try pages.pdf(title: "Title") == pages.pdf(title: "Title"))
  }

  @Test("are PNG of the size of the paper") func png() throws {
    let image = try Image(Self.pages.png(page: 1, scale: 2), scale: 2)
    #expect(image.size == PaginationTests.setup.paper)
  }

  @Test("mark a file that cannot be shown") func fileBox() throws {
    func drawn(_ attachment: TextAttachment) throws -> [UInt8] {
      let text = AttributedText(attachment: attachment, attributes: PaginationTests.style())
      return try PaginationTests.pages(text).png(page: 0, scale: 1)
    }
    let file = AttachedFile(name: "data.bin", bytes: [1, 2, 3])
    let marked = try drawn(TextAttachment(width: 0, height: 0, file: file))
    let blank = try PaginationTests.pages(AttributedText("", attributes: PaginationTests.style()))
      .png(page: 0, scale: 1)
    #expect(marked != blank)
  }
}
