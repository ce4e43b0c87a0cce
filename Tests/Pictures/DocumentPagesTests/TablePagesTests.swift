import LayoutGeometry
import RTF
import RichText
import Testing

@testable import DocumentPages

@Suite("Tables on pages") struct TablePagesTests {
  static func pages(_ rtf: String) -> PagedDocument {
    PagedDocument(RTFReader.read(Array(rtf.utf8)).document, setup: PaginationTests.setup)
  }

  static func rows(_ pages: PagedDocument) -> [[FlowRow]] {
    pages.pages.map { page in
      page.compactMap { if case .row(let row) = $0.item.content { row } else { nil } }
    }
  }

  static func row(_ cells: [String], words: String = "", edge: Int = 2000) -> String {
    let edges = cells.indices.map { #"\cellx\#(($0 + 1) * edge)"# }.joined()
    let texts = cells.map { #"\intbl \#($0)\cell "# }.joined()
    return #"\trowd\#(words)\#(edges)\pard \#(texts)\row "#
  }

  @Test("stand at the edges that the document gives, and are no wider than the text") func edges() {
    let table = #"{\rtf1\fs20 "# + Self.row(["a", "b"], edge: 1000) + #"\pard after}"#
    let row = Self.rows(Self.pages(table))[0][0]
    #expect(row.cells.map(\.x) == [0, 50] && row.cells.map(\.width) == [50, 50])
    let wide = #"{\rtf1\fs20 "# + Self.row(["a", "b"], edge: 8000) + "}"
    let cells = Self.rows(Self.pages(wide))[0][0].cells
    #expect(cells.map(\.x) == [0, 100] && cells.map(\.width) == [100, 100])
  }

  @Test("go on to the next page inside of a row") func split() throws {
    let long = (1...30).map { "w\($0)" }.joined(separator: #"\line "#)
    let pages = Self.pages(#"{\rtf1\fs20 "# + Self.row([long, "short"]) + "}")
    #expect(pages.pageCount > 1)
    let shown = (0..<pages.pageCount).flatMap { PaginationTests.lines(pages, $0) }
    #expect(shown.filter { $0.hasPrefix("w") } == (1...30).map { "w\($0)" })
    #expect(shown.count { $0 == "short" } == 1)
    for page in pages.pages {
      for placed in page { #expect(placed.top + placed.item.height <= 200.001) }
    }
  }

  @Test("repeat their header rows") func headers() {
    let body = (1...40).map { Self.row(["\($0)", "x"]) }.joined()
    let pages = Self.pages(
      #"{\rtf1\fs20 "# + Self.row(["Head", "H"], words: #"\trhdr"#) + body + "}"
    )
    #expect(pages.pageCount > 2)
    for page in 0..<pages.pageCount {
      #expect(PaginationTests.lines(pages, page).first == "Head")
    }
    let numbers = (0..<pages.pageCount).flatMap { PaginationTests.lines(pages, $0) }
      .compactMap(Int.init)
    #expect(numbers == Array(1...40))
  }

  @Test("join cells to the right") func merged() {
    let cells = #"\pard\intbl a\cell\cell b\cell\row}"#
    let rtf = #"{\rtf1\trowd\clmgf\cellx1000\clmrg\cellx2000\cellx3000"# + cells
    let row = Self.rows(Self.pages(rtf))[0][0]
    #expect(row.cells.map(\.width) == [100, 50])
  }

  @Test("stand in cells of other tables") func nested() {
    let inner =
      #"\pard\intbl\itap2 in\nestcell{\*\nesttableprops\trowd\cellx800\nestrow}"#
      + #"\pard\intbl\itap1 out\cell"#
    let rtf = #"{\rtf1\fs20\trowd\cellx4000"# + inner + #"\row\pard end}"#
    let pages = Self.pages(rtf)
    #expect(PaginationTests.lines(pages, 0) == ["in", "out", "end"])
  }

  @Test("go on to the next page inside of other tables") func nestedSplit() {
    let inner = (1...40).map { number in
      #"\pard\intbl\itap2 n\#(number)\nestcell{\*\nesttableprops\trowd\cellx800\nestrow}"#
    }
    let rtf =
      #"{\rtf1\fs20\trowd\cellx2000\cellx4000"# + inner.joined()
      + #"\pard\intbl\itap1 out\cell beside\cell\row\pard end}"#
    let pages = Self.pages(rtf)
    #expect(pages.pageCount > 2)
    let shown = (0..<pages.pageCount).flatMap { PaginationTests.lines(pages, $0) }
    #expect(shown.filter { $0.hasPrefix("n") } == (1...40).map { "n\($0)" })
    #expect(shown.count { $0 == "beside" } == 1 && shown.last == "end")
    for page in pages.pages {
      for placed in page { #expect(placed.top + placed.item.height <= 200.001) }
    }
  }

  @Test("are laid out however deep the text says they are") func depth() {
    var attributes = PaginationTests.style()
    var style = ParagraphStyle()
    style.cells = (0..<5000).map { TextTableCell(table: $0, row: 0, column: 0) }
    attributes.paragraphStyle = style
    let pages = PaginationTests.pages(AttributedText("deep", attributes: attributes))
    #expect(PaginationTests.lines(pages, 0) == ["deep"])
  }

  @Test("share the width where they name none") func columns() {
    let cells = (0..<3).map { TextTableCell(table: 1, row: 0, column: $0) }
    #expect(TableColumns([cells], width: 90).edges(of: cells) == [0..<30, 30..<60, 60..<90])
    var wide = cells
    wide[0].width = .percent(50)
    #expect(TableColumns([wide], width: 80).edges(of: wide) == [0..<40, 40..<60, 60..<80])
  }
}
