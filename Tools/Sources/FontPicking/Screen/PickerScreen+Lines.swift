import FontManagement
package import TerminalScreens

extension PickerScreen {
  /// The minimum width for the preview beside the list.
  private static let wide = 100
  /// The minimum height for the preview below the list.
  private static let high = 16

  /// Whether fonts are previewed.
  private var showsPreview: Bool { !picker.configuration.displaysUsingSystemFont }

  private var isWide: Bool { size.columns >= Self.wide }
  private var hasHint: Bool { size.rows >= 6 }

  /// The rows of the list.
  var listArea: CellArea {
    let rows = max(size.rows - 1 - (hasHint ? 1 : 0), 1)
    guard showsPreview else {
      return CellArea(column: 0, row: 1, columns: size.columns, rows: rows)
    }
    if isWide {
      let columns = min(size.columns / 2, 60)
      return CellArea(column: 0, row: 1, columns: columns, rows: rows)
    }
    let preview = size.rows >= Self.high ? previewRows + 1 : 0
    return CellArea(column: 0, row: 1, columns: size.columns, rows: rows - preview)
  }

  /// The rows of a preview below the list.
  private var previewRows: Int { min(size.rows / 3, 12) }

  /// The cells of the preview; `nil` if there is no space for one.
  package var previewArea: CellArea? {
    guard showsPreview, size.columns >= 24, isWide || size.rows >= Self.high else { return nil }
    let list = listArea
    if isWide {
      let column = list.columns + 2
      return CellArea(column: column, row: 1, columns: size.columns - column, rows: list.rows)
    }
    let row = list.row + list.rows + 1
    return CellArea(column: 0, row: row, columns: size.columns, rows: previewRows)
  }

  /// Lays out the lines of the whole screen.
  ///
  /// - Parameter preview: The lines of the preview, empty if it is a picture.
  /// - Returns: The lines from the top, each with all columns.
  package func lines(preview: [ScreenLine] = []) -> [ScreenLine] {
    var lines = [prompt] + list
    if let area = previewArea { add(preview, area, to: &lines) }
    if hasHint { lines.append(hint) }
    return lines.prefix(size.rows).map { $0.fitted(size.columns) }
  }

  private func add(_ preview: [ScreenLine], _ area: CellArea, to lines: inout [ScreenLine]) {
    let filled = (0..<area.rows).map { $0 < preview.count ? preview[$0] : ScreenLine() }
    guard isWide else {
      let rule = String(repeating: usesUnicode ? "─" : "-", count: size.columns)
      lines += [ScreenLine(rule, .faint)] + filled
      return
    }
    for row in 0..<area.rows {
      lines[row + 1] = lines[row + 1].fitted(area.column - 2)
      lines[row + 1].add(usesUnicode ? "│ " : "| ", .faint)
      lines[row + 1].add(filled[row])
    }
  }

  private static let title = "Font: "

  /// The column of the next character of the query.
  package var cursorColumn: Int {
    min(Self.title.count + CellText.width(shownQuery), size.columns - 1)
  }

  /// The part of the query that fits, from its end.
  private var shownQuery: String {
    let room = max(size.columns - Self.title.count - count.count - 2, 8)
    var text = Substring(query)
    while CellText.width(String(text)) > room { text.removeFirst() }
    return String(text)
  }

  private var count: String { "\(picker.families.count)/\(offeredCount)" }

  private var prompt: ScreenLine {
    var line = ScreenLine(Self.title, .strong)
    line.add(shownQuery)
    let space = size.columns - line.width - count.count
    guard space > 1 else { return line }
    line.add(String(repeating: " ", count: space))
    line.add(count, .faint)
    return line
  }

  private var list: [ScreenLine] {
    let area = listArea
    guard !rows.isEmpty else { return emptyList(area) }
    return (0..<area.rows).map { index in
      let row = top + index
      return row < rows.count ? line(rows[row], row == position, area.columns) : ScreenLine()
    }
  }

  private func emptyList(_ area: CellArea) -> [ScreenLine] {
    let reason =
      offeredCount == 0 ? "No font has what was asked for." : "No font has these words in its name."
    return [ScreenLine("  " + reason, .faint)]
      + Array(repeating: ScreenLine(), count: max(area.rows - 1, 0))
  }

  private func line(_ row: PickerRow, _ isSelected: Bool, _ columns: Int) -> ScreenLine {
    guard row.isChoice else { return ScreenLine(row.name, .strong) }
    let pointer = isSelected ? "> " : "  "
    let mark = row.isExpanded ? marks.open : row.canExpand ? marks.closed : "  "
    let room = columns - (isWide ? 1 : 0)
    let faces = row.canExpand ? " \(row.faceCount) faces" : ""
    let indent = String(repeating: "  ", count: row.level)
    let name = pointer + (picker.configuration.includesFaces ? mark : "") + indent
    let text = CellText.fitted(
      name + CellText.printable(row.name),
      max(room - faces.count, min(room, 12))
    )
    var line = ScreenLine(text, isSelected ? .selected : .plain)
    if line.width + faces.count <= room { line.add(faces, isSelected ? .selected : .faint) }
    return line
  }

  private var marks: (open: String, closed: String) {
    usesUnicode ? ("▾ ", "▸ ") : ("- ", "+ ")
  }

  private var hint: ScreenLine {
    let arrows = usesUnicode ? "↑↓" : "arrows"
    var parts = ["\(arrows) move", "type to filter"]
    if picker.configuration.includesFaces { parts.append("tab faces") }
    parts += ["enter picks", "esc cancels"]
    let gap = usesUnicode ? " · " : ", "
    while parts.count > 2, CellText.width(parts.joined(separator: gap)) > size.columns {
      parts.removeFirst()
    }
    return ScreenLine(parts.joined(separator: gap), .faint)
  }
}
