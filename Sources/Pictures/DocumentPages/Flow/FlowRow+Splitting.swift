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
      let parts = cell.text.split(at: room, force: force)
      guard !parts.head.isEmpty || cell.text.isEmpty else { return nil }
      head.cells[index].text = parts.head
      tail.cells[index].text = parts.tail
      hasRest = hasRest || !parts.tail.isEmpty
    }
    guard hasRest else { return nil }
    head.minimumHeight = min(minimumHeight, height)
    tail.minimumHeight = max(minimumHeight - head.height, 0)
    return (head, tail)
  }
}
