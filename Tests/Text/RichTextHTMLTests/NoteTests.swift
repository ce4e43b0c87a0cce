import DynamicType
import FontDescriptors
import RichText
import RichTextHTML
import Testing

@Suite("Notes and texts of pages in HTML") struct NoteTests {
  private func read(_ text: String) -> RichTextDocument {
    HTMLReader.read(Array(text.utf8)).document
  }

  private func notes(_ document: RichTextDocument) -> [Footnote.Value] {
    document.text.runs.compactMap { $0.attributes[Footnote.self] }
  }

  private static let pages = [
    """
    <p>One<a href=#a role=doc-noteref><sup>1</sup></a> two<sup><a href="#b" role="doc-noteref">2</a></sup>
    three<a href=#a role=doc-noteref>1</a>.
    <section role=doc-endnotes><hr><ol>
    <li id=a><p>First <b>note</b> <a href=#x role=doc-backlink>back</a></p><ul><li>item</ul></li>
    <li id=b>Second<a href=#y role=doc-backlink>back</a></li></ol></section>
    """,
    """
    <p>One<sup><a href="#fn-1" id="fnref-1" data-footnote-ref>1</a></sup>
    <section class=footnotes data-footnotes><ol><li id="fn-1">
    <p>Note <a href="#fnref-1" data-footnote-backref>\u{21A9}</a></p></li></ol></section>
    """,
  ]

