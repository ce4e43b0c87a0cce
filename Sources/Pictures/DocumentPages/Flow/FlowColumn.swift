/// Items below each other, of which pages take some from the top.
///
/// The remainder is not copied, so a column of any number of pages is divided in linear time.
struct FlowColumn: Sendable {
  /// The rest of an item that was split, before the others.
  private var lead: FlowItem?
  private var rest: ArraySlice<FlowItem>

  /// The height of the items below each other; the gap above the first is dropped.
  let height: Double

  /// Creates a column.
  init(_ items: [FlowItem]) {
    rest = items[...]
    height = items.enumerated().reduce(0) { sum, item in
      sum + item.element.height + (item.offset > 0 ? item.element.gap : 0)
    }
  }

  private init(lead: FlowItem?, rest: ArraySlice<FlowItem>, height: Double) {
    self.lead = lead
    self.rest = rest
    self.height = height
  }

  /// Whether there is no item.
  var isEmpty: Bool { lead == nil && rest.isEmpty }

  /// The items with the distances of their tops from that of the column.
  var placed: [(item: FlowItem, top: Double)] {
    var top = 0.0
    var result: [(item: FlowItem, top: Double)] = []
    for item in [lead].compactMap(\.self) + rest {
      if !result.isEmpty { top += item.gap }
      result.append((item, top))
      top += item.height
    }
    return result
  }

  /// Returns the items that fit into a height, and the others; a row is split where that is possible.
  ///
  /// - Parameters:
  ///   - room: The height that is left on the page.
  ///   - force: Whether at least an item is taken, for pages lower than a line.
  /// - Returns: The parts, both of which may be empty.
  func split(at room: Double, force: Bool) -> (head: FlowColumn, tail: FlowColumn) {
    var head: [FlowItem] = []
    var used = 0.0
    var next = rest.startIndex
    var item = lead
    while true {
      if item == nil {
        guard next < rest.endIndex else { break }
        item = rest[next]
        next += 1
      }
      guard let current = item else { break }
      let gap = head.isEmpty ? 0 : current.gap
      let isForced = force && head.isEmpty
      if used + gap + current.height <= room {
        head.append(current)
        used += gap + current.height
        item = nil
        continue
      }
      if case .row(let row) = current.content,
        let parts = row.split(at: room - used - gap, force: isForced)
      {
        head.append(FlowItem(gap: gap, height: parts.head.height, content: .row(parts.head)))
        item = FlowItem(gap: 0, height: parts.tail.height, content: .row(parts.tail))
        let grown = parts.head.height + parts.tail.height - current.height
        return parted(head, item, rest[next...], height + grown - used - gap - parts.head.height)
      }
      if isForced {
        head.append(current)
        used += current.height
        item = nil
      }
      break
    }
    let following = item?.gap ?? (next < rest.endIndex ? rest[next].gap : 0)
    let dropped = head.isEmpty ? 0 : following
    return parted(head, item, rest[next...], height - used - dropped)
  }

  private func parted(
    _ head: [FlowItem],
    _ lead: FlowItem?,
    _ rest: ArraySlice<FlowItem>,
    _ height: Double
  ) -> (head: FlowColumn, tail: FlowColumn) {
    (FlowColumn(head), FlowColumn(lead: lead, rest: rest, height: max(height, 0)))
  }
}
