import DynamicType
import FontDescriptors
import RichText

/// Builds a document of elements in their order.
struct DocumentBuilder {
  let options: MarkdownReadingOptions
  var log: DiagnosticLog
  var place = MarkdownPlace()
  var stack: [BlockState]
  var line = LineBuilder()
  var table: TableState?
  var tableCount = 0

  /// The place of the picture whose words are read.
  private var picture: MarkdownPlace?
  var output = TextAccumulator()
  var notes = NoteLog()
  private var listCount = 0
  /// The marker of an item that has no paragraph yet.
  private var marker: String?

  init(options: MarkdownReadingOptions, log: DiagnosticLog) {
    self.options = options
    self.log = log
    stack = [BlockState(font: options.baseFont)]
  }

  /// The innermost open block.
  var top: BlockState {
    get { stack[stack.count - 1] }
    set { stack[stack.count - 1] = newValue }
  }

  mutating func report(_ kind: MarkdownDiagnostic.Kind) { log.add(kind, at: picture ?? place) }

  mutating func document() -> RichTextDocument {
    var document = RichTextDocument(withNotes(outputText()))
    document.attributes.textScaling = .iOS
    return document
  }

  /// The paragraphs as text.
  mutating func outputText() -> AttributedText {
    // The attributes of an empty paragraph at the end need a character that holds them.
    if output.endsEmpty { output.endParagraph() }
    guard !output.runs.isEmpty else {
      return AttributedText("", attributes: stack[0].attributes)
    }
    return AttributedText(output.string, runs: output.runs)
  }
}

extension DocumentBuilder {
  mutating func handle(_ event: MarkdownEvent) {
    switch event {
    case .enter(let element, let place):
      self.place = place
      if case .picture = element { picture = picture ?? place }
      if !line.enter(element) { enter(element) }
    case .exit(let element):
      if !line.exit(element) { exit(element) }
    }
  }

  private mutating func enter(_ element: MarkdownElement) {
    switch element {
    case .quotation: enterQuotation()
    case .list(let list): enterList(list)
    case .item(let isDone): enterItem(isDone: isDone)
    case .code(let text, let info): appendCode(text, info)
    case .markup(let source): appendMarkup(source)
    case .rule: appendRule()
    case .table(let alignments): enterTable(alignments)
    case .row(let isHeader): table?.beginRow(isHeader: isHeader)
    case .tag(let source): enterTag(source)
    case .heading(let level): stack.append(heading(level))
    case .noteMark(let index): appendMark(index)
    case .note(let index): enterNote(index)
    default: break
    }
  }

  private mutating func exit(_ element: MarkdownElement) {
    switch element {
    case .quotation: stack.removeLast()
    case .list: stack.removeLast()
    case .item:
      if marker != nil { appendParagraph([], top, style: top.plainStyle) }
      stack.removeLast()
    case .paragraph: finishLine(style: top.plainStyle)
    case .heading:
      finishLine(style: top.paragraph)
      stack.removeLast()
    case .table: table = nil
    case .note: exitNote()
    case .cell: finishCell()
    case .picture(let address):
      finishPicture(address)
      picture = nil
    default: break
    }
  }

  // MARK: - Blocks

  /// Returns a state one level deeper; `nil` beyond the limit.
  private mutating func deeper() -> BlockState? {
    var state = top
    state.depth += 1
    guard state.depth > options.limits.depth else { return state }
    report(.limitReached("depth"))
    stack.append(state)
    return nil
  }

  private mutating func enterQuotation() {
    guard var state = deeper() else { return }
    state.isTight = false
    state.quotations.append(state.paragraph.lists.count)
    BlockForm.enterQuotation(&state.paragraph)
    stack.append(state)
  }

  private mutating func enterList(_ list: MarkdownElement.List) {
    flushMarker()
    guard var state = deeper() else { return }
    listCount += 1
    let form = BlockForm.marker(
      isOrdered: list.isOrdered,
      isClosedByParenthesis: list.isClosedByParenthesis,
      depth: state.paragraph.lists.count
    )
    let start = list.isOrdered ? list.start : 1
    BlockForm.enterList(
      TextList(marker: form, startingNumber: start, identifier: listCount),
      &state.paragraph
    )
    state.nextItem = start
    state.isTight = list.isTight
    stack.append(state)
  }

  private mutating func enterItem(isDone: Bool?) {
    flushMarker()
    if let list = top.paragraph.lists.last, top.depth <= options.limits.depth {
      let box = isDone.map { $0 ? BlockForm.doneTask : BlockForm.openTask } ?? ""
      marker = "\t" + list.marker.text(forItem: top.nextItem) + "\t" + box
      top.nextItem += 1
    }
    stack.append(top)
  }

  /// Gives a marker a paragraph of its own.
  mutating func flushMarker() {
    if marker != nil { appendParagraph([], top, style: top.plainStyle) }
  }

  private mutating func heading(_ level: Int) -> BlockState {
    var state = top
    if let style = options.headingStyles.prefix(level).last {
      state.attributes.font = TextStyleFont.request(style)
    }
    state.paragraph.headingLevel = level
    state.paragraph.paragraphSpacing = state.attributes.font.pointSize
    return state
  }

  private mutating func appendRule() {
    var style = top.paragraph
    style.styleName = BlockForm.rule
    let span = InlineSpan(text: BlockForm.ruleText, style: InlineStyle())
    appendParagraph([span], top, style: style)
  }

  private mutating func appendCode(_ text: String, _ info: String) {
    guard !text.isEmpty else { return }
    var state = top
    state.attributes.font = state.attributes.font.monospacedDesign
    let words = PlainText.collapsed(info)
    if !words.isEmpty { state.attributes[CodeBlockInfo.self] = words }
    var style = state.paragraph
    style.styleName = BlockForm.preformatted
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    if text.utf8.last == 0x0A { lines.removeLast() }
    for line in lines {
      let text = PlainText.code(Substring(line), expandsTab: !style.lists.isEmpty)
      appendParagraph([InlineSpan(text: text, style: InlineStyle())], state, style: style)
    }
  }

  private mutating func appendMarkup(_ source: String) {
    let content = MarkupText.read(source)
    if let tag = content.tag { report(.tagIgnored(tag)) }
    line.append(content.text)
    finishLine(style: top.plainStyle)
  }

  // MARK: - Paragraphs

  private mutating func enterTag(_ source: String) {
    let tag = InlineTag(source)
    guard !tag.name.isEmpty else { return }
    report(.tagIgnored("<\(tag.isEnd ? "/" : "")\(tag.name)>"))
  }

  /// Ends a paragraph, if it has content.
  private mutating func finishLine(style: ParagraphStyle) {
    let spans = line.finish()
    if !spans.isEmpty { appendParagraph(spans, top, style: style) }
  }

  /// Adds a paragraph, after the marker of an item where one waits.
  mutating func appendParagraph(
    _ spans: [InlineSpan],
    _ state: BlockState,
    style: ParagraphStyle
  ) {
    let block = state.attributes(style)
    var pieces = spans.map { (text: $0.text, attributes: $0.style.attributes(in: block)) }
    if let marker, table == nil {
      // A box without text after it has no space.
      let text = spans.isEmpty && marker.hasSuffix(" ") ? String(marker.dropLast()) : marker
      pieces.insert((text, block), at: 0)
      self.marker = nil
    }
    if pieces.isEmpty { pieces.append(("", block)) }
    output.append(pieces)
  }
}
