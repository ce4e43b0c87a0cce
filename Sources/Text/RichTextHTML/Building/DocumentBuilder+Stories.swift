import DynamicType
import FontDescriptors
import RichText

extension DocumentBuilder {
  /// The text beside the document's that an element is; `nil` for an element of the document.
  ///
  /// A note is one only where a mark before it names its address, so that no text is lost. Headers and
  /// footers are hidden elements, which this module's writer marks with their pages.
  func storyKind(
    _ name: String,
    _ values: [String: String],
    in state: ElementState
  ) -> Story.Kind? {
    guard stories.open == nil, !top.isHidden else { return nil }
    switch name {
    case "li" where state.isInEndnotes:
      guard let address = values["id"], stories.references.contains(address),
        stories.notes[address] == nil
      else { return nil }
      return .note(address)
    case "header", "footer":
      guard values["hidden"] != nil,
        let pages = values["data-pages"].flatMap(DocumentPageTexts.Pages.init(rawValue:))
      else { return nil }
      let present = name == "header" ? stories.pageTexts.headers : stories.pageTexts.footers
      guard present[pages] == nil else { return nil }
      return name == "header" ? .header(pages) : .footer(pages)
    default: return nil
    }
  }

  func begin(_ kind: Story.Kind, in state: inout ElementState) {
    stories.open = Story(kind: kind, output: output, tables: tables, marker: marker)
    (output, tables, marker) = (TextAccumulator(), [], nil)
    state.opensStory = true
  }

  func finishStory(hasNumber: Bool) {
    guard let story = stories.open else { return }
    var text = AttributedText("", attributes: stack[0].attributes)
    if !output.runs.isEmpty { text = AttributedText(output.string, runs: output.runs) }
    switch story.kind {
    case .note(let address):
      stories.notes[address] = ReadNote(text: text, hasNumber: hasNumber)
      stories.order.append(address)
    case .header(let pages): stories.pageTexts.headers[pages] = text
    case .footer(let pages): stories.pageTexts.footers[pages] = text
    }
    (output, tables, marker) = (story.output, story.tables, story.marker)
    stories.open = nil
  }

  /// Makes the text of a link the mark of a note, if the link is one within the page.
  func beginReference(_ values: [String: String], in state: inout ElementState) {
    guard stories.open == nil, let address = values["href"], address.hasPrefix("#"),
      address.utf8.count > 1
    else { return }
    state.attributes[NoteReference.self] = String(address.dropFirst())
    stories.references.insert(String(address.dropFirst()))
  }

  /// Gives the marks their notes; one whose note is not there stays a link.
  func addStories(to document: inout RichTextDocument) {
    document.pageTexts = stories.pageTexts
    guard !stories.references.isEmpty else { return }
    var numbers: [String: Int] = [:]
    document.text.update { attributes in
      guard let address = attributes[NoteReference.self] else { return }
      attributes[NoteReference.self] = nil
      guard let note = stories.notes[address] else { return }
      let number = numbers[address] ?? numbers.count + 1
      numbers[address] = number
      attributes.link = nil
      attributes[Footnote.self] = value(note, number)
    }
    // A mark without text has no place for its note.
    for address in stories.order where numbers[address] == nil {
      guard let note = stories.notes[address] else { continue }
      if document.text.count > 0 {
        let end = document.text.attributes(at: document.text.count)
        document.text.append(AttributedText("\n", attributes: end))
      }
      document.text.append(note.text)
    }
  }

  private func value(_ note: ReadNote, _ number: Int) -> Footnote.Value {
    guard note.hasNumber else { return Footnote.Value(note.text, number: number) }
    let plain = TextAttributes(font: note.text.attributes(at: 0).font.upright)
    var raised = plain
    raised.superscript = 1
    raised.font = raised.font.multiplied(by: 0.8)
    return Footnote.Value(numbered: note.text, number: number, plain: plain, raised: raised)
  }
}

extension DocumentBuilder {
  /// The name of the element that holds what is known of headers and footers beside their text.
  static let pageSettings = "page-texts"

  func readPageSettings(_ values: [String: String]) {
    guard values["name"]?.lowercased() == Self.pageSettings else { return }
    for word in (values["content"] ?? "").split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let number = parts.count > 1 ? StyleLength.number(parts[1]) : nil
      switch (parts[0], number) {
      case ("title-page", _): stories.pageTexts.hasTitlePage = true
      case ("facing-pages", _): stories.pageTexts.hasFacingPages = true
      case ("first", let number?): stories.pageTexts.firstPageNumber = Int(exactly: number)
      case ("header", let number?): stories.pageTexts.headerDistance = number
      case ("footer", let number?): stories.pageTexts.footerDistance = number
      default: break
      }
    }
  }
}
