import RichText

/// The text of a document with its formatting, as differences from what stands before.
struct BodyWriter {
  private let text: AttributedText
  let attributes: DocumentAttributes
  let tables: WriterTables
  var output: OutputBuffer

  /// The formatting that a reader has at this place.
  var state = CharacterState()
  var words: [String] = []
  var paragraph: ParagraphStyle?
  var hasFont = false
  /// The formatting outside the field or the marker that is being written.
  private var outerState: (state: CharacterState, words: [String])?
  private var link: String?
  /// The characters of a field or of a mark that its word stands for.
  private var replacedLeft = 0

  init(
    _ text: AttributedText,
    _ attributes: DocumentAttributes,
    _ tables: WriterTables,
    _ output: OutputBuffer
  ) {
    self.text = text
    self.attributes = attributes
    self.tables = tables
    self.output = output
    state.kerning = true
  }

  mutating func write() {
    var run = 0
    var offset = 0
    var isParagraphStart = true
    var isBeforeMarker = false
    var markerLeft = 0
    let scalars = text.string.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let isRunStart = offset == 0 || offset >= text.runs[run].range.upperBound
      while offset >= text.runs[run].range.upperBound { run += 1 }
      let current = text.runs[run].attributes
      if isParagraphStart {
        beginParagraph(current.paragraphStyle ?? .default)
        isBeforeMarker = true
      }
      // A break between pages stands before the marker of a list.
      if isBeforeMarker, scalar != "\u{C}" {
        isBeforeMarker = false
        if current.link == nil, !(current.paragraphStyle?.lists ?? []).isEmpty {
          markerLeft = markerLength(scalars[index...])
          if markerLeft > 0 { openGroup("{\\listtext") }
        }
      }
      if isRunStart || isParagraphStart || markerLeft > 0 {
        changeLink(markerLeft > 0 ? nil : current.link)
        apply(current)
      }
      if isRunStart, replacedLeft == 0 { replacedLeft = replaced(current, run, scalars[index...]) }
      isParagraphStart = scalar == "\n"
      offset += UTF16.width(scalar)
      index = scalars.index(after: index)
      if replacedLeft > 0, !isParagraphStart {
        replacedLeft -= 1
      } else if isParagraphStart {
        replacedLeft = 0
        endParagraph(next: index < scalars.endIndex ? attributes(at: offset, from: run) : nil)
      } else if scalar == TextAttachment.character, let attachment = current.attachment {
        write(attachment)
      } else {
        output.append(scalar)
      }
      if markerLeft > 0 {
        markerLeft -= 1
        if markerLeft == 0 {
          closeGroup("}")
          apply(current)
        }
      }
    }
    if text.isEmpty {
      beginParagraph(text.runs[0].attributes.paragraphStyle ?? .default)
      apply(text.runs[0].attributes)
    }
    changeLink(nil)
    if !isParagraphStart || text.isEmpty { endTables() }
    output.raw("}")
  }

  private func attributes(at offset: Int, from run: Int) -> TextAttributes {
    let isInside = offset < text.runs[run].range.upperBound
    return text.runs[min(isInside ? run : run + 1, text.runs.count - 1)].attributes
  }

  /// The number of scalars of a list's marker with its tabs; 0 where the text has none.
  private func markerLength(_ scalars: Substring.UnicodeScalarView) -> Int {
    guard scalars.first == "\t" else { return 0 }
    var length = 1
    for scalar in scalars.dropFirst().prefix(24) {
      length += 1
      if scalar == "\t" { return length }
      if scalar == "\n" || scalar == TextAttachment.character { return 0 }
    }
    return 0
  }

  // MARK: - Fields and notes

  /// Writes the word of a field, or a mark with its note.
  ///
  /// - Returns: The number of characters of the run for which the word stands.
  private mutating func replaced(
    _ attributes: TextAttributes,
    _ run: Int,
    _ scalars: Substring.UnicodeScalarView
  ) -> Int {
    let field = attributes[DocumentField.self]
    let note = attributes[Footnote.self]
    guard field != nil || note != nil else { return 0 }
    let part = scalars.prefix(text.runs[run].range.count).prefix { ("0"..."9").contains($0) }
    let digits = part.count
    switch field {
    case .pageNumber:
      // The word stands for the number 1 where there are no pages.
      if String(part) == "1" {
        output.spaced("chpgn")
      } else {
        writeField("PAGE", String(part))
      }
    case .noteNumber: output.spaced("chftn")
    case .pageCount: writeField("NUMPAGES", String(part))
    case nil:
      guard let note else { return 0 }
      let isHidden = scalars.first == Footnote.hiddenMark
      if digits > 0 { output.spaced("chftn") }
      write(note.text)
      return isHidden ? 1 : digits
    }
    return digits
  }

  private mutating func writeField(_ name: String, _ digits: String) {
    output.raw("{\\field{\\*\\fldinst \(name)}{\\fldrslt \(digits)}}")
  }

  private mutating func write(_ note: AttributedText) {
    output.raw("{\\footnote\\pard\\plain ")
    var body = BodyWriter(note, attributes, tables, output)
    body.write()
    output = body.output
  }

  // MARK: - Groups

  /// Begins a group, whose formatting ends with it.
  private mutating func openGroup(_ start: String) {
    changeLink(nil)
    outerState = (state, words)
    output.raw(start)
  }

  private mutating func closeGroup(_ end: String) {
    output.raw(end)
    if let outer = outerState { (state, words) = outer }
    outerState = nil
  }

  private mutating func changeLink(_ next: String?) {
    guard next != link else { return }
    if link != nil {
      link = nil
      closeGroup("}}")
    }
    guard let next else { return }
    openGroup("{\\field{\\*\\fldinst{")
    output.text(FieldInstruction.hyperlink(next))
    output.raw("}}{\\fldrslt ")
    link = next
  }

  // MARK: - Ends of paragraphs

  private mutating func endParagraph(next: TextAttributes?) {
    let cells = paragraph?.cells ?? []
    let nextCells = next?.paragraphStyle?.cells ?? []
    let shared = zip(cells, nextCells).prefix { $0.isSamePlace(as: $1) }.count
    if shared == cells.count, next != nil || cells.isEmpty {
      output.raw("\\\n")
      changeLink(nil)
    } else {
      changeLink(nil)
      endCells(cells, keeping: shared, next: nextCells)
    }
  }

  /// Ends cells that a text ends in without a separator.
  private mutating func endTables() {
    let cells = paragraph?.cells ?? []
    if !cells.isEmpty { endCells(cells, keeping: 0, next: []) }
  }
}

extension TextTableCell {
  fileprivate func isSamePlace(as other: TextTableCell) -> Bool {
    table == other.table && row == other.row && column == other.column
  }
}
