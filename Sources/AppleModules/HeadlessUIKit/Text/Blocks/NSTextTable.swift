import Foundation
package import RichText
import Synchronization

/// A table of rows and columns, to which the blocks of its cells refer.
///
/// ```swift
/// let table = NSTextTable()
/// table.numberOfColumns = 2
/// let cell = NSTextTableBlock(table: table, startingRow: 0, rowSpan: 1, startingColumn: 0, columnSpan: 1)
/// let style = NSMutableParagraphStyle()
/// style.textBlocks = [cell]
/// ```
///
/// One object is one table. Documents store its cells; the table's own layers, colors and options are not
/// written.
open class NSTextTable: NSTextBlock, @unchecked Sendable {
  /// The algorithm for the widths of columns.
  public enum LayoutAlgorithm: UInt, Sendable {
    /// By the content.
    case automatic = 0
    /// By the widths of the first row.
    case fixed = 1
  }

  private struct Choices: Sendable {
    var numberOfColumns = 0
    var layoutAlgorithm = LayoutAlgorithm.automatic
    var collapsesBorders = false
    var hidesEmptyCells = false
  }

  private let choices = Mutex(Choices())

  /// The number that distinguishes the table from others.
  package let identifier: Int

  /// The identifiers of tables that programs create, distinct from those of documents.
  private static let next = Atomic<Int>(1 << 20)

  /// Creates a table without columns.
  public override init() {
    identifier = Self.next.add(1, ordering: .relaxed).oldValue
    super.init()
  }

  package init(identifier: Int, numberOfColumns: Int) {
    self.identifier = identifier
    super.init()
    self.numberOfColumns = numberOfColumns
  }

  /// The number of columns.
  open var numberOfColumns: Int {
    get { choices.withLock { $0.numberOfColumns } }
    set { choices.withLock { $0.numberOfColumns = newValue } }
  }

  /// The algorithm for the widths of columns.
  open var layoutAlgorithm: LayoutAlgorithm {
    get { choices.withLock { $0.layoutAlgorithm } }
    set { choices.withLock { $0.layoutAlgorithm = newValue } }
  }

  /// Whether the borders of neighboring cells are one.
  open var collapsesBorders: Bool {
    get { choices.withLock { $0.collapsesBorders } }
    set { choices.withLock { $0.collapsesBorders = newValue } }
  }

  /// Whether cells without text have no borders and no color.
  open var hidesEmptyCells: Bool {
    get { choices.withLock { $0.hidesEmptyCells } }
    set { choices.withLock { $0.hidesEmptyCells = newValue } }
  }
}

/// A cell of a table, which paragraphs contain in ``NSParagraphStyle/textBlocks``.
open class NSTextTableBlock: NSTextBlock, @unchecked Sendable {
  /// The table.
  public let table: NSTextTable

  /// The first row of the cell, from 0.
  public let startingRow: Int

  /// The number of rows that the cell spans.
  public let rowSpan: Int

  /// The first column of the cell, from 0.
  public let startingColumn: Int

  /// The number of columns that the cell spans.
  public let columnSpan: Int

  /// The cell as it was read, or a plain one at this position.
  private let origin: TextTableCell

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - row: The first row, from 0.
  ///   - rowSpan: The number of rows.
  ///   - column: The first column, from 0.
  ///   - columnSpan: The number of columns.
  public init(
    table: NSTextTable,
    startingRow row: Int,
    rowSpan: Int,
    startingColumn column: Int,
    columnSpan: Int
  ) {
    self.table = table
    startingRow = max(row, 0)
    startingColumn = max(column, 0)
    self.rowSpan = max(rowSpan, 1)
    self.columnSpan = max(columnSpan, 1)
    var cell = TextTableCell(table: table.identifier, row: startingRow, column: startingColumn)
    if columnSpan > 1 { cell.horizontalMerge = .first }
    if rowSpan > 1 { cell.verticalMerge = .first }
    origin = cell
    super.init()
  }

  init(_ cell: TextTableCell, in table: NSTextTable, rowSpan: Int, columnSpan: Int) {
    self.table = table
    startingRow = cell.row
    startingColumn = cell.column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
    origin = cell
    super.init(BlockValues(cell))
  }

  /// The cell of rich text.
  package var cell: TextTableCell {
    var cell = origin
    values.write(to: &cell, changedFrom: BlockValues(origin))
    return cell
  }

  /// Whether two objects are the same cell with equal attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTableBlock else { return false }
    return other === self || other.cell == cell && other.values == values
  }

  /// The hash of the cell.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(table.identifier)
    hasher.combine(startingRow)
    hasher.combine(startingColumn)
    return hasher.finalize()
  }
}
