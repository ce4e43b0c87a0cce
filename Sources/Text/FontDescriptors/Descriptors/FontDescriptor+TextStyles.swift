public import DynamicType

extension FontDescriptor {
  /// Returns the descriptor of the system's font for a text style in a category.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traits: As for ``FontRequest/preferredFont(forTextStyle:compatibleWith:)``.
  /// - Returns: The descriptor, with size, weight and style.
  public static func preferredFontDescriptor(
    withTextStyle style: TextStyle,
    compatibleWith traits: TraitCollection? = nil
  ) -> FontDescriptor {
    let application = TraitCollection.fallback.merging(TraitEnvironment.application.traitCollection)
    let traits = traits.map(application.merging) ?? application
    guard let entry = traits.typeTable.nearestEntry(style, traits.preferredContentSizeCategory)
    else { return FontDescriptor(pointSize: 17, weight: .regular) }
    let isBold = traits.legibilityWeight == .bold
    var descriptor = FontDescriptor(
      pointSize: entry.pointSize,
      weight: isBold ? entry.weight.heavier : entry.weight
    )
    descriptor.textStyle = style
    descriptor.preferredLeading = entry.leading
    return descriptor
  }
}

extension FontWeight {
  /// The next of the nine weights; black stays black.
  var heavier: FontWeight { FontWeight.allCases.first { $0 > self } ?? self }
}

extension TypeTable {
  /// The entry of a style, or of the nearest style and category that the table has.
  func nearestEntry(_ style: TextStyle, _ category: ContentSizeCategory) -> Entry? {
    let category = category == .unspecified ? .large : category
    let neighbors: [TextStyle: TextStyle] = [
      .extraLargeTitle: .largeTitle, .extraLargeTitle2: .title1, .largeTitle: .title1,
      .footnote2: .footnote,
    ]
    var candidate: TextStyle? = style
    while let wanted = candidate {
      let smaller = ContentSizeCategory.allCases.last {
        $0 <= category && entry(for: wanted, at: $0) != nil
      }
      if let entry = entry(for: wanted, at: smaller ?? category) { return entry }
      if let first = categories.first, let entry = entry(for: wanted, at: first) { return entry }
      candidate = neighbors[wanted]
    }
    return entry(for: .body, at: .large)
  }
}
