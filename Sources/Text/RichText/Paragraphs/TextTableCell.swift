/// The cell of a table that holds a paragraph, with its place and look.
///
/// A table has no value of its own: its cells name it, its rows and its columns, as paragraphs of a
/// Cocoa text do with their blocks. Lengths are points.
public struct TextTableCell: Hashable, Sendable, Codable {
  /// The joining of a cell with the cell before it or above it.
  public enum Merge: String, Hashable, Sendable, Codable {
    /// The cell stands alone.
    case none
    /// The cell is the first of those that are joined.
    case first
    /// The cell is joined with the one before.
    case continued
  }

  /// The place of the text in a cell that is higher than the text.
  public enum VerticalAlignment: String, Hashable, Sendable, Codable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
  }

  /// The number that distinguishes the tables of a document.
  public var table: Int

  /// The row, from 0.
  public var row: Int

  /// The column, from 0.
  public var column: Int

  /// The properties of the row.
  public var rowFormat = TextTableRow()

  /// The distance of the cell's right edge from the table's left edge.
  public var rightEdge = 0.0

  /// The preferred width; `nil` leaves it to the edges.
  public var width: TextTableWidth?

  /// The least height of the cell; 0 for none.
  public var minimumHeight = 0.0

  /// The distances between edges and text; `nil` leaves them to the row.
  public var padding: TextTableEdges<Double>?

  /// The borders.
  public var borders = TextTableEdges<TextTableBorder?>()

  /// The color behind the cell.
  public var backgroundColor: Color?

  /// The place of the text.
  public var verticalAlignment = VerticalAlignment.top

  /// The joining with the cells of the same row.
  public var horizontalMerge = Merge.none

  /// The joining with the cells of the same column.
  public var verticalMerge = Merge.none

  /// Creates a cell without borders.
  public init(table: Int, row: Int, column: Int) {
    self.table = table
    self.row = row
    self.column = column
  }
}

/// The properties of a row of a table.
public struct TextTableRow: Hashable, Sendable, Codable {
  /// Half the space between the texts of neighboring cells.
  public var gap = 0.0

  /// The distance of the table's left edge from the margin.
  public var leftOffset = 0.0

  /// The least height; a negative value is the exact height, and 0 is the height of the text.
  public var height = 0.0

  /// The alignment of the table between the margins.
  public var alignment = TextAlignment.natural

  /// Whether the row is repeated at the top of each page.
  public var isHeader = false

  /// The borders of the row.
  public var borders = TextTableEdges<TextTableBorder?>()

  /// Creates a row without borders.
  public init() {}
}

/// A width in a table.
public enum TextTableWidth: Hashable, Sendable, Codable {
  /// A width in points.
  case points(Double)
  /// A part of the table's width in percent.
  case percent(Double)
}

/// Values for the four edges of a cell.
public struct TextTableEdges<Value: Hashable & Sendable & Codable>: Hashable, Sendable, Codable {
  /// The value of the top edge.
  public var top: Value
  /// The value of the left edge.
  public var left: Value
  /// The value of the bottom edge.
  public var bottom: Value
  /// The value of the right edge.
  public var right: Value

  /// Creates values for the edges.
  public init(top: Value, left: Value, bottom: Value, right: Value) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates edges of one value.
  public init(all value: Value) {
    self.init(top: value, left: value, bottom: value, right: value)
  }
}

extension TextTableEdges where Value: ExpressibleByNilLiteral {
  /// Creates edges without values.
  public init() { self.init(all: nil) }
}

/// A border of a cell.
public struct TextTableBorder: Hashable, Sendable, Codable {
  /// The form of a border.
  public enum Style: String, Hashable, Sendable, Codable {
    /// No border, which is said.
    case none
    /// One line.
    case single
    /// One thick line.
    case thick
    /// Two lines.
    case double
    /// Dots.
    case dotted
    /// Dashes.
    case dashed
  }

  /// The form.
  public var style: Style

  /// The thickness in points.
  public var width: Double

  /// The color; `nil` is that of the text.
  public var color: Color?

  /// Creates a border.
  public init(_ style: Style = .single, width: Double = 1, color: Color? = nil) {
    self.style = style
    self.width = width
    self.color = color
  }
}
