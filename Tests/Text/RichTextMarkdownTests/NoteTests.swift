import DynamicType
import FontDescriptors
import RichText
import RichTextMarkdown
import Testing

@Suite("Notes in Markdown") struct NoteTests {
  private func read(_ text: String) -> MarkdownReadingResult {
    MarkdownReader.read(Array(text.utf8))
  }

  private func notes(_ document: RichTextDocument) -> [Footnote.Value] {
    document.text.runs.compactMap { $0.attributes[Footnote.self] }
  }

  @Test("Marks are raised numbers in their order, and have the texts of the notes")
  func reading() throws {
    let source =
      "One[^b] two[^a] three[^b].\n\n[^a]: First\n\n    * item\n\n[^b]: Second **bold**\n"
    let document = read(source).document
    #expect(document.text.string == "One1 two2 three1.")
    #expect(notes(document).map(\.number) == [1, 2, 1])
    #expect(notes(document)[0].text.string == "1 Second bold")
    #expect(notes(document)[1].text.string == "2 First\n\t\u{2022}\titem")
    #expect(document.text.attributes(at: 3).superscript == 1)
    let number = try #require(notes(document)[0].text.runs.first)
    #expect(number.attributes[DocumentField.self] == .noteNumber)
    #expect(number.attributes.superscript == 1)
  }

  @Test("Notes are written behind the text")
  func writing() {
    let source = "a[^x] b[^y]\n\n[^y]: c\n\n    d\n\n[^x]: e\n"
    let written = MarkdownWriter.write(read(source).document)
    #expect(written.text == "a[^1] b[^2]\n\n[^1]: e\n\n[^2]: c\n\n    d\n")
    #expect(written.omissions.isEmpty)
  }

  @Test("A note that has no mark in the text is reported")
  func nested() {
    let result = read("a[^1]\n\n[^1]: b[^2]\n\n[^2]: c\n")
    #expect(result.document.text.string == "a1")
    #expect(notes(result.document).map(\.text.string) == ["1 b2"])
    #expect(result.diagnostics.map(\.kind) == [.noteLeftOut])
    #expect(read("a[^1] b\n\n[^2]: c").document.text.string == "a[^1] b")
  }

  @Test("Marks that are no number, headers, footers, fields and page breaks are counted")
  func omissions() {
    let look = TextAttributes(font: .systemFont(ofSize: 17))
    var mark = look
    mark[Footnote.self] = Footnote.Value(AttributedText("Said so.\n", attributes: look), number: 1)
    var inner = look
    inner[Footnote.self] = Footnote.Value(AttributedText("c", attributes: mark), number: 2)
    var field = look
    field[DocumentField.self] = .pageNumber
    var document = RichTextDocument(
      AttributedText("a*", attributes: look)
        + AttributedText(String(Footnote.hiddenMark), attributes: mark)
        + AttributedText("2", attributes: inner) + AttributedText("7\u{C}", attributes: field)
    )
    document.pageTexts.headers[.left] = AttributedText("h", attributes: look)
    document.pageTexts.footers[.all] = AttributedText("f", attributes: look)
    let written = MarkdownWriter.write(document)
    #expect(written.text == "a\\*[^1][^2]7\n\n[^1]: Said so.\n\n[^2]: c\n")
    #expect(
      written.omissions
        == [.noteMark: 1, .nestedNote: 1, .pageText: 2, .field: 1, .pageBreak: 1]
    )
  }

  @Test("Many notes in each other are limited, and reported")
  func depth() {
    let marks = (0..<5_000).map { "[^\($0)]:" }.joined()
    let result = read(marks + " x\n" + String(repeating: "\n", count: 20_000))
    #expect(result.diagnostics.map(\.kind).contains(.limitReached("depth")))
  }
}
