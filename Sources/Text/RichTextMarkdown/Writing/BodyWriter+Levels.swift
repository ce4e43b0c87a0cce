import RichText

/// A block that holds blocks.
struct Level {
  enum Kind: Equatable {
    case quotation
    /// A list with the mark of its items.
    case list(Int, mark: String)
    case item
    case note
  }

  /// Tells the blocks apart; a block stays open while its identity does.
  var identity: String
  var kind: Kind
  /// The marks before the first line and before the others.
  var first = ""
  var rest = ""
}

/// The kinds of blocks that hold text.
enum BlockKind {
  case paragraph, heading, code, rule, table
}

extension BodyWriter {
  /// The blocks that hold a paragraph.
  mutating func path(_ paragraph: ParagraphPieces, lists: [TextList]) -> [Level] {
    var levels = base
    let quotations = paragraph.quotationLevels
    func addQuotations(_ depth: Int) {
      for _ in quotations where quotations[0] <= depth {
        let count = levels.count { $0.kind == .quotation }
        guard count < quotations.count, quotations[count] == depth else { return }
        levels.append(
          Level(identity: "q\(count)", kind: .quotation, first: "> ", rest: "> ")
        )
      }
    }
    addQuotations(0)
    for (index, list) in lists.enumerated() {
      addItem(list, marker: index == lists.count - 1 ? paragraph.marker : nil, to: &levels)
      addQuotations(index + 1)
    }
    return levels
  }

  private mutating func addItem(_ list: TextList, marker: String?, to levels: inout [Level]) {
    let depth = levels.count
    let identity = "l\(list.identifier)"
    let isOpen =
      open.count > depth + 1 && open[depth].identity == identity
      && zip(open, levels).allSatisfy { $0.identity == $1.identity }
    if isOpen {
      levels.append(open[depth])
      if marker == nil { return levels.append(open[depth + 1]) }
    } else {
      let mark = mark(of: list, at: depth, after: levels)
      levels.append(Level(identity: identity, kind: .list(list.identifier, mark: mark)))
    }
    guard case .list(_, let mark) = levels[depth].kind else { return }
    itemCount += 1
    let text = BlockForm.isOrdered(list.marker) ? "\(number(list, marker))\(mark) " : "\(mark) "
    levels.append(
      Level(
        identity: "i\(itemCount)",
        kind: .item,
        first: text,
        rest: String(repeating: " ", count: text.utf8.count)
      )
    )
  }

  /// The mark of a list's items, which differs from that of a list right before it.
  private func mark(of list: TextList, at depth: Int, after levels: [Level]) -> String {
    if BlockForm.isOrdered(list.marker) { return list.marker.rawValue.hasSuffix(")") ? ")" : "." }
    var taken: [String] = []
    if open.count > depth, case .list(_, let mark) = open[depth].kind,
      zip(open, levels).allSatisfy({ $0.identity == $1.identity })
    {
      taken.append(mark)
    }
    // Equal bullets in one line are a rule.
    if let bullet = pending?.last(where: { $0 != " " }) { taken.append(String(bullet)) }
    for (index, level) in levels.enumerated() {
      guard case .list(_, let mark) = level.kind,
        index >= open.count || open[index].identity != level.identity
      else { continue }
      taken.append(mark)
    }
    return ["-", "*", "+"].first { !taken.contains($0) } ?? "-"
  }

  private mutating func number(_ list: TextList, _ marker: String?) -> Int {
    let expected = nextItems[list.identifier] ?? list.startingNumber
    var number = expected
    let digits = (marker ?? "").filter { $0.isASCII && $0.isNumber }
    if let marked = Int(digits), marked != expected {
      if nextItems[list.identifier] == nil { number = marked } else { omit(.listMarker) }
    }
    if marker != nil, digits.isEmpty { omit(.listMarker) }
    number = min(max(number, 0), 999_999_999)
    nextItems[list.identifier] = min(number, 999_999_998) + 1
    return number
  }
}

