package import FontManagement
package import TerminalScreens

/// A font picker on a terminal as a value: keys change it, and it produces the lines of the screen.
package struct PickerScreen: Sendable {
  /// The outcome of a choice.
  package enum Outcome: Hashable, Sendable {
    case picked(FontPicker.Choice)
    case cancelled
  }

  /// The outcome, `nil` while the user chooses.
  package internal(set) var outcome: Outcome?

  /// The size of the terminal.
  package var size: ScreenSize { didSet { scroll() } }

  /// Whether lines may have characters beyond ASCII.
  package let usesUnicode: Bool

  private(set) var picker: FontPicker
  let offeredCount: Int
  private(set) var rows: [PickerRow] = []
  /// The selected row; `nil` for none.
  private(set) var position: Int?
  /// The first visible row.
  private(set) var top = 0
  private var expanded: Set<String> = []

  /// Creates a picker that shows the beginning of its list.
  package init(_ picker: FontPicker, size: ScreenSize, query: String = "", usesUnicode: Bool = true)
  {
    self.picker = picker
    self.size = size
    self.usesUnicode = usesUnicode
    var all = picker
    all.searchText = ""
    offeredCount = all.families.count
    search(query)
  }

  /// The selected row.
  package var selected: PickerRow? { position.map { rows[$0] } }

  /// The search words.
  package var query: String { picker.searchText }

  /// Changes the screen for a key.
  package mutating func press(_ key: Key) {
    switch key {
    case .up, .control("p"), .control("k"): move(by: -1)
    case .down, .control("n"): move(by: 1)
    case .pageUp: move(by: -max(listArea.rows - 1, 1))
    case .pageDown: move(by: max(listArea.rows - 1, 1))
    case .home: select(rows.firstIndex(where: \.isChoice))
    case .end: select(rows.lastIndex(where: \.isChoice))
    case .right: expand()
    case .left, .backTab: collapse()
    case .tab: isExpanded ? collapse() : expand()
    case .enter: if let choice = selected?.choice { outcome = .picked(choice) }
    case .escape, .control("c"), .control("g"), .control("q"): outcome = .cancelled
    case .control("d"): if query.isEmpty { outcome = .cancelled }
    case .backspace: search(String(query.dropLast()))
    case .control("u"): search("")
    case .control("w"): search(Self.withoutLastWord(query))
    case .text(let text): search(query + CellText.printable(text))
    case .control, .unknown: break
    }
  }

  private static func withoutLastWord(_ text: String) -> String {
    let trimmed = text.reversed().drop { $0 == " " }.drop { $0 != " " }
    return String(trimmed.reversed())
  }

  // MARK: Rows

  private mutating func search(_ text: String) {
    picker.searchText = text
    expanded = []
    fill()
    top = 0
    select(firstMatch)
  }

  private mutating func fill() {
    let words = query.lowercased().split(separator: " ")
    rows = PickerRow.rows(of: picker) { family in
      expanded.contains(family)
        || !words.isEmpty && !words.allSatisfy { family.lowercased().contains($0) }
    }
  }

  /// The first row that contains the words: a face if the name of its family lacks some.
  private var firstMatch: Int? {
    guard let first = rows.firstIndex(where: \.isChoice) else { return nil }
    return rows[first].isExpanded && first + 1 < rows.count ? first + 1 : first
  }

  private var isExpanded: Bool {
    guard let position else { return false }
    return rows[position].level > 0 || rows[position].isExpanded
  }

  /// Shows the faces of a family, or moves to the first if they are shown.
  private mutating func expand() {
    guard let position, rows[position].canExpand else { return }
    guard !rows[position].isExpanded else { return move(by: 1) }
    expanded.insert(rows[position].family)
    fill()
    scroll()
  }

  /// Moves from a face to its family, or collapses the family.
  private mutating func collapse() {
    guard let position else { return }
    let start = rows[...position].lastIndex { $0.level == 0 && $0.isChoice } ?? position
    if start == position {
      expanded.remove(rows[position].family)
      fill()
    }
    select(start)
  }

  // MARK: Moving

  /// Moves over headings, and stops at the ends.
  private mutating func move(by distance: Int) {
    guard let position else { return }
    let choices = rows.indices.filter { rows[$0].isChoice }
    guard let index = choices.firstIndex(of: position) else { return }
    select(choices[min(max(index + distance, 0), choices.count - 1)])
  }

  private mutating func select(_ row: Int?) {
    position = row
    scroll()
  }

  /// Keeps the selected row, and a heading directly above it, on the screen.
  private mutating func scroll() {
    let height = listArea.rows
    guard let position, height > 0 else { return }
    let first = position > 0 && !rows[position - 1].isChoice && height > 1 ? position - 1 : position
    top = min(top, first)
    top = max(top, position - height + 1)
    top = min(top, max(rows.count - height, 0))
  }
}
