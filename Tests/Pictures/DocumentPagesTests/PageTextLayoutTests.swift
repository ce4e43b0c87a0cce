import DynamicType
import FontDescriptors
import LayoutGeometry
import RichText
import Testing
import Typesetting

@testable import DocumentPages

@Suite("Headers, footers and footnotes on pages") struct PageTextLayoutTests {
  private func texts(_ placed: [Paginator.Placed]) -> [String] {
    placed.map { placed in
      if case .line(let line, _) = placed.item.content { line.visibleText } else { "" }
    }
  }

  private func document(_ text: AttributedText) -> RichTextDocument {
    var document = RichTextDocument(text)
    document.pageTexts.headerDistance = 5
    document.pageTexts.footerDistance = 5
    return document
  }

  private func pages(_ document: RichTextDocument) -> PagedDocument {
    PagedDocument(document, setup: PaginationTests.setup)
  }

  private let look = PaginationTests.style()

  private func marked(_ word: String, _ number: Int, _ note: String) -> AttributedText {
    var text = AttributedText(word, attributes: look)
    var mark = look
    mark[Footnote.self] = Footnote.Value(AttributedText(note, attributes: look), number: number)
    text.append(AttributedText(String(number), attributes: mark))
    return text
  }

  @Test("have the number of the page, and the first page can be without") func numbers() {
    let text = AttributedText("one\u{C}two\u{C}three", attributes: look)
    var document = document(text)
    var field = look
    field[DocumentField.self] = .pageNumber
    var count = look
    count[DocumentField.self] = .pageCount
    var footer = AttributedText("9", attributes: field)
    footer.append(AttributedText(" of ", attributes: look))
    footer.append(AttributedText("9", attributes: count))
    document.pageTexts.footers = [.all: footer]
    #expect(pages(document).margins.map(texts) == [["1 of 3"], ["2 of 3"], ["3 of 3"]])
    document.pageTexts.hasTitlePage = true
    document.pageTexts.firstPageNumber = 10
    #expect(pages(document).margins.map(texts) == [[], ["11 of 3"], ["12 of 3"]])
    document.pageTexts.hasFacingPages = true
    document.pageTexts.footers[.left] = AttributedText("left", attributes: look)
    #expect(pages(document).margins.map(texts) == [[], ["11 of 3"], ["left"]])
  }

  @Test("are those of the first, the left and the right pages") func kinds() {
    var document = document(AttributedText("one\u{C}two\u{C}three\u{C}four", attributes: look))
    for kind in DocumentPageTexts.Pages.allCases {
      document.pageTexts.headers[kind] = AttributedText("head \(kind)", attributes: look)
      document.pageTexts.footers[kind] = AttributedText("foot \(kind)", attributes: look)
    }
    func shown() -> [String] {
      let placed = pages(document).margins
      #expect(placed.allSatisfy { $0.count == 2 && $0[0].top < $0[1].top })
      return placed.map { texts($0).joined(separator: " ") }
    }
    func page(_ kind: String) -> String { "head \(kind) foot \(kind)" }
    #expect(shown() == Array(repeating: page("all"), count: 4))
    document.pageTexts.hasTitlePage = true
    #expect(shown() == [page("first"), page("all"), page("all"), page("all")])
    document.pageTexts.hasFacingPages = true
    #expect(shown() == [page("first"), page("left"), page("right"), page("left")])
    document.pageTexts.hasTitlePage = false
    document.pageTexts.firstPageNumber = 2
    #expect(shown() == [page("left"), page("right"), page("left"), page("right")])
    document.pageTexts.headers[.left] = nil
    document.pageTexts.footers[.left] = nil
    #expect(shown() == [page("all"), page("right"), page("all"), page("right")])
  }

  @Test("move the text where they are higher than the margins") func room() {
    let text = AttributedText(
      Array(repeating: "a", count: 40).joined(separator: "\n"),
      attributes: look
    )
    var document = document(text)
    #expect(pages(document).area == PaginationTests.setup.textArea)
    document.pageTexts.headers = [.all: AttributedText("1\n2\n3", attributes: look)]
    document.pageTexts.footers = [.all: AttributedText("foot", attributes: look)]
    let laidOut = pages(document)
    let header = laidOut.margins[0].filter { $0.top < 100 }
    #expect(header.first?.top == 5)
    #expect(abs(laidOut.area.y - (header.last.map { $0.top + $0.item.height } ?? 0)) < 0.001)
    let footer = laidOut.margins[0].last
    #expect(abs((footer.map { $0.top + $0.item.height } ?? 0) - 215) < 0.001)
    #expect(abs(laidOut.area.maxY - (footer?.top ?? 0)) < 0.001)
    #expect(laidOut.pageCount > pages(RichTextDocument(text)).pageCount)
  }

  @Test("stand on the page of their mark, and the text leaves them room") func notes() {
    for before in 0..<12 {
      var text = AttributedText(String(repeating: "x\n", count: before), attributes: look)
      text.append(marked("mark", 1, "note\nmore"))
      text.append(AttributedText("\nend\nend", attributes: look))
      let pages = pages(document(text))
      let page = pages.pages.firstIndex { texts($0).contains("mark1") }
      #expect(page != nil && pages.notes.indices.filter { !pages.notes[$0].isEmpty } == [page])
      #expect(page.map { texts(pages.notes[$0]) } == ["note", "more"])
      for (items, notes) in zip(pages.pages, pages.notes) {
        let bottom = items.last.map { $0.top + $0.item.height } ?? 0
        let height = notes.last.map { $0.top + $0.item.height + Paginator.noteSpace } ?? 0
        #expect(bottom + height <= 200.001, "\(before)")
      }
    }
  }

  @Test("go on to the next pages where they are too long, each line once") func longNotes() {
    let lines = (0..<30).map { "n\($0)" }
    let note = lines.joined(separator: "\n")
    let text =
      marked("mark", 1, note) + AttributedText("\n", attributes: look)
      + marked("next", 2, "last") + AttributedText("\nend", attributes: look)
    let pages = pages(document(text))
    #expect(pages.notes.flatMap(texts) == lines + ["last"])
    #expect(pages.pages.flatMap(texts) == ["mark1", "next2", "end"])
    #expect(pages.notes.count == pages.pageCount && pages.margins.count == pages.pageCount)
  }

  @Test("stand below tables that have their marks") func tables() {
    var style = ParagraphStyle()
    style.cells = [TextTableCell(table: 1, row: 0, column: 0)]
    var text = marked("cell", 1, "note")
    text.update { $0.paragraphStyle = style }
    let pages = pages(document(text))
    #expect(pages.notes.map(texts) == [["note"]])
  }
}
