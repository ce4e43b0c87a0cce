extension TypeTable {
  /// The cell of a table for one style in one category.
  public struct Entry: Hashable, Sendable {
    /// The size of the text in points.
    public var pointSize: Double

    /// The distance from baseline to baseline in points: `lineHeight + leading` of the font.
    ///
    /// This is the leading of the Human Interface Guidelines, not `UIFont.leading`, which is only
    /// the gap between two lines.
    public var leading: Double

    /// The weight of the style.
    public var weight: FontWeight

    /// The weight of the style when it is emphasized.
    public var emphasizedWeight: FontWeight

    /// The evidence for the size and the leading.
    public var evidence: Evidence

    /// A doubt about the cell, or `nil`.
    public var note: String? { table.note(on: style, at: category) }

    let table: TypeTable
    let style: TextStyle
    let category: ContentSizeCategory
  }

  /// The source of a number, which says how far to trust it.
  public enum Evidence: Hashable, Sendable {
    /// Apple publishes it.
    case published
    /// It was measured on a device.
    case measured
    /// One transcription or one measurement gives it, and nothing confirms it.
    case singleSource
    /// This project computed it from neighboring cells.
    case estimated
  }

  /// Returns the entry of a style in a category.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - category: The category; `unspecified` is read as Large.
  /// - Returns: The entry, or `nil` when the table has no such style or category. O(1).
  public func entry(for style: TextStyle, at category: ContentSizeCategory) -> Entry? {
    let category = category == .unspecified ? .large : category
    let size = halfPointSize(of: style, at: category)
    guard size > 0 else { return nil }
    let row = Self.rowLength * (block * Self.rowCount + style.row)
    return Entry(
      pointSize: Double(size) / 2,
      leading: Double(halfLeading(of: style, at: category)) / 2,
      weight: FontWeight.allCases[Int(Self.numbers[row + 1])],
      emphasizedWeight: FontWeight.allCases[Int(Self.numbers[row + 2])],
      evidence: Evidence(code: Self.numbers[row], isLarge: category == .large),
      table: self,
      style: style,
      category: category
    )
  }

  /// The number of styles in a block of the data.
  static let rowCount = 14

  /// The number of categories in a row of the data.
  static let columnCount = 12

  /// The numbers of a style: evidence, two weights, then size and leading of each category.
  static let rowLength = 3 + 2 * columnCount

  /// The size in half points, 0 where there is none; the category must not be unspecified.
  func halfPointSize(of style: TextStyle, at category: ContentSizeCategory) -> UInt8 {
    Self.numbers[cellIndex(style, category)]
  }

  /// The leading that scaling uses, in half points; the category must not be unspecified.
  func halfLeading(of style: TextStyle, at category: ContentSizeCategory) -> UInt8 {
    Self.numbers[cellIndex(style, category) + 1]
  }

  private func cellIndex(_ style: TextStyle, _ category: ContentSizeCategory) -> Int {
    Self.rowLength * (block * Self.rowCount + style.row) + 3 + 2 * category.position
  }
}

extension TypeTable.Evidence {
  /// The evidence of a cell by the code of its row.
  init(code: UInt8, isLarge: Bool) {
    switch code {
    case 0: self = .published
    case 1: self = .measured
    default: self = isLarge ? .singleSource : .estimated
    }
  }
}

extension TypeTable.Evidence: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .published: "published"
    case .measured: "measured"
    case .singleSource: "singleSource"
    case .estimated: "estimated"
    }
  }
}
