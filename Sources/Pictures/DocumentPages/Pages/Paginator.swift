/// Puts the items of a column on pages, one after the other.
struct Paginator {
  /// An item and its distance from the top of the text area.
  struct Placed: Sendable {
    var item: FlowItem
    var top: Double
  }

  /// The pages so far; the last one is being filled.
  private(set) var pages: [[Placed]] = [[]]
  /// The lines of the footnotes of each page, with distances from the first one's top.
  private(set) var notes: [[Placed]] = [[]]
  private let height: Double
  /// The height of the notes of the page, with the space above them.
  private var noteHeight = 0.0
  /// The lines of notes that go on to the next page.
  private var waiting: ArraySlice<FlowItem> = []
  private var bottom = 0.0
  /// The rows that are repeated at the top of each page of a table.
  private var headers: [FlowItem] = []
  private var table: Int?

  /// The items on a page may be too high by this, for the rounding of sums.
  private static let tolerance = 0.001

  /// The space between text and notes, in whose middle a line is drawn.
  static let noteSpace = 12.0

  private init(height: Double) { self.height = height }

  /// Puts the items of a column on pages; linear in the number of items.
  static func fill(_ items: [FlowItem], height: Double) -> Paginator {
    var paginator = Paginator(height: height)
    var index = 0
    while index < items.count {
      let end = paginator.endOfGroup(in: items, from: index)
      if end > index + 1, !paginator.fits(items[index..<end]) { paginator.beginPage() }
      for item in items[index..<end] { paginator.add(item) }
      index = end
    }
    while !paginator.waiting.isEmpty { paginator.beginPage() }
    return paginator
  }

  /// The end of the items that stay together; a group higher than a page ends with the page.
  private func endOfGroup(in items: [FlowItem], from start: Int) -> Int {
    var used = items[start].height
    var end = start + 1
    while end < items.count, items[end - 1].keepsWithNext {
      used += items[end].gap + items[end].height
      guard used <= height else { return end }
      end += 1
    }
    return end
  }

  private var isEmpty: Bool { pages[pages.count - 1].isEmpty }

  private func fits(_ items: ArraySlice<FlowItem>) -> Bool {
    guard !isEmpty else { return true }
    let end = items.reduce(bottom) { $0 + $1.gap + $1.height }
    guard end + noteHeight <= height + Self.tolerance else { return false }
    let added = items.flatMap(\.allNotes)
    guard !added.isEmpty else { return true }
    let space = noteHeight == 0 ? Self.noteSpace : 0
    let total = added.reduce(end + noteHeight + space) { $0 + $1.gap + $1.height }
    return total <= height + Self.tolerance
  }

  private mutating func beginPage() {
    pages.append([])
    notes.append([])
    bottom = 0
    noteHeight = 0
    // At least half of the page is for the text.
    let waited = waiting
    waiting = []
    add(waited, below: height / 2)
  }

  /// Adds lines of notes to the page, and leaves those for the next one that do not fit.
  private mutating func add(_ lines: ArraySlice<FlowItem>, below start: Double) {
    for (index, line) in zip(lines.indices, lines) {
      let gap = noteHeight == 0 ? Self.noteSpace : line.gap
      let isForced = isEmpty && noteHeight == 0
      guard isForced || start + noteHeight + gap + line.height <= height + Self.tolerance else {
        waiting = lines[index...]
        return
      }
      let top = noteHeight == 0 ? 0 : noteHeight - Self.noteSpace + gap
      notes[notes.count - 1].append(Placed(item: line, top: top))
      noteHeight += gap + line.height
    }
  }

  private mutating func add(_ item: FlowItem) {
    switch item.content {
    case .pageBreak:
      (table, headers) = (nil, [])
      beginPage()
    case .line:
      (table, headers) = (nil, [])
      if !fits([item]) { beginPage() }
      place(item)
    case .row(let row):
      if table != row.table { (table, headers) = (row.table, []) }
      if row.isHeader { headers.append(item) }
      add(item, row)
    }
  }

  private mutating func place(_ item: FlowItem) {
    let top = isEmpty ? 0 : bottom + item.gap
    pages[pages.count - 1].append(Placed(item: item, top: top))
    bottom = top + item.height
    let added = item.allNotes
    guard !added.isEmpty else { return }
    // Notes stay in order: one that does not fit leaves those behind it for the next page too.
    if waiting.isEmpty { add(added[...], below: bottom) } else { waiting += added }
  }

  /// Adds a row, which goes on to further pages where it is too high for one.
  private mutating func add(_ item: FlowItem, _ row: FlowRow) {
    var (item, row) = (item, row)
    while !fits([item]) || item.height > height - noteHeight {
      let room = height - noteHeight - (isEmpty ? 0 : bottom + item.gap)
      let isFirst = isEmpty || isHeaderAlone
      if let parts = row.split(at: room, force: isFirst) {
        item.content = .row(parts.head)
        item.height = parts.head.height
        place(item)
        row = parts.tail
        item = FlowItem(gap: 0, height: row.height, content: .row(row))
      } else if isFirst {
        break
      }
      beginPage()
      repeatHeaders(before: row)
    }
    place(item)
  }

  /// Whether the page holds nothing but repeated headers.
  private var isHeaderAlone: Bool {
    !headers.isEmpty && pages[pages.count - 1].count == headers.count && bottom == headerHeight
  }

  private var headerHeight: Double { headers.reduce(0) { $0 + $1.height } }

  /// Repeats the headers of a table where they leave at least half of the page.
  private mutating func repeatHeaders(before row: FlowRow) {
    guard !row.isHeader, headerHeight <= height / 2 else { return }
    for header in headers { place(header) }
  }
}
