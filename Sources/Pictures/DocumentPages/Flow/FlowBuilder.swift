import LayoutGeometry
import RichText
import Typesetting

/// Lays paragraphs out in a column, as items that fill pages.
struct FlowBuilder {
  let paragraphs: [DocumentParagraph]
  let texts: ParagraphText
  let language: String?
  let cache: ShapingCache

  /// The most paragraphs that are given to the typesetter at once.
  ///
  /// A line looks through all runs of its text, so one text for the whole document would take
  /// quadratic time.
  private static let batch = 32

  /// Creates the builder of a whole text.
  init(_ text: AttributedText, area: Size, language: String?, cache: ShapingCache) {
    paragraphs = DocumentParagraph.paragraphs(of: text)
    texts = ParagraphText(text: text, area: area)
    self.language = language
    self.cache = cache
  }

  /// The items of the whole text.
  var items: [FlowItem] {
    items(of: paragraphs.indices, depth: 0, width: texts.area.width)
  }

  /// Returns the items of paragraphs in a column.
  ///
  /// - Parameters:
  ///   - range: The paragraphs.
  ///   - depth: The number of tables around the column.
  ///   - width: The width of the column.
  /// - Returns: The items from top to bottom.
  func items(of range: Range<Int>, depth: Int, width: Double) -> [FlowItem] {
    var result: [FlowItem] = []
    var gap = 0.0
    var index = range.lowerBound
    while index < range.upperBound {
      let first = paragraphs[index]
      var end = index + 1
      if first.beginsPage, depth == 0 {
        result.append(FlowItem(gap: 0, height: 0, content: .pageBreak))
      }
      if first.cells.count > depth {
        let table = first.cells[depth].table
        while end < range.upperBound, paragraphs[end].cells.count > depth,
          paragraphs[end].cells[depth].table == table
        {
          end += 1
        }
        var rows = tableRows(of: index..<end, depth: depth, width: width)
        if !rows.isEmpty { rows[0].gap = gap }
        result += rows
        gap = 0
      } else {
        while end < min(range.upperBound, index + Self.batch),
          paragraphs[end].cells.count <= depth, !paragraphs[end].beginsPage
        {
          end += 1
        }
        append(index..<end, width, &gap, to: &result)
      }
      index = end
    }
    return result
  }

  /// Adds the lines of paragraphs.
  ///
  /// A separator stands after the last paragraph, so that the typesetter puts an empty line below.
  /// The line is not shown: its distance is that of the next paragraph.
  private func append(
    _ range: Range<Int>,
    _ width: Double,
    _ gap: inout Double,
    to items: inout [FlowItem]
  ) {
    let text = texts.text(of: paragraphs[range], width: width)
    let lines = ShapedText(text, language: language, cache: cache).layout(width: width).lines
    guard let below = lines.last else { return }
    let hasNotes = text.runs.contains { $0.attributes[Footnote.self] != nil }
    let starts = items.count
    var bottom = 0.0
    gap += paragraphs[range.lowerBound].style.paragraphSpacingBefore
    for line in lines.dropLast() {
      let distance = items.count == starts ? gap : line.top - bottom
      var item = FlowItem(gap: distance, height: line.height, content: .line(line, text: text))
      if hasNotes { item.notes = notes(of: line, text) }
      items.append(item)
      bottom = line.top + line.height
    }
    gap = below.top - bottom - paragraphs[range.upperBound - 1].style.paragraphSpacingBefore
    keepTogether(&items, from: starts, text)
  }

  /// The lines of the footnotes whose marks begin in a line, as wide as the page's text.
  private func notes(of line: TextLine, _ text: AttributedText) -> [FlowItem] {
    let marks = text.runs.filter { line.range.contains($0.range.lowerBound) }
    return marks.compactMap { $0.attributes[Footnote.self]?.text }
      .flatMap { note in
        FlowBuilder(note, area: texts.area, language: language, cache: cache).items
      }
  }

  /// Keeps the first and the last two lines of a paragraph together, and headings with what follows.
  private func keepTogether(_ items: inout [FlowItem], from start: Int, _ text: AttributedText) {
    var first = start
    for index in start..<items.count {
      guard case .line(let line, _) = items[index].content, line.endsParagraph else { continue }
      if index > first {
        items[first].keepsWithNext = true
        items[index - 1].keepsWithNext = true
      }
      let style = text.attributes(at: line.range.lowerBound).paragraphStyle
      if let style, style.headingLevel > 0 {
        for line in first...index { items[line].keepsWithNext = true }
      }
      first = index + 1
    }
  }
}
