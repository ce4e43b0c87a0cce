import FileAccess

extension TextTable {
  /// Returns the table as lines of text for a terminal, without a newline at the end.
  ///
  /// Columns that do not fit side by side continue in another block below, which repeats the first column. A
  /// pipe gets one block of any width.
  public func text(on terminal: Terminal) -> String {
    let columns = columns.indices.map(padded)
    return blocks(of: columns.map { $0[0].count }, within: terminal.width)
      .map { block in text(of: block.map { columns[$0] }, on: terminal) }
      .joined(separator: "\n\n")
  }

  private static let gap = "  "

  private func text(of columns: [[String]], on terminal: Terminal) -> String {
    let lines = (0...rows.count).map { row in
      var line = columns.map { $0[row] }.joined(separator: Self.gap)
      while line.last == " " { line.removeLast() }
      return line
    }
    return ([terminal.bold(lines[0])] + lines.dropFirst()).joined(separator: "\n")
  }

  /// The indices of the columns of each block.
  private func blocks(of widths: [Int], within width: Int?) -> [[Int]] {
    guard let width, let key = widths.first else { return [Array(widths.indices)] }
    var blocks = [[0]]
    var used = key
    for index in widths.indices.dropFirst() {
      let needed = Self.gap.count + widths[index]
      if used + needed > width, blocks[blocks.count - 1].count > 1 {
        blocks.append([0])
        used = key
      }
      blocks[blocks.count - 1].append(index)
      used += needed
    }
    return blocks
  }

  /// The title and the cells of a column, all equally long.
  private func padded(_ index: Int) -> [String] {
    let column = columns[index]
    let cells = rows.map { TerminalText.line($0[index]) }
    let aligned = column.alignment == .decimal ? Self.aligningDecimals(cells) : cells
    let texts = [column.title] + aligned
    let width = texts.map(\.count).max() ?? 0
    return texts.map { text in
      let space = String(repeating: " ", count: width - text.count)
      return column.alignment == .left ? text + space : space + text
    }
  }

  /// Pads the cells after their decimals, so that right-aligned cells have their decimal points below each
  /// other.
  private static func aligningDecimals(_ cells: [String]) -> [String] {
    let decimals = cells.map { cell in
      cell.firstIndex(of: ".").map { cell.distance(from: $0, to: cell.endIndex) } ?? 0
    }
    let most = decimals.max() ?? 0
    return zip(cells, decimals).map { $0 + String(repeating: " ", count: most - $1) }
  }
}
