import DynamicType
import FontDescriptors
import LayoutGeometry
import RichText
import Testing
import Typesetting

@testable import DocumentPages

@Suite("Pages of a document") struct PaginationTests {
  /// Paper with room for ten lines of 20 points.
  static let setup = PageSetup(
    paper: Size(width: 240, height: 220),
    margins: EdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
  )

  static func style(_ change: (inout ParagraphStyle) -> Void = { _ in }) -> TextAttributes {
    var style = ParagraphStyle()
    style.minimumLineHeight = 20
    style.maximumLineHeight = 20
    change(&style)
    var attributes = TextAttributes(font: .systemFont(ofSize: 10))
    attributes.paragraphStyle = style
    return attributes
  }

  static func pages(_ text: AttributedText) -> PagedDocument {
    PagedDocument(RichTextDocument(text), setup: setup)
  }

  /// The characters of each line of a page.
  static func lines(_ pages: PagedDocument, _ page: Int) -> [String] {
    func texts(_ items: [FlowItem]) -> [String] {
      items.flatMap { item -> [String] in
        switch item.content {
        case .line(let line, _): [line.visibleText]
        case .row(let row): row.cells.flatMap { texts($0.text.placed.map(\.item)) }
        case .pageBreak: []
        }
      }
    }
    return texts(pages.pages[page].map(\.item))
  }

  @Test("are as many as the lines need") func count() {
    let text = (1...25).map(String.init).joined(separator: "\n")
    let font = Self.style()
    let pages = Self.pages(AttributedText(text, attributes: font))
    // The leading of a font lies between lines, so a page holds less than ten.
    let shown = (0..<pages.pageCount).flatMap { Self.lines(pages, $0) }
    #expect(shown == (1...25).map(String.init))
    #expect(pages.pageCount == 3 || pages.pageCount == 4)
    for page in pages.pages {
      #expect(page.allSatisfy { $0.top >= 0 && $0.top + $0.item.height <= 200.001 })
      #expect(page.first?.top == 0)
    }
  }

  @Test("show every line once whatever the length", arguments: [1, 31, 32, 33, 64, 500])
  func batches(count: Int) {
    let text = (0..<count).map { "line \($0)" }.joined(separator: "\n")
    let pages = Self.pages(AttributedText(text, attributes: Self.style()))
    let shown = (0..<pages.pageCount).flatMap { Self.lines(pages, $0) }
    #expect(shown == (0..<count).map { "line \($0)" })
    let distances = Set(
      pages.pages.flatMap { page in
        zip(page, page.dropFirst()).map { (($1.top - $0.top) * 1000).rounded() }
      }
    )
    #expect(distances.count <= 1)
  }

  @Test("are one page for a document without text") func empty() {
    #expect(Self.pages(AttributedText("", attributes: Self.style())).pageCount == 1)
  }

  @Test("begin at a form feed") func formFeed() {
    let pages = Self.pages(AttributedText("one\u{C}two\nthree", attributes: Self.style()))
    #expect(pages.pageCount == 2)
    #expect(Self.lines(pages, 0) == ["one"] && Self.lines(pages, 1) == ["two", "three"])
  }

  @Test(
    "begin before a paragraph that begins with a form feed, without an empty line before it",
    arguments: [
      ("one\n\u{C}two", [["one"], ["two"]]),
      ("\u{C}two", [[""], ["two"]]),
      ("one\n\u{C}\u{C}two", [["one"], [""], ["two"]]),
      ("one\n\n\u{C}two", [["one", ""], ["two"]]),
      ("one\n\u{C}\ntwo", [["one"], ["", "two"]]),
    ]
  )
  func formFeeds(text: String, expected: [[String]]) {
    let pages = Self.pages(AttributedText(text, attributes: Self.style()))
    #expect((0..<pages.pageCount).map { Self.lines(pages, $0) } == expected)
  }

  @Test("begin before a table that begins with a form feed") func formFeedOfTable() {
    let cell = Self.style { $0.cells = [TextTableCell(table: 1, row: 0, column: 0)] }
    let text =
      AttributedText("one\n", attributes: Self.style())
      + AttributedText("\u{C}two", attributes: cell)
    #expect(Self.pages(text).pageCount == 2)
  }

  @Test("have the space between paragraphs, and none at their top") func spacing() {
    let spaced = Self.style { $0.paragraphSpacingBefore = 30 }
    var text = AttributedText("one\n", attributes: Self.style())
    text.append(AttributedText("two", attributes: spaced))
    let placed = Self.pages(text).pages[0]
    let plain = Self.pages(AttributedText("one\ntwo", attributes: Self.style())).pages[0]
    #expect(abs(placed[1].top - plain[1].top - 30) < 0.001)
    let alone = Self.pages(AttributedText("two", attributes: spaced)).pages[0]
    #expect(alone[0].top == 0)
  }

  @Test("keep the first two and the last two lines of a paragraph together") func widows() {
    let long = Array(repeating: "word", count: 23).joined(separator: " ")
    for before in 0..<9 {
      let text = String(repeating: "x\n", count: before) + long
      let pages = Self.pages(AttributedText(text, attributes: Self.style()))
      let counts = (0..<pages.pageCount).map { page in
        Self.lines(pages, page).count { $0 != "x" }
      }
      #expect(!counts.contains(1), "\(before): \(counts)")
    }
  }

  @Test("keep a heading with the text below it") func heading() {
    var text = AttributedText("1\n2\n3\n4\n5\n6\n7\n", attributes: Self.style())
    text.append(AttributedText("Title\n", attributes: Self.style { $0.headingLevel = 1 }))
    text.append(AttributedText("a\nb\nc\nd", attributes: Self.style()))
    for count in 0..<9 {
      let more = AttributedText(String(repeating: "0\n", count: count), attributes: Self.style())
      let pages = Self.pages(more + text)
      for page in 0..<pages.pageCount { #expect(Self.lines(pages, page).last != "Title") }
    }
  }

  @Test("hold an attachment that is larger than they are") func attachment() throws {
    let picture = TextAttachment(width: 800, height: 1600)
    let text = AttributedText(attachment: picture, attributes: Self.style())
    let pages = Self.pages(text)
    #expect(pages.pageCount == 1)
    guard case .line(let line, _) = try #require(pages.pages[0].first).item.content else { return }
    let placed = try #require(line.attachments.first).attachment
    #expect(abs(placed.width - 100) < 0.001 && abs(placed.height - 200) < 0.001)
  }

  @Test("set fonts that follow the text size in a category, and others when asked") func category()
  {
    var text = AttributedText("body\n", font: .preferredFont(forTextStyle: .body))
    text.append(AttributedText("fixed", font: .systemFont(ofSize: 17)))
    func heights(_ text: AttributedText) -> [Double] {
      PagedDocument(RichTextDocument(text)).pages[0].map { $0.item.height.rounded() }
    }
    let largest = TraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
    )
    let large = heights(text)
    let some = heights(text.adjusted(to: largest))
    let all = heights(text.followingTextSize().adjusted(to: largest))
    #expect(some[0] > 2.5 * large[0] && some[1] == large[1])
    #expect(all[0] == some[0] && all[1] > 2.5 * large[1])
  }
}
