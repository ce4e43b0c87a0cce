import LayoutGeometry
import RichText
import Testing

@testable import DocumentPages

@Suite("Page setup") struct PageSetupTests {
  @Test("takes paper and margins from the document, and A4 with an inch where it names none")
  func attributes() {
    var attributes = DocumentAttributes()
    #expect(PageSetup(attributes).textArea == Rect(x: 72, y: 72, width: 451, height: 698))
    attributes.paperSize = Size(width: 300, height: 400)
    attributes.margins.left = 20
    #expect(PageSetup(attributes).textArea == Rect(x: 20, y: 72, width: 208, height: 256))
  }

  @Test("does not believe paper that no PDF has", arguments: [0, -5, 1e9, Double.nan])
  func hostilePaper(width: Double) {
    var attributes = DocumentAttributes()
    attributes.paperSize = Size(width: width, height: 400)
    #expect(PageSetup(attributes, defaultPaper: PageSetup.letter).paper == PageSetup.letter)
  }

  @Test("leaves half an inch between margins that are too wide")
  func margins() {
    let setup = PageSetup(
      paper: Size(width: 100, height: 400),
      margins: EdgeInsets(top: 0, left: 90, bottom: 0, right: 30)
    )
    #expect(setup.textArea == Rect(x: 48, y: 0, width: 36, height: 400))
  }
}
