import DynamicType
import FontDescriptors
import RichText

/// Builds a document of elements and characters in their order.
final class DocumentBuilder {
  let options: HTMLReadingOptions
  var log: DiagnosticLog
  var line = 1
  var stack: [ElementState]
  var sheet = StyleSheet()
  var tables: [TableState] = []
  var tableCount = 0
  var listCount = 0
  var spannedCells = 0
  var reportedSpans = false
  var title: String?
  var stories = StoryLog()
  /// The options of the field that is being read.
  var choices: ChoiceState?
  var output = TextAccumulator()
  private var pieces: [(text: String, attributes: TextAttributes)] = []
  private var style = ParagraphStyle()
  private var endsInSpace = true
  private var isForced = false
  /// Whether the next paragraph begins a page.
  var beginsPage = false
  /// The marker of a list item that has no paragraph yet.
  var marker: String?
  private var styleText = ""
  private var titleText = ""

  init(options: HTMLReadingOptions) {
    self.options = options
    log = DiagnosticLog(limit: options.limits.diagnostics)
    var root = ElementState(name: "", attributes: TextAttributes(font: options.baseFont))
    root.isBlock = true
    stack = [root]
  }

  /// The innermost open element.
  var top: ElementState {
    get { stack[stack.count - 1] }
    set { stack[stack.count - 1] = newValue }
  }

  /// The body size, which is 1rem.
  var rem: Double { options.baseFont.pointSize }

  func report(_ kind: HTMLDiagnostic.Kind) { log.add(kind, line: line) }

  func document() -> RichTextDocument {
    while stack.count > 1 { end(top.name) }
    finishParagraph()
    var text = AttributedText("", attributes: stack[0].attributes)
    if !output.runs.isEmpty { text = AttributedText(output.string, runs: output.runs) }
    var document = RichTextDocument(text)
    document.attributes.textScaling = .iOS
    if let title, !title.isEmpty { document.attributes.information[.title] = title }
    addStories(to: &document)
    return document
  }
}

extension DocumentBuilder {
  func start(_ name: String, _ attributes: [String: String]) {
    var state = top.child(name)
    let role = NoteRole(attributes)
    if role == .endnotes { state.isInEndnotes = true }
    let story = storyKind(name, attributes, in: state)
    state.isHidden = top.isHidden || isHidden(name, attributes, role) && story == nil
    state.isStyleSheet = name == "style"
    if name == "meta" { readPageSettings(attributes) }
    guard !state.isHidden else {
      if state.isBlock, !top.isHidden { finishParagraph() }
      beginChoice(name, attributes, in: &state)
      push(state)
      return
    }
    if state.isBlock { finishParagraph() }
    applyElement(name, attributes, to: &state)
    if role == .reference { beginReference(attributes, in: &state) }
    if story != nil { state.becomeOwnText() }
    applyStyles(name, attributes, to: &state)
    if let story, !state.isHidden {
      begin(story, in: &state)
    } else if state.breaksBefore, !state.isHidden {
      breakPage()
    }
    push(state)
    if !state.isHidden { begin(name, attributes) }
  }

  private func push(_ state: ElementState) { stack.append(state) }

  private func isHidden(_ name: String, _ values: [String: String], _ role: NoteRole?) -> Bool {
    Elements.hidden.contains(name) || values["hidden"] != nil
      || role == .backlink && stories.open != nil
  }

  /// Does what an element means beside formatting.
  private func begin(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "br": if !top.breaksBefore { append("\u{2028}") }
    case "wbr": append("\u{200B}")
    // The line above notes belongs to the page.
    case "hr" where !top.isInEndnotes || stories.open != nil:
      appendParagraph("\u{2500}\u{2500}\u{2500}", top)
    case "img": appendPicture(attributes)
    case "input" where attributes["type"]?.lowercased() == "checkbox":
      append(attributes["checked"] == nil ? "\u{2610} " : "\u{2611} ")
    case "q": append("\u{201C}")
    case "li" where top.hasMarker && !top.opensStory: beginItem(attributes)
    case "table": beginTable(attributes)
    case "tr": beginRow()
    case "td", "th": beginCell(attributes)
    default: break
    }
  }

  func end(_ name: String) {
    guard stack.count > 1, stack.dropFirst().contains(where: { $0.name == name }) else { return }
    while stack.count > 1 {
      let state = stack[stack.count - 1]
      finish(state)
      stack.removeLast()
      if state.isChoice { appendChoice() }
      if state.name == name { break }
    }
  }

  private func finish(_ state: ElementState) {
    if state.name == "option" { choices?.isInOption = false }
    if state.isStyleSheet {
      sheet.add(styleText, limit: options.limits.styleRules) { report($0) }
      styleText = ""
    }
    if state.name == "title", title == nil {
      title = titleText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    guard !state.isHidden else { return }
    switch state.name {
    case "q": append("\u{201D}")
    case "li": if marker != nil { isForced = true }
    case "td", "th": endCell()
    case "tr": endRow()
    case "table": endTable()
    default: break
    }
    if state.isBlock { finishParagraph(in: state) }
    if state.breaksAfter { breakPage() }
    if state.opensStory { finishStory(hasNumber: state.hasMarker) }
  }
}

