extension AttributedText {
  /// Returns the text with an empty paragraph for each place that a cell covers beside its own.
  ///
  /// Rich text has a paragraph for each place of a row, as documents have. A cell that says it is the
  /// first of some, and has a place without a cell to its right or below it, covers that place.
  package var withMergedCells: AttributedText {
    guard runs.contains(where: { $0.attributes.paragraphStyle?.hasFirstCell ?? false }) else {
      return self
    }
    var paragraphs = self.paragraphs
    var done: Set<Int> = []
    while let (table, depth) = nextTable(paragraphs, done) {
      done.insert(table)
      paragraphs = CellGrid(table, depth: depth, of: paragraphs).filled(paragraphs)
    }
    guard paragraphs.count > self.paragraphs.count, var result = paragraphs.first else {
      return self
    }
    for (before, paragraph) in zip(paragraphs, paragraphs.dropFirst()) {
      if before.string.last?.isNewline != true {
        result.append(AttributedText("\n", attributes: before.attributes(at: before.count - 1)))
      }
      result.append(paragraph)
    }
    return result
  }

  private func nextTable(_ paragraphs: [AttributedText], _ done: Set<Int>) -> (Int, Int)? {
    for paragraph in paragraphs {
      let cells = paragraph.runs[0].attributes.paragraphStyle?.cells ?? []
      for (depth, cell) in cells.enumerated() where !done.contains(cell.table) {
        return (cell.table, depth)
      }
    }
    return nil
  }

  /// The paragraphs with their ends.
  private var paragraphs: [AttributedText] {
    var result: [AttributedText] = []
    var start = 0
    for (offset, unit) in string.utf16.enumerated() where unit == 10 {
      result.append(slice(start..<offset + 1))
      start = offset + 1
    }
    if start < count { result.append(slice(start..<count)) }
    return result
  }
}

extension ParagraphStyle {
  fileprivate var hasFirstCell: Bool {
    cells.contains { $0.horizontalMerge == .first || $0.verticalMerge == .first }
  }
}

/// The cells of a table by their places.
private struct CellGrid {
  private struct Place: Hashable {
    var row: Int
    var column: Int
  }

  private let depth: Int
  private let table: Int
  private var cells: [Place: TextTableCell] = [:]
  /// The place of the cell after which a covered place comes; nil for the start of its row.
  private var added: [Int: [TextTableCell]] = [:]

  init(_ table: Int, depth: Int, of paragraphs: [AttributedText]) {
    self.depth = depth
    self.table = table
    for paragraph in paragraphs {
      guard let cell = cell(of: paragraph) else { continue }
      cells[Place(row: cell.row, column: cell.column)] = cell
    }
    let columns = (cells.keys.map(\.column).max() ?? 0) + 1
    for row in Set(cells.keys.map(\.row)).sorted() {
      for column in 0..<min(columns, 1024) { cover(Place(row: row, column: column)) }
    }
  }

  private func cell(of paragraph: AttributedText) -> TextTableCell? {
    let cells = paragraph.runs[0].attributes.paragraphStyle?.cells ?? []
    guard depth < cells.count, cells[depth].table == table else { return nil }
    return cells[depth]
  }

  private mutating func cover(_ place: Place) {
    guard cells[place] == nil else { return }
    let left = cells[Place(row: place.row, column: place.column - 1)]
    let above = cells[Place(row: place.row - 1, column: place.column)]
    var covering: TextTableCell
    if let left, left.horizontalMerge != .none {
      covering = left
      covering.horizontalMerge = .continued
    } else if let above, above.verticalMerge != .none {
      covering = above
      covering.verticalMerge = .continued
    } else {
      return
    }
    covering.row = place.row
    covering.column = place.column
    cells[place] = covering
    added[place.row, default: []].append(covering)
  }

  /// The paragraphs with those of the covered places between them.
  func filled(_ paragraphs: [AttributedText]) -> [AttributedText] {
    guard !added.isEmpty else { return paragraphs }
    var result: [AttributedText] = []
    var waiting: [TextTableCell] = []
    var last: (cell: TextTableCell, paragraph: AttributedText)?
    for paragraph in paragraphs {
      let cell = cell(of: paragraph)
      if let last, cell?.row != last.cell.row {
        result += waiting.map { empty($0, like: last.paragraph) }
        waiting = []
      }
      if let cell {
        if last?.cell.row != cell.row { waiting = added[cell.row] ?? [] }
        let before = waiting.prefix { $0.column < cell.column }
        result += before.map { empty($0, like: paragraph) }
        waiting.removeFirst(before.count)
        last = (cell, paragraph)
      } else {
        last = nil
      }
      result.append(paragraph)
    }
    if let last { result += waiting.map { empty($0, like: last.paragraph) } }
    return result
  }

  private func empty(_ cell: TextTableCell, like paragraph: AttributedText) -> AttributedText {
    var attributes = paragraph.runs[0].attributes
    var style = ParagraphStyle()
    style.cells = Array((attributes.paragraphStyle?.cells ?? []).prefix(depth)) + [cell]
    attributes.paragraphStyle = style
    attributes.attachment = nil
    attributes.link = nil
    return AttributedText("\n", attributes: attributes)
  }
}
