import FontDescriptors
import RichText

/// The text of a document with its formatting, made when everything was read.
struct DocumentBuilder {
  private var interpreter: Interpreter
  private let characters: [TextAttributes]
  private let isCocoa: Bool

  /// The notes of the text's marks by their numbers.
  private var notes: [Int: AttributedText] = [:]

  init(_ interpreter: Interpreter) {
    self.interpreter = interpreter
    isCocoa = interpreter.header.isCocoa
    let formatting = CharacterFormatting(interpreter)
    characters = interpreter.characters.values.map(formatting.attributes)
  }

  private struct ParagraphKey: Hashable {
    var state: Int32
    var row: Int32
    var column: Int32
  }

  private struct RunKey: Hashable {
    var character: Int32
    var paragraph: Int32
  }

  /// Returns a text beside the document's.
  func text(of story: Story) -> AttributedText {
    var other = self
    other.interpreter.builder = story.builder
    other.interpreter.tables = story.tables
    return other.text()
  }

  /// Returns the text of the document, whose marks have notes by their numbers.
  func text(notes: [Int: AttributedText]) -> AttributedText {
    var other = self
    other.notes = notes
    return other.text()
  }

  private func text() -> AttributedText {
    let builder = interpreter.builder
    guard !builder.isEmpty else {
      let formatting = CharacterFormatting(interpreter)
      return AttributedText("", attributes: formatting.attributes(interpreter.group.character))
    }
    var styles = InternTable<ParagraphStyle>()
    var styleOfKey: [ParagraphKey: Int32] = [:]
    var attributesOfRun: [RunKey: TextAttributes] = [:]
    var parts: [(length: Int, attributes: TextAttributes)] = []
    var run = 0
    var start = 0
    for paragraph in builder.paragraphs {
      let key = ParagraphKey(state: paragraph.state, row: paragraph.row, column: paragraph.column)
      let style = styleOfKey[key] ?? styles.place(of: style(key))
      styleOfKey[key] = style
      while start < paragraph.end {
        while run + 1 < builder.runs.count, builder.runs[run + 1].start <= start { run += 1 }
        let isLast = run + 1 == builder.runs.count
        let end = isLast ? paragraph.end : min(paragraph.end, builder.runs[run + 1].start)
        let key = RunKey(character: builder.runs[run].state, paragraph: style)
        let attributes = attributesOfRun[key] ?? attributes(key, styles)
        attributesOfRun[key] = attributes
        parts.append((end - start, attributes))
        start = end
      }
    }
    return AttributedText(builder.string, runs: parts)
  }

  private func attributes(_ key: RunKey, _ styles: InternTable<ParagraphStyle>) -> TextAttributes {
    var attributes = characters[Int(key.character)]
    if let state = interpreter.characters[key.character], state.note >= 0,
      let note = notes[Int(state.note) + 1]
    {
      attributes[Footnote.self] = Footnote.Value(note, number: Int(state.note) + 1)
    }
    let style = styles[key.paragraph]
    attributes.paragraphStyle = style == ParagraphStyle.default ? nil : style
    return attributes
  }

  private func style(_ key: ParagraphKey) -> ParagraphStyle {
    var style = paragraphStyle(interpreter.paragraphs[key.state] ?? ParagraphState())
    if key.row >= 0 { style.cells = interpreter.tables.cells(row: key.row, column: key.column) }
    return style
  }
}

// MARK: - Paragraphs

extension DocumentBuilder {
  /// The distance of tab stops where a document says nothing, in points: that of the format, or of
  /// Cocoa's paragraphs.
  static func standardTabInterval(isCocoa: Bool) -> Double {
    isCocoa ? ParagraphStyle.default.defaultTabInterval : 36
  }

  private func paragraphStyle(_ state: ParagraphState) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = state.alignment
    style.baseWritingDirection = state.direction
    style.headIndent = Double(state.leftIndent) / 20
    style.firstLineHeadIndent = Double(state.leftIndent + state.firstIndent) / 20
    style.tailIndent = -Double(max(0, state.rightIndent)) / 20
    style.paragraphSpacingBefore = Double(state.spaceBefore) / 20
    style.paragraphSpacing = Double(state.spaceAfter) / 20
    style.lineSpacing = Double(state.lineSpacing) / 20
    setLineHeight(state, &style)
    style.tabStops = state.tabs.sorted { $0.location < $1.location }
    let standard =
      interpreter.attributes.defaultTabInterval ?? Self.standardTabInterval(isCocoa: isCocoa)
    style.defaultTabInterval = state.tabInterval < 0 ? standard : Double(state.tabInterval) / 20
    style.tighteningFactor = Double(state.tighteningFactor) / 2000
    style.usesHyphenation = state.hyphenates ?? false
    style.headingLevel = Int(state.headingLevel)
    style.styleName = state.style < 0 ? nil : interpreter.header.styles[state.style]?.name
    style.lists = lists(state)
    return style
  }

  /// A height without `\slmult` is a least one where it is positive, and exact where it is negative.
  private func setLineHeight(_ state: ParagraphState, _ style: inout ParagraphStyle) {
    let height = Double(state.lineHeight)
    if state.lineHeightIsMultiple {
      style.lineHeightMultiple = max(0, height / 240)
    } else {
      style.minimumLineHeight = abs(height) / 20
      style.maximumLineHeight = height < 0 ? -height / 20 : 0
    }
    if state.minimumLineHeight >= 0 {
      style.minimumLineHeight = Double(state.minimumLineHeight) / 20
    }
    if state.maximumLineHeight >= 0 {
      style.maximumLineHeight = Double(state.maximumLineHeight) / 20
    }
  }

  private func lists(_ state: ParagraphState) -> [TextList] {
    guard state.list > 0 else { return [] }
    let number = interpreter.header.overrides[state.list] ?? state.list
    let levels = interpreter.header.lists[number]?.levels ?? []
    return (0...Int(state.listLevel)).map { depth in
      let level = depth < levels.count ? levels[depth] : HeaderTables.ListLevel(format: 23)
      return TextList(
        marker: ListMarker.marker(level),
        startingNumber: level.start,
        identifier: Int(state.list)
      )
    }
  }
}