  @Test("Notes are read by the roles of DPUB-ARIA and by the attributes of GitHub")
  func reading() throws {
    let document = read(Self.pages[0])
    #expect(document.text.string == "One1 two2 three1.")
    #expect(notes(document).map(\.number) == [1, 2, 1])
    #expect(
      notes(document).map(\.text.string) == [
        "1 First note\n\t\u{2022}\titem", "2 Second", "1 First note\n\t\u{2022}\titem",
      ]
    )
    let first = try #require(notes(document).first?.text)
    #expect(first.attributes(at: 0)[DocumentField.self] == .noteNumber)
    #expect(first.attributes(at: 0).superscript == 1)
    let small = "<p style='font-size:20px'><a href=#n role=doc-noteref>1</a>"
    let note = notes(read(small + Self.end.replacing("<li", with: "<li style='font-size:10px'")))
    #expect(note.first?.text.runs.first?.attributes.font.pointSize == 8)
    #expect(first.attributes(at: 9).font.descriptor.symbolicTraits.contains(.bold))
    #expect(document.text.runs.allSatisfy { $0.attributes.link == nil })
    let other = read(Self.pages[1])
    #expect(other.text.string == "One1" && notes(other).map(\.text.string) == ["1 Note"])
  }

  @Test("A page with notes is the same when it is written and read again", arguments: pages)
  func roundTrip(_ page: String) {
    let document = read(page)
    for extent in [HTMLWritingOptions.Extent.document, .fragment] {
      let written = HTMLWriter.write(document, options: HTMLWritingOptions(extent: extent))
      #expect(read(written.text).text == document.text, "\(written.text)")
      #expect(written.omissions.isEmpty)
    }
  }

  @Test("Marks and notes link to each other, and a note has one place")
  func markup() {
    let text = HTMLWriter.write(read(Self.pages[0])).text
    for part in [
      "<a href=\"#fn1\" id=\"fnref1\" role=\"doc-noteref\">",
      "<a href=\"#fn2\" id=\"fnref2\" role=\"doc-noteref\">",
      "<a href=\"#fn1\" role=\"doc-noteref\">", "<section role=\"doc-endnotes\">",
      "<li id=\"fn1\">", "<li id=\"fn2\">", "<a href=\"#fnref1\" role=\"doc-backlink\">",
      "<a href=\"#fnref2\" role=\"doc-backlink\">",
    ] {
      #expect(text.split(separator: part, omittingEmptySubsequences: false).count == 2, "\(part)")
    }
  }

  private static let end = "<section role=doc-endnotes><ol><li id=n>b</ol></section>"

  @Test(
    "Text of notes that no mark names, and marks without notes, stay text",
    arguments: [
      ("<p>a" + end, "a\n\t1.\tb"),
      ("<p>a<a href=#n role=doc-noteref>1</a>", "a1"),
      ("<p>a<a href=#n role=doc-noteref></a>" + end, "a\nb"),
      (end + "<p>a<a href=#n role=doc-noteref>1</a>", "\t1.\tb\na1"),
      ("<p>a<a href=#n role=doc-noteref>1</a><ol><li id=n>b</ol>", "a1\n\t1.\tb"),
      ("<p>a<a href=n role=doc-noteref>1</a>" + end, "a1\n\t1.\tb"),
    ]
  )
  func unmatched(page: String, expected: String) {
    let document = read(page)
    #expect(document.text.string == expected)
    #expect(notes(document).isEmpty)
    #expect(read(HTMLWriter.write(document).text).text == document.text)
  }

  @Test("A note without a number, a hidden mark and tables in notes come back")
  func otherNotes() {
    let look = TextAttributes(font: .systemFont(ofSize: 17))
    var mark = look
    mark[Footnote.self] = Footnote.Value(AttributedText("Said so.", attributes: look), number: 1)
    let text =
      AttributedText("a*", attributes: look)
      + AttributedText(String(Footnote.hiddenMark), attributes: mark)
    let again = read(HTMLWriter.write(RichTextDocument(text)).text)
    #expect(again.text.string == text.string)
    #expect(notes(again).map(\.text.string) == ["Said so."])
    let page = """
      <table><tr><td>a<a href=#n role=doc-noteref>1</a><td>b</table>
      <section role=doc-endnotes><ol><li id=n><table><tr><td>c<td>d</table></ol></section><p>e
      """
    #expect(notes(read(page)).map(\.text.string) == ["1 c\nd"])
    #expect(read(page).text.string == "a1\nb\ne")
    #expect(read(HTMLWriter.write(read(page)).text).text == read(page).text)
  }

  @Test("What a note cannot hold is counted")
  func omissions() {
    let look = TextAttributes(font: .systemFont(ofSize: 17))
    var inner = look
    inner[Footnote.self] = Footnote.Value(AttributedText("c", attributes: look), number: 2)
    var outer = look
    outer.link = "https://a.example"
    outer[Footnote.self] = Footnote.Value(AttributedText("b", attributes: inner), number: 1)
    let written = HTMLWriter.write(RichTextDocument(AttributedText("1", attributes: outer)))
    #expect(written.omissions == [.nestedNote: 1, .noteLink: 1])
    #expect(notes(read(written.text)).map(\.text.string) == ["b"])
  }

  @Test("Headers and footers are hidden in a page and come back; a part of a page counts them")
  func pageTexts() {
    let look = TextAttributes(font: .systemFont(ofSize: 17))
    var number = look
    number[DocumentField.self] = .pageNumber
    var document = RichTextDocument(AttributedText("text", attributes: look))
    let kinds = DocumentPageTexts.Pages.allCases
    for kind in kinds {
      let text = AttributedText("Page of \(kind) ", attributes: look)
      document.pageTexts.headers[kind] = text + AttributedText("7", attributes: number)
    }
    document.pageTexts.footers[.left] = AttributedText("Foot\n", attributes: look)
    document.pageTexts.hasTitlePage = true
    document.pageTexts.hasFacingPages = true
    document.pageTexts.firstPageNumber = 5
    document.pageTexts.headerDistance = 30
    document.pageTexts.footerDistance = 20.5
    let written = HTMLWriter.write(document)
    #expect(written.omissions.isEmpty)
    #expect(read(written.text).pageTexts == document.pageTexts)
    #expect(read(written.text).text == document.text)
    let part = HTMLWriter.write(document, options: HTMLWritingOptions(extent: .fragment))
    #expect(part.omissions == [.pageText: 5])
    #expect(read("<header data-pages=all>shown</header>").text.string == "shown")
    #expect(read("<header hidden>no</header>a").pageTexts == DocumentPageTexts())
  }
}
