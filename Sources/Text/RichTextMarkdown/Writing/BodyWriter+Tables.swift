import FontDescriptors
import RichText

extension BodyWriter {
  /// Writes the paragraphs of a table.
  mutating func writeTable(_ paragraphs: [ParagraphPieces]) {
    let first = paragraphs[0]
    let lists = outerLists(first)
    let isWhole = first.style.cells[0].rowFormat.isHeader
    var rows: [(header: [Int: String], cells: [Int: String])] = []
    var alignments: [Int: TextAlignment] = [:]
    var row: Int?
    for paragraph in paragraphs {
      guard let cell = paragraph.style.cells.first else { continue }
      if row != cell.row {
        rows.append(([:], [:]))
        row = cell.row
      }
      let column = min(max(cell.column, 0), Self.maximumColumns)
      if rows.count == 1 { alignments[column] = paragraph.style.alignment }
      countCell(paragraph, cell)
      guard cell.horizontalMerge != .continued, cell.verticalMerge != .continued else { continue }
      let text = cellText(paragraph, isHeader: rows.count == 1 && isWhole)
      let present = rows[rows.count - 1].cells[column] ?? ""
      let joined = present.isEmpty || text.isEmpty ? present + text : present + "<br>" + text
      rows[rows.count - 1].cells[column] = joined
    }
    let count = (rows.compactMap { $0.cells.keys.max() }.max() ?? 0) + 1
    if !isWhole { omit(.tableDetails) }
    var lines = rows.map { row in
      "| " + (0..<count).map { row.cells[$0] ?? "" }.joined(separator: " | ") + " |"
    }
    let rule = (0..<count).map { Self.rule(alignments[$0] ?? .natural) }.joined(separator: " | ")
    lines.insert("| " + rule + " |", at: 1)
    var place = first
    place.marker = nil
    write(lines, .table, path(place, lists: lists))
  }

  private static let maximumColumns = 1023

  /// The lists around a table, which are open before it; other lists are inside its cells.
  private func outerLists(_ paragraph: ParagraphPieces) -> [TextList] {
    let lists = paragraph.style.lists
    guard paragraph.marker == nil else { return [] }
    let isOpen = lists.allSatisfy { list in
      open.contains { $0.identity == "l\(list.identifier)" }
    }
    return isOpen ? lists : []
  }

  private static func rule(_ alignment: TextAlignment) -> String {
    switch alignment {
    case .left: ":--"
    case .center: ":-:"
    case .right: "--:"
    case .natural, .justified: "---"
    }
  }

  private mutating func cellText(_ paragraph: ParagraphPieces, isHeader: Bool) -> String {
    var font = bodyFont
    if isHeader { font = font.changing { $0.makeBold() } }
    var line = InlineWriter(place: .cell)
    line.write(spans(paragraph, font: font))
    count(line)
    let marker = paragraph.marker.map { TextEscaping.cell($0) + " " } ?? ""
    return marker + line.output
  }

  private mutating func countCell(_ paragraph: ParagraphPieces, _ cell: TextTableCell) {
    if paragraph.style.cells.count > 1 { omit(.nestedTable) }
    if cell.horizontalMerge != .none || cell.verticalMerge != .none || cell.width != nil
      || cell.backgroundColor != nil
    {
      omit(.tableDetails)
    }
  }
}
