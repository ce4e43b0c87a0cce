import RichText

/// The meaning of a document's tokens: it routes text to its destination and keeps the formatting.
///
/// The lexer calls it once for each token. Groups are a stack and not calls, so depth costs memory
/// alone, up to a limit.
struct Interpreter {
  let words = ControlWordTable.shared
  let options: RTFReadingOptions
  var lexer = LexerState()
  var log: DiagnosticLog
  var builder: TextBuilder

  /// The place of the present token.
  var place = 0
  /// The bytes behind the present token, where that is known.
  var bytesAfterToken: Int?

  // Groups
  var group = GroupState()
  var stack: [GroupState] = []
  /// The open groups beyond the limit of the depth.
  var deepGroups = 0
  /// Whether the next token is the first of its group, and whether `\*` stood before it.
  var isGroupNew = false
  var isStarred = false
  var hasHeader = false
  var hasEnded = false
  var hasReportedEnd = false

  // Characters that are not complete
  /// Whether the next characters need a look one by one.
  var isInterrupted = false
  var substitutesLeft = 0
  var highSurrogate = 0
  var pendingBytes: [UInt8] = []
  var pendingAttachment: Int32 = -1
  let decoders = MultiByteDecoders()

  // Formatting
  var characters = InternTable<CharacterState>()
  var paragraphs = InternTable<ParagraphState>()
  /// Whether the formatting may differ from that of the last character.
  var characterChanged = true
  /// Whether no text and no formatting of text was met yet.
  var isInHeader = true
  /// Whether the present section begins a page, and whether no character of it was met yet.
  var sectionBeginsPage = true
  var isSectionStart = false
  /// The place of the first text in a font that the document does not name.
  var textWithoutFont: Int?

  // Contents of destinations
  var collected: [UInt8] = []
  var header = HeaderTables()
  var picture = PictureState()
  var attributes = DocumentAttributes()
  var tables = TableState()
  var links = InternTable<String>()
  var fields: [Int32] = []
  var numberFields: [Int32: DocumentField.Value] = [:]
  var attachments: [TextAttachment] = []
  var keptWords = InternTable<[KeptWord]>()
  /// The texts beside the document's, and the text that waits while one of them is read.
  var stories: [Story] = []
  var storyKinds: Set<Story.Kind> = []
  var outerText: (builder: TextBuilder, tables: TableState)?
  var pageTexts = DocumentPageTexts()
  var noteCount = 0

  init(options: RTFReadingOptions, collectsRuns: Bool) {
    self.options = options
    log = DiagnosticLog(limit: options.limits.diagnostics)
    builder = TextBuilder(collectsRuns: collectsRuns)
  }

  mutating func report(_ kind: RTFDiagnostic.Kind) { log.add(kind, at: place) }

  /// The number of open groups.
  var depth: Int { stack.count + deepGroups }
}

/// Values by number, equal ones stored once.
struct InternTable<Value: Hashable> {
  private(set) var values: [Value] = []
  private var places: [Value: Int32] = [:]
  private var last: (value: Value, place: Int32)?

  /// Returns the number of a value.
  mutating func place(of value: Value) -> Int32 {
    if let last, last.value == value { return last.place }
    let place = places[value] ?? Int32(values.count)
    if place == values.count {
      values.append(value)
      places[value] = place
    }
    last = (value, place)
    return place
  }

  subscript(place: Int32) -> Value? { place < 0 ? nil : values[Int(place)] }
}

// MARK: - Groups

extension Interpreter {
  mutating func openGroup() {
    settleCharacters()
    if hasEnded { reportEnd() }
    guard stack.count < options.limits.depth else {
      if deepGroups == 0 { report(.tooDeep(limit: options.limits.depth)) }
      deepGroups += 1
      return
    }
    stack.append(group)
    isGroupNew = true
    isStarred = false
  }

  mutating func closeGroup() {
    settleCharacters()
    isGroupNew = false
    guard deepGroups == 0 else {
      deepGroups -= 1
      return
    }
    guard let outer = stack.popLast() else {
      return hasEnded ? reportEnd() : report(.unmatchedBrace)
    }
    let inner = group
    if inner.story != outer.story { finishStory(inner) }
    if pendingAttachment >= 0, inner.destination == .body { appendAttachment() }
    group = outer
    if stack.isEmpty {
      group.paragraph = inner.paragraph
      group.character = inner.character
    }
    if inner.destination != outer.destination { finish(inner, in: outer.destination) }
    characterChanged = true
    if stack.isEmpty { hasEnded = true }
  }

  /// Reports once that something stands behind the end.
  mutating func reportEnd() {
    guard !hasReportedEnd else { return }
    hasReportedEnd = true
    report(.contentAfterEnd)
  }

  /// Ends the document.
  mutating func finish() {
    if lexer.place == .binary { place = lexer.consumed }
    finishToken()
    place = lexer.consumed
    settleCharacters()
    if pendingAttachment >= 0 { appendAttachment() }
    if depth > 0 { report(.unclosedGroups(depth)) }
    if !hasHeader, !hasEnded { log.add(.missingHeader, at: 0) }
    while !stack.isEmpty {
      let inner = group
      guard let outer = stack.popLast() else { break }
      if inner.story != outer.story { finishStory(inner) }
      group = outer
      group.paragraph = inner.paragraph
      group.character = inner.character
      if inner.destination != outer.destination { finish(inner, in: outer.destination) }
    }
    if !builder.isAtParagraphStart { markParagraph() }
    tables.closeRows(from: 0)
  }
}
