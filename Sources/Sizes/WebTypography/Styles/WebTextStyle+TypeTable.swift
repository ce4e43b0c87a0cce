public import DynamicType

extension WebTextStyle {
  /// Creates the style of a keyword, with the sizes, leadings and weights of a table.
  ///
  /// Tight and loose leading are 2 points less and more, as Apple's documentation of SwiftUI's
  /// `Font.Leading` states. The result is `nil` where the table lacks the style in a category.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - table: The table, which has all twelve categories.
  ///   - keyword: The keyword, or `nil` where there is none, as for callout.
  public init?(_ style: TextStyle, in table: TypeTable, keyword: SystemFontKeyword? = nil) {
    let entries = ContentSizeCategory.allCases.compactMap { table.entry(for: style, at: $0) }
    guard entries.count == ContentSizeCategory.allCases.count else { return nil }
    let change = keyword?.leadingChange ?? 0
    let metrics = FontMetrics(forTextStyle: style)
    self.init(
      name: keyword?.className ?? style.name,
      fontSize: CategoryCurve { table.entry(for: style, at: $0)?.pointSize ?? 0 },
      lineHeight: CategoryCurve { (table.entry(for: style, at: $0)?.leading ?? 0) + change },
      fontWeight: Double(entries[3].weight.cssValue)
    )
    emphasizedFontWeight = Double(entries[3].emphasizedWeight.cssValue)
    growth = CategoryCurve { metrics.scaleFactor(at: $0, in: table) }
    self.keyword = keyword
  }

  /// Returns text styles, each followed by its short and tall forms.
  public static func styles(_ styles: [TextStyle], in table: TypeTable) -> [WebTextStyle] {
    styles.flatMap { style in
      let keywords = SystemFontKeyword.allCases.filter { $0.style == style }
      return keywords.isEmpty
        ? [WebTextStyle(style, in: table)].compactMap(\.self)
        : keywords.compactMap { WebTextStyle(style, in: table, keyword: $0) }
    }
  }
}

extension SystemFontKeyword {
  /// The points by which lines are farther apart than those of the style.
  fileprivate var leadingChange: Double {
    switch leading {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }

  /// The name of the class: that of the style, after `short` or `tall` where the leading differs.
  fileprivate var className: String? {
    guard let style else { return nil }
    switch leading {
    case .standard: return style.name
    case .tight: return "short-\(style.name)"
    case .loose: return "tall-\(style.name)"
    }
  }
}
