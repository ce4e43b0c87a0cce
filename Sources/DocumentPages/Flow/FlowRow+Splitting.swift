import RichText

extension FlowRow {
  /// Returns the part of the row that fits into a height, and the rest.
  ///
  /// - Parameters:
  ///   - height: The height that is left on the page.
  ///   - force: Whether each cell gives at least an item, for pages lower than a line.
  /// - Returns: The parts, or `nil` where a cell has nothing that fits.
  func split(at height: Double, force: Bool) -> (head: FlowRow, tail: FlowRow)? {
    var (head, tail) = (self, self)
    var hasRest = false
    for index in cells.indices {
      let cell = cells[index]
      let room = height - cell.padding.top - cell.padding.bottom
      let parts = cell.items.split(at: room, force: force)
      guard !parts.head.isEmpty || cell.items.isEmpty else { return nil }
      head.cells[index].items = parts.head
      tail.cells[index].items = parts.tail
      hasRest = hasRest || !parts.tail.isEmpty
    }
    guard hasRest else { return nil }
    head.minimumHeight = min(minimumHeight, height)
    tail.minimumHeight = max(minimumHeight - head.height, 0)
    return (head, tail)
  }
}

extension [FlowItem] {
  /// The items that fit into a height, and the others; a row is split where that is possible.
  func split(at height: Double, force: Bool) -> (head: [FlowItem], tail: [FlowItem]) {
    var used = 0.0
    for (index, item) in enumerated() {
      let gap = index > 0 ? item.gap : 0
      if used + gap + item.height <= height {
        used += gap + item.height
        continue
      }
      let isForced = force && index == 0
      if case .row(let row) = item.content,
        let parts = row.split(at: height - used - gap, force: isForced)
      {
        var (head, tail) = (item, item)
        head.content = .row(parts.head)
        head.height = parts.head.height
        tail.content = .row(parts.tail)
        tail.height = parts.tail.height
        tail.gap = 0
        return (Array(self[..<index]) + [head], [tail] + self[(index + 1)...])
      }
      let end = isForced ? 1 : index
      return (Array(self[..<end]), Array(self[end...]))
    }
    return (self, [])
  }
}
