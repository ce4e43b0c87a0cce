import RichText

extension BodyWriter {
  /// The attributes of the link from a mark to its note; `nil` for text that is not a mark.
  mutating func noteMark(_ attributes: TextAttributes) -> String? {
    guard let note = attributes[Footnote.self] else { return nil }
    guard let (number, isNew) = notes?.number(of: note) else {
      omit(.nestedNote)
      return nil
    }
    if attributes.link != nil { omit(.noteLink) }
    let identifier = isNew ? " id=\"fnref\(number)\"" : ""
    return " href=\"#fn\(number)\"\(identifier) role=\"doc-noteref\""
  }

  /// Writes the notes as a list, each with a link back to its mark.
  mutating func writeNotes() {
    guard let notes, !notes.notes.isEmpty else { return }
    output += "<section role=\"doc-endnotes\">\n<ol>\n"
    for (index, note) in notes.notes.enumerated() { write(note, index + 1) }
    output += "</ol>\n</section>\n"
  }

  private mutating func write(_ note: Footnote.Value, _ number: Int) {
    let text = note.textWithoutNumber
    let style = text == nil ? " style=\"display:block\"" : ""
    output += "<li id=\"fn\(number)\"\(style)>\n"
    let link = "<a href=\"#fnref\(number)\" role=\"doc-backlink\">\u{A0}\u{21A9}\u{FE0E}</a>"
    var markup = story(Footnote.Value.withoutLineEnd(text ?? note.text))
    let end = "</p>\n"
    if markup.hasSuffix(end) {
      markup.removeLast(end.count)
      markup += link + end
    } else {
      markup += "<p>" + link + end
    }
    output += markup + "</li>\n"
  }

  /// Returns the markup of a text beside the document's, and counts what it does not hold.
  private mutating func story(_ text: AttributedText) -> String {
    var body = BodyWriter(text, options, bodyFont: bodyFont)
    body.write()
    omissions.merge(body.omissions, uniquingKeysWith: +)
    hasColors = hasColors || body.hasColors
    return body.output
  }
}

extension BodyWriter {
  /// Returns the headers or the footers of pages as elements that browsers do not show.
  mutating func pageTexts(
    _ texts: [DocumentPageTexts.Pages: AttributedText],
    _ element: String
  ) -> String {
    var result = ""
    for pages in DocumentPageTexts.Pages.allCases {
      guard let text = texts[pages] else { continue }
      result += "<\(element) data-pages=\"\(pages.rawValue)\" hidden>\n"
      result += story(text) + "</\(element)>\n"
    }
    return result
  }
}

extension DocumentPageTexts {
  /// The element for what is known of headers and footers beside their text; empty for nothing.
  var markup: String {
    var words: [String] = []
    if hasTitlePage { words.append("title-page") }
    if hasFacingPages { words.append("facing-pages") }
    if let number = firstPageNumber { words.append("first=\(number)") }
    if let distance = headerDistance { words.append("header=\(Markup.number(distance))") }
    if let distance = footerDistance { words.append("footer=\(Markup.number(distance))") }
    guard !words.isEmpty else { return "" }
    let content = words.joined(separator: " ")
    return "<meta name=\"\(DocumentBuilder.pageSettings)\" content=\"\(content)\">\n"
  }
}
