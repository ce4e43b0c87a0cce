import DynamicType
import FontDescriptors
import RichText

/// Writes the paragraphs of a text with the marks of the blocks that hold them.
struct BodyWriter {
  let paragraphs: [ParagraphPieces]
  let bodyFont: FontRequest
  /// The lists whose paragraphs have space between them.
  let looseLists: Set<Int>
  var output = ""
  var omissions: [MarkdownOmission: Int] = [:]
  var open: [Level] = []
  /// The last block, for the line between it and the next.
  var last: BlockKind?
  /// The beginning of a line of items that have no text yet.
  var pending: String?
  /// The item that was closed last, before its list.
  var closedItem: Level?
  /// The lists that have an empty line, which makes them loose.
  var spacedLists: Set<Int> = []
  var itemCount = 0
  /// The number of the next item of each list.
  var nextItems: [Int: Int] = [:]

  /// The blocks around all paragraphs.
  private(set) var base: [Level] = []
  /// The notes whose marks were written; `nil` in a note.
  var notes: NoteNumbers?

  init(_ text: AttributedText) {
    paragraphs = ParagraphPieces.split(text, keepsEmptyPages: false)
    bodyFont = text.commonFont(\.plain) ?? TextStyleFont.request(.body)
    looseLists = Self.looseLists(paragraphs)
    notes = NoteNumbers()
    countPageBreaks(text)
  }

  /// Creates a writer of a text in a block, such as a note.
  init(_ text: AttributedText, in block: Level, bodyFont: FontRequest) {
    paragraphs = ParagraphPieces.split(text, keepsEmptyPages: false)
    self.bodyFont = bodyFont
    looseLists = Self.looseLists(paragraphs)
    base = [block]
    countPageBreaks(text)
  }

  private mutating func countPageBreaks(_ text: AttributedText) {
    for byte in text.string.utf8 where byte == 0x0C { omit(.pageBreak) }
  }

  mutating func omit(_ part: MarkdownOmission) { omissions[part, default: 0] += 1 }

  mutating func write() {
    var index = 0
    while index < paragraphs.count {
      let paragraph = paragraphs[index]
      var end = index + 1
      if let cell = paragraph.style.cells.first {
        while end < paragraphs.count, paragraphs[end].style.cells.first?.table == cell.table {
          end += 1
        }
        writeTable(Array(paragraphs[index..<end]))
      } else if paragraph.style.styleName == BlockForm.preformatted {
        while end < paragraphs.count, paragraphs[end].continuesCode(of: paragraph) { end += 1 }
        writeCode(Array(paragraphs[index..<end]))
      } else {
        writeParagraph(paragraph)
      }
      index = end
    }
    close(to: 0)
  }

  private static func looseLists(_ paragraphs: [ParagraphPieces]) -> Set<Int> {
    var result: Set<Int> = []
    for paragraph in paragraphs {
      let style = paragraph.style
      guard let list = style.lists.last, style.paragraphSpacing > 0, style.cells.isEmpty,
        style.headingLevel == 0, style.styleName != BlockForm.preformatted,
        style.styleName != BlockForm.rule,
        paragraph.quotationLevels.last ?? 0 < style.lists.count
      else { continue }
      result.insert(list.identifier)
    }
    return result
  }
}

extension ParagraphPieces {
  /// The quotations that hold the paragraph; see ``QuotationLevels``.
  var quotationLevels: [Int] {
    if let levels = attributes[QuotationLevels.self] {
      return levels.map { min(max($0, 0), style.lists.count) }.sorted()
    }
    guard style.styleName == BlockForm.quote, style.lists.isEmpty else { return [] }
    let depth = Int(min(max(style.headIndent, 0), 1000) / BlockForm.indent)
    return Array(repeating: 0, count: min(max(depth, 1), 16))
  }

  /// Whether a paragraph is the next line of the code that begins with another.
  func continuesCode(of first: ParagraphPieces) -> Bool {
    style.styleName == BlockForm.preformatted && marker == nil && style.cells.isEmpty
      && style.lists == first.style.lists && quotationLevels == first.quotationLevels
      && attributes[CodeBlockInfo.self] == first.attributes[CodeBlockInfo.self]
  }

  /// The level of a heading: the document's, or that of the text style of its font; 0 for text.
  var headingLevel: Int {
    if style.headingLevel > 0 { return min(style.headingLevel, 6) }
    guard case .preferred(let style) = attributes.font.scaling, !isEmpty else { return 0 }
    let level = MarkdownReadingOptions.headingStyles.prefix(4).firstIndex(of: style)
    return level.map { $0 + 1 } ?? 0
  }
}
