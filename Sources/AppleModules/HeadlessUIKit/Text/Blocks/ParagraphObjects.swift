package import RichText

/// Makes the objects for the lists and tables of a text: one object for each.
package struct ParagraphObjects {
  private var lists: [TextList: NSTextList] = [:]
  private var tables: [Int: NSTextTable] = [:]
  private var blocks: [TextTableCell: NSTextTableBlock] = [:]
  private let spans: CellSpans

  /// Creates the objects of paragraphs without further knowledge.
  package init() { spans = CellSpans() }

  /// Creates the objects of a text, whose cells know how many columns and rows they span.
  package init(_ text: AttributedText) { spans = CellSpans(text) }

  mutating func list(_ value: TextList) -> NSTextList {
    if let known = lists[value] { return known }
    let made = NSTextList(value)
    lists[value] = made
    return made
  }

  mutating func block(_ cell: TextTableCell) -> NSTextTableBlock {
    if let known = blocks[cell] { return known }
    let columns = max(spans.columns(ofTable: cell.table), cell.column + 1)
    let table =
      tables[cell.table] ?? NSTextTable(identifier: cell.table, numberOfColumns: columns)
    tables[cell.table] = table
    let made = NSTextTableBlock(
      cell,
      in: table,
      rowSpan: spans.rows(of: cell),
      columnSpan: spans.columns(of: cell)
    )
    blocks[cell] = made
    return made
  }
}

/// Assigns new numbers to the lists and tables of an attributed string for rich text.
///
/// A string may combine parts that were read from different documents. Lists with the same number in two
/// documents are different lists, and have different objects.
struct ParagraphNumbers {
  private struct Numbers {
    var known: [ObjectIdentifier: Int] = [:]
    var taken: Set<Int> = []
    var next = 1 << 24

    mutating func number(_ object: AnyObject, preferring number: Int) -> Int {
      if let found = known[ObjectIdentifier(object)] { return found }
      var free = number
      while !taken.insert(free).inserted {
        free = next
        next += 1
      }
      known[ObjectIdentifier(object)] = free
      return free
    }
  }

  private var lists = Numbers()
  private var tables = Numbers()

  /// The value of a paragraph style whose lists and tables use the numbers of this text.
  ///
  /// - Parameters:
  ///   - style: The value of the paragraph style.
  ///   - textLists: The objects of its lists.
  ///   - textBlocks: The objects of its cells.
  mutating func renumber(
    _ style: inout ParagraphStyle,
    _ textLists: [NSTextList],
    _ textBlocks: [NSTextBlock]
  ) {
    if !textLists.isEmpty {
      style.lists = textLists.map {
        var list = $0.list
        list.identifier = lists.number($0, preferring: list.identifier)
        return list
      }
    }
    let cells = textBlocks.compactMap { $0 as? NSTextTableBlock }
    guard !cells.isEmpty else { return }
    style.cells = cells.map {
      var cell = $0.cell
      cell.table = tables.number($0.table, preferring: cell.table)
      return cell
    }
  }
}