extension DocumentBuilder {
  func characters(_ text: String) {
    if top.isStyleSheet {
      styleText += text
    } else if top.name == "title", stack.count < 8, titleText.utf8.count < 65_536 {
      titleText += text
    }
    guard !top.isHidden else {
      choices?.add(text)
      return
    }
    switch top.whitespace {
    case .collapse: appendCollapsed(text)
    case .keep: append(lines(text).joined(separator: "\u{2028}"))
    case .paragraphs:
      // A line break at the beginning is not part of the text.
      let isFirst = top.name == "pre" && top.isFresh
      top.isFresh = false
      for (index, line) in lines(text).enumerated() {
        if isFirst, index == 1, pieces.isEmpty {
          append(line)
          continue
        }
        if index > 0 { forceParagraph() }
        if !line.isEmpty { append(line) }
      }
    }
  }

  private func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  private func appendCollapsed(_ text: String) {
    var result = String.UnicodeScalarView()
    var isSpace = endsInSpace
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "\t", "\n", "\r", "\u{C}":
        if !isSpace { result.append(" ") }
        isSpace = true
      default:
        result.append(scalar)
        isSpace = false
      }
    }
    guard !result.isEmpty else { return }
    append(String(result))
    endsInSpace = isSpace
  }

  /// Adds text to the paragraph, which begins with it.
  func append(_ text: String, _ change: (inout TextAttributes) -> Void = { _ in }) {
    if pieces.isEmpty { beginParagraph(top) }
    var attributes = top.attributes
    change(&attributes)
    // A form feed means a break between pages, which only styles make.
    let hasBreaks = text.utf8.contains(0x0C)
    pieces.append((hasBreaks ? text.replacing("\u{C}", with: " ") : text, attributes))
    endsInSpace = text.hasSuffix("\u{2028}") && top.whitespace == .collapse
  }

  private func beginParagraph(_ state: ElementState) {
    style = state.paragraph
    tables.last?.hasParagraph = true
    if let pageBreak = takePageBreak(state) { pieces.append(pageBreak) }
    if let marker {
      var attributes = state.attributes
      attributes.link = nil
      pieces.append((marker, attributes))
    }
    marker = nil
  }

  private func forceParagraph() {
    isForced = true
    finishParagraph()
  }

  /// Ends the paragraph, if there is one.
  func finishParagraph(in state: ElementState? = nil) {
    let state = state ?? top
    if pieces.isEmpty, isForced {
      beginParagraph(state)
      if pieces.isEmpty { pieces.append(("", state.attributes)) }
    }
    isForced = false
    endsInSpace = true
    guard !pieces.isEmpty else { return }
    if state.whitespace != .paragraphs { trimEnd(keepingSpace: state.whitespace == .keep) }
    output.append(pieces, style: style)
    pieces = []
  }

  /// Removes a space that ends the paragraph, and the line break that ends it.
  private func trimEnd(keepingSpace: Bool) {
    for ending in keepingSpace ? ["\u{2028}"] : [" ", "\u{2028}"] {
      guard let last = pieces.last, last.text.unicodeScalars.last.map(String.init) == ending else {
        continue
      }
      var scalars = last.text.unicodeScalars
      scalars.removeLast()
      pieces[pieces.count - 1].text = String(scalars)
      if scalars.isEmpty, pieces.count > 1 { pieces.removeLast() }
    }
  }

  /// Adds a paragraph of its own.
  func appendParagraph(_ text: String, _ state: ElementState) {
    finishParagraph()
    beginParagraph(state)
    pieces.append((text, state.attributes))
    style = state.paragraph
    finishParagraph(in: state)
  }

  /// Keeps the marker of an item for its first paragraph.
  func setMarker(_ text: String) {
    flushMarker()
    marker = "\t" + text + "\t"
  }

  /// Gives a marker that waits a paragraph of its own.
  func flushMarker() { if marker != nil { forceParagraph() } }

  /// Makes the next end of a paragraph one, even without text.
  func force() { if pieces.isEmpty { isForced = true } }
}
