import RichText

/// The headers and footers of a document, which stand before its text.
struct PageTextWriter {
  let document: RichTextDocument
  let tables: WriterTables

  private static let headers: [(DocumentPageTexts.Pages, word: String)] = [
    (.all, "header"), (.left, "headerl"), (.right, "headerr"), (.first, "headerf"),
  ]
  private static let footers: [(DocumentPageTexts.Pages, word: String)] = [
    (.all, "footer"), (.left, "footerl"), (.right, "footerr"), (.first, "footerf"),
  ]

  func write(to output: inout OutputBuffer) {
    let texts = document.pageTexts
    guard texts != DocumentPageTexts() else { return }
    if texts.hasFacingPages { output.word("facingp") }
    if let number = texts.firstPageNumber { output.word("pgnstart", number) }
    output.raw("\\sectd")
    if texts.hasTitlePage { output.word("titlepg") }
    if let distance = texts.headerDistance { output.word("headery", max(0, twips(distance))) }
    if let distance = texts.footerDistance { output.word("footery", max(0, twips(distance))) }
    output.raw("\n")
    for (pages, word) in Self.headers { write(texts.headers[pages], word, &output) }
    for (pages, word) in Self.footers { write(texts.footers[pages], word, &output) }
  }

  private func write(_ text: AttributedText?, _ word: String, _ output: inout OutputBuffer) {
    guard let text else { return }
    output.raw("{\\\(word)\\pard\\plain ")
    var body = BodyWriter(text, document.attributes, tables, output)
    body.write()
    output = body.output
    output.raw("\n")
  }
}

extension RichTextDocument {
  /// The texts of the document: its own, those of its pages and those of its notes.
  var texts: [AttributedText] {
    let pages = DocumentPageTexts.Pages.allCases.flatMap {
      [pageTexts.headers[$0], pageTexts.footers[$0]].compactMap(\.self)
    }
    return [text] + pages + text.runs.compactMap { $0.attributes[Footnote.self]?.text }
  }
}
