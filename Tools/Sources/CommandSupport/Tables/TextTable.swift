/// A table of text with a header row and columns that line up.
///
/// ```swift
/// var table = TextTable([.left("Style"), .right("Size")])
/// table.rows.append(["body", "17"])
/// print(table.text(on: .standardOutput))
/// ```
public struct TextTable: Hashable, Sendable {
  /// A column with its title.
  public struct Column: Hashable, Sendable {
    /// The alignment of the cells of a column.
    public enum Alignment: Hashable, Sendable {
      /// At the left edge, for words.
      case left
      /// At the right edge, for integers.
      case right
      /// With the decimal points below each other.
      case decimal
    }

    /// The title in the header row.
    public var title: String

    /// The alignment of the cells.
    public var alignment: Alignment

    /// Creates a column for words.
    public static func left(_ title: String) -> Column { Column(title: title, alignment: .left) }

    /// Creates a column for integers.
    public static func right(_ title: String) -> Column { Column(title: title, alignment: .right) }

    /// Creates a column for numbers with decimals.
    public static func decimal(_ title: String) -> Column {
      Column(title: title, alignment: .decimal)
    }
  }

  /// The columns.
  public var columns: [Column]

  /// The rows, each with one cell a column.
  public var rows: [[String]] = []

  /// The cell for a missing value.
  public static let nothing = "–"

  /// Creates a table without rows.
  public init(_ columns: [Column]) {
    self.columns = columns
  }
}
