import RichText

extension BodyWriter {
  /// Writes the definition of a row of the outermost table where one begins.
  ///
  /// Rows of inner tables are defined where they end.
  func startsRow(_ cells: [TextTableCell], after before: [TextTableCell]) -> TextTableCell? {
    guard let cell = cells.first else { return nil }
    let isSame = before.first.map { $0.table == cell.table && $0.row == cell.row } ?? false
    return isSame ? nil : cell
  }

  mutating func beginRows(_ cells: [TextTableCell], after before: [TextTableCell]) {
    guard let cell = startsRow(cells, after: before) else { return }
    output.raw("\n\\itap1")
    writeRow(cell)
  }

  /// Ends cells from the innermost, and the rows that end with them.
  ///
  /// - Parameters:
  ///   - cells: The cells that hold the paragraph.
  ///   - kept: The number of them that hold the next paragraph too.
  ///   - next: The cells that hold the next paragraph.
  mutating func endCells(_ cells: [TextTableCell], keeping kept: Int, next: [TextTableCell]) {
    for level in (kept..<cells.count).reversed() {
      let cell = cells[level]
      let isInnermost = level == cells.count - 1
      // The outer cell needs a paragraph of its own behind an inner table.
      if !isInnermost { output.raw("\\pard\\intbl\\itap\(level + 1)\n") }
      output.spaced(level == 0 ? "cell" : "nestcell")
      let follower = level == kept && level < next.count ? next[level] : nil
      let goesOn = follower.map { $0.table == cell.table && $0.row == cell.row } ?? false
      guard !goesOn else { continue }
      if level == 0 {
        output.raw("\\row\n")
      } else {
        output.raw("{\\*\\nesttableprops")
        writeRow(cell)
        output.raw("\\nestrow}{\\nonesttables\n\\par}\n")
      }
      if level < cells.count { paragraph = nil }
    }
  }

  private mutating func writeRow(_ cell: TextTableCell) {
    let row = cell.rowFormat
    output.raw("\\trowd \\taflags1 ")
    if tables.lastRows[cell.table] == cell.row { output.raw("\\lastrow ") }
    output.word("trgaph", twips(row.gap))
    output.spaced("trleft", twips(row.leftOffset))
    if row.height != 0 { output.word("trrh", twips(row.height)) }
    if row.isHeader { output.word("trhdr") }
    switch row.alignment {
    case .left: output.word("trql")
    case .center: output.word("trqc")
    case .right: output.word("trqr")
    case .natural, .justified: break
    }
    write(row.borders, "trbrdr")
    output.raw("\n")
    let key = WriterTables.RowKey(table: cell.table, row: cell.row)
    for (place, cell) in (tables.rows[key] ?? []).enumerated() { write(cell, place) }
  }

  private mutating func write(_ cell: TextTableCell, _ place: Int) {
    switch cell.horizontalMerge {
    case .none: break
    case .first: output.word("clmgf")
    case .continued: output.word("clmrg")
    }
    switch cell.verticalMerge {
    case .none: break
    case .first: output.word("clvmgf")
    case .continued: output.word("clvmrg")
    }
    switch cell.verticalAlignment {
    case .top: output.spaced("clvertalt")
    case .center: output.spaced("clvertalc")
    case .bottom: output.spaced("clvertalb")
    }
    if let color = cell.backgroundColor {
      output.spaced("clcbpat", Int(tables.number(of: color)))
    } else {
      output.spaced("clshdrawnil")
    }
    switch cell.width {
    case .points(let width):
      output.word("clwWidth", twips(width))
      output.spaced("clftsWidth", 3)
    case .percent(let part):
      output.word("clwWidth", Int((min(max(part, 0), 1000) * 50).rounded()))
      output.spaced("clftsWidth", 2)
    case nil: break
    }
    if cell.minimumHeight > 0 { output.spaced("clheight", twips(cell.minimumHeight)) }
    write(cell.borders, "clbrdr")
    if let padding = cell.padding {
      output.spaced("clpadt", twips(padding.top))
      output.spaced("clpadl", twips(padding.left))
      output.spaced("clpadb", twips(padding.bottom))
      output.spaced("clpadr", twips(padding.right))
    }
    let edge = twips(cell.rightEdge)
    output.raw("\\gaph\\cellx\(edge == 0 ? 1440 * (place + 1) : edge)\n")
  }

  private mutating func write(_ borders: TextTableEdges<TextTableBorder?>, _ prefix: String) {
    let edges = [
      ("t", borders.top), ("l", borders.left), ("b", borders.bottom), ("r", borders.right),
    ]
    for case (let edge, let border?) in edges {
      output.word(prefix + edge)
      switch border.style {
      case .none: output.word("brdrnil")
      case .single: output.word("brdrs")
      case .thick: output.word("brdrth")
      case .double: output.word("brdrdb")
      case .dotted: output.word("brdrdot")
      case .dashed: output.word("brdrdash")
      }
      if border.style != .none || border.width > 0 { output.word("brdrw", twips(border.width)) }
      let color = tables.number(of: border.color)
      if color > 0 { output.word("brdrcf", Int(color)) }
      output.raw(" ")
    }
  }
}
