import RichText

/// A text beside that of the document: a header, a footer or a footnote.
struct Story {
  /// The place of a text.
  enum Kind: Hashable {
    case header(DocumentPageTexts.Pages)
    case footer(DocumentPageTexts.Pages)
    case footnote(number: Int)
  }

  var kind: Kind
  var builder: TextBuilder
  var tables: TableState
}

extension Story.Kind {
  /// The kind that a word begins.
  init?(_ word: ControlWord, note: Int) {
    switch word {
    case .header: self = .header(.all)
    case .headerl: self = .header(.left)
    case .headerr: self = .header(.right)
    case .headerf: self = .header(.first)
    case .footer: self = .footer(.all)
    case .footerl: self = .footer(.left)
    case .footerr: self = .footer(.right)
    case .footerf: self = .footer(.first)
    case .footnote: self = .footnote(number: note)
    default: return nil
    }
  }
}

extension Interpreter {
  /// Begins a text beside the document's in the present group.
  ///
  /// A document has one of each kind of header and footer, the first that it names. A text inside
  /// another one of these is left out. A stream reads these texts as a document does and drops them.
  mutating func beginStory(_ word: ControlWord) {
    guard let kind = Story.Kind(word, note: noteCount + 1), group.destination == .body, !hasEnded
    else { return begin(.skipped) }
    guard outerText == nil, stories.count < options.limits.tableEntries,
      storyKinds.insert(kind).inserted
    else {
      report(.contentLeftOut(destination: word.name))
      return begin(.skipped)
    }
    if case .footnote = kind { appendHiddenMark() }
    outerText = (builder, tables)
    builder = TextBuilder(collectsRuns: builder.collectsRuns)
    stories.append(Story(kind: kind, builder: builder, tables: tables))
    tables = TableState(after: tables)
    group.story = Int32(stories.count - 1)
    group.paragraph = ParagraphState()
    group.character = CharacterState()
    group.character.font = header.defaultFont
    characterChanged = true
  }

  /// Gives a note without a mark in front of it one that does not show, and counts the note.
  ///
  /// A stream has no notes, and so no mark; the note begins page and paragraph there as a mark does.
  private mutating func appendHiddenMark() {
    let note = Int32(noteCount)
    noteCount += 1
    guard builder.collectsRuns else {
      beginRun()
      return builder.countHidden()
    }
    let isMarked = builder.runs.last.flatMap { characters[$0.state] }?.note == note
    guard !isMarked else { return }
    let character = group.character
    group.character.note = note
    beginRun()
    builder.append(Footnote.hiddenMark)
    group.character = character
    characterChanged = true
  }

  /// Ends the text beside the document's of a group.
  mutating func finishStory(_ inner: GroupState) {
    guard let outer = outerText, stories.indices.contains(Int(inner.story)) else { return }
    if pendingAttachment >= 0 { appendAttachment() }
    if !builder.isAtParagraphStart { markParagraph() }
    tables.closeRows(from: 0)
    let innerTables = tables
    if builder.collectsRuns {
      stories[Int(inner.story)].builder = builder
      stories[Int(inner.story)].tables = tables
    }
    builder = outer.builder
    tables = outer.tables
    tables.skipTables(of: innerTables)
    outerText = nil
    characterChanged = true
  }

  /// Returns the document's text since the last call and forgets it, with all of a text beside it.
  mutating func takeText() -> String {
    guard outerText != nil else { return builder.takeText() }
    _ = builder.takeText()
    return outerText?.builder.takeText() ?? ""
  }

  /// Adds the number of a page, or of the note that the text belongs to or that follows.
  mutating func appendNumber(_ field: DocumentField.Value) {
    guard group.destination == .body, !hasEnded else { return }
    let character = group.character
    var number = 1
    if field == .noteNumber {
      number = group.story < 0 ? noteCount + 1 : noteCount
      if group.story < 0 { group.character.note = Int32(noteCount) }
    }
    if group.story >= 0 || field != .noteNumber { group.character.field = field }
    beginRun()
    for scalar in String(number).unicodeScalars { builder.append(scalar) }
    group.character = character
    characterChanged = true
  }
}

extension Interpreter {
  /// The document that was read.
  func document() -> RichTextDocument {
    var notes: [Int: AttributedText] = [:]
    var pageTexts = pageTexts
    let builder = DocumentBuilder(self)
    for story in stories {
      let text = builder.text(of: story)
      switch story.kind {
      case .header(let pages): pageTexts.headers[pages] = text
      case .footer(let pages): pageTexts.footers[pages] = text
      case .footnote(let number): notes[number] = text
      }
    }
    var document = RichTextDocument(
      builder.text(notes: notes),
      attributes: attributes
    )
    document.pageTexts = pageTexts
    return document
  }
}
