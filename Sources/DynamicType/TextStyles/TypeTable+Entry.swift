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

    /// How well the size and the leading are known.
    public var evidence: Evidence

    /// A doubt about the cell, or `nil`.
    public var note: String? { table.note(on: style, at: category) }

    let table: TypeTable
    let style: TextStyle
    let category: ContentSizeCategory
  }

  /// How well a number is known.
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

  /// Returns what the table says about a style in a category.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - category: The category; `unspecified` is read as Large.
  /// - Returns: The entry, or `nil` when the table has no such style or category. O(1).
  public func entry(for style: TextStyle, at category: ContentSizeCategory) -> Entry? {
    let category = category == .unspecified ? .large : category
    let cell = cellIndex(style, category)
    let size = Self.halfPointSizes[cell]
    guard size > 0 else { return nil }
    let weights = block * 2 * Self.rowCount + style.row
    return Entry(
      pointSize: Double(size) / 2,
      leading: Double(Self.halfLeadings[cell]) / 2,
      weight: FontWeight.allCases[Int(Self.weightCodes[weights])],
      emphasizedWeight: FontWeight.allCases[Int(Self.weightCodes[weights + Self.rowCount])],
      evidence: Evidence(code: Self.evidenceCodes[cell]),
      table: self,
      style: style,
      category: category
    )
  }

  /// The number of styles in a block of the data.
  static let rowCount = 14

  /// The number of categories in a row of the data.
  static let columnCount = 12

  /// The position of a cell in the static data; the category must not be unspecified.
  func cellIndex(_ style: TextStyle, _ category: ContentSizeCategory) -> Int {
    (block * Self.rowCount + style.row) * Self.columnCount + category.position
  }
}

extension TypeTable.Evidence {
  init(code: UInt8) {
    switch code {
    case 0: self = .published
    case 1: self = .measured
    case 2: self = .singleSource
    default: self = .estimated
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