// MARK: - Lines

extension BodyWriter {
  /// Writes a block; no lines are those of an item that has no text.
  mutating func write(_ lines: [String], _ kind: BlockKind, _ path: [Level]) {
    let common = zip(open, path).prefix { $0.identity == $1.identity }.count
    var start = ""
    if let pending, common == open.count {
      start = pending
      self.pending = nil
    } else {
      separate(at: common, before: path, isEmpty: lines.isEmpty, kind)
      start = path.prefix(common).map(\.rest).joined()
    }
    open = path
    start += path.dropFirst(common).map(\.first).joined()
    last = kind
    guard !lines.isEmpty else {
      pending = start
      return
    }
    let rest = path.map(\.rest).joined()
    for (index, line) in lines.enumerated() { append(index == 0 ? start : rest, line) }
  }

  /// Writes a line; marks alone have no space after them.
  private mutating func append(_ marks: String, _ text: String = "") {
    if !text.isEmpty {
      output += marks + text
    } else if let end = marks.utf8.lastIndex(where: { $0 != 0x20 }) {
      output += marks[...end]
    }
    output += "\n"
  }

  private mutating func flushPending() {
    if let pending { append(pending) }
    pending = nil
  }

  /// Closes the blocks beyond a depth.
  mutating func close(to depth: Int) {
    flushPending()
    while open.count > depth {
      let level = open.removeLast()
      // A list that is loose needs an empty line somewhere.
      guard case .list(let identifier, _) = level.kind, looseLists.contains(identifier),
        !spacedLists.contains(identifier), let closedItem
      else {
        closedItem = level.kind == .item ? level : nil
        continue
      }
      self.closedItem = nil
      let prefix = open.map(\.rest).joined() + closedItem.rest
      append(prefix)
      append(prefix, Self.separator)
      spacedLists.insert(identifier)
    }
  }

  /// A comment, which ends a paragraph and a list.
  private static let separator = "<!-- -->"

  /// Writes what stands between the last block and the next.
  private mutating func separate(
    at common: Int,
    before path: [Level],
    isEmpty: Bool,
    _ kind: BlockKind
  ) {
    let closed = open.count > common ? open[common].kind : nil
    let depth = open.count
    close(to: common)
    guard let last else { return }
    let prefix = open.map(\.rest).joined()
    let list = open.last { $0.kind != .item }
    var isTight = false
    if let level = open.last, level.kind != .quotation, level.kind != .note,
      case .list(let identifier, _) = list?.kind
    {
      isTight = !looseLists.contains(identifier)
      if !isTight { spacedLists.insert(identifier) }
    }
    if !isTight { append(prefix) }
    let next = path.count > common ? path[common].kind : nil
    guard
      repeats(closed, next)
        || isTight
          && runsOn(last, kind, isDeeper: depth > common, next: next, path, common, isEmpty)
    else { return }
    append(prefix, Self.separator)
    if !isTight { append(prefix) }
  }

  /// Whether two lists beside each other would be one.
  private func repeats(_ closed: Level.Kind?, _ next: Level.Kind?) -> Bool {
    guard case .list(_, let mark) = closed, case .list(_, let other) = next else { return false }
    return mark == other
  }

  /// Whether a block without an empty line before it would continue the last one.
  private func runsOn(
    _ last: BlockKind,
    _ kind: BlockKind,
    isDeeper: Bool,
    next: Level.Kind?,
    _ path: [Level],
    _ common: Int,
    _ isEmpty: Bool
  ) -> Bool {
    guard last == .paragraph || last == .table else { return false }
    switch next {
    case nil: return kind == .paragraph || kind == .table
    case .list:
      let first = path[common + 1].first
      let interrupts = first.first?.isNumber != true || first.dropLast(2) == "1"
      return !isDeeper && (isEmpty || !interrupts)
    case .item, .quotation, .note: return false
    }
  }
}
