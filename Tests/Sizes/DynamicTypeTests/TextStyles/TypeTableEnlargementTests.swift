import DynamicType
import Testing

/// The 200 percent of WCAG 1.4.4 against Apple's table, worked out from the published sizes.
@Suite struct TypeTableEnlargement {
  @Test(
    arguments: [
      (TextStyle.largeTitle, nil),
      (.title1, .accessibilityExtraExtraExtraLarge),
      (.title2, .accessibilityExtraLarge),
      (.title3, .accessibilityExtraLarge),
      (.headline, .accessibilityExtraLarge),
      (.body, .accessibilityExtraLarge),
      (.callout, .accessibilityLarge),
      (.subheadline, .accessibilityLarge),
      (.footnote, .accessibilityLarge),
      (.caption1, .accessibilityLarge),
      (.caption2, .accessibilityLarge),
    ] as [(TextStyle, ContentSizeCategory?)]
  )
  func `each style reaches 200 percent where the sizes say`(
    style: TextStyle,
    category: ContentSizeCategory?
  ) {
    for table in [TypeTable.iOS, .iOS26] {
      #expect(table.firstCategory(where: style, isEnlargedBy: 2) == category)
    }
  }

  @Test func `large titles end at 176 percent`() throws {
    let end = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    let enlargement = try #require(TypeTable.iOS.enlargement(of: .largeTitle, at: end))
    #expect(enlargement == 60.0 / 34)
    #expect(Int(enlargement * 100) == 176)
  }

  @Test func `enlargement is a ratio of point sizes`() {
    #expect(TypeTable.iOS.enlargement(of: .body, at: .large) == 1)
    #expect(TypeTable.iOS.enlargement(of: .body, at: .extraSmall) == 14.0 / 17)
    #expect(TypeTable.macOS.enlargement(of: .body, at: .accessibilityLarge) == 1)
  }

  @Test func `a cell that does not exist has no enlargement`() {
    #expect(TypeTable.watchOS.enlargement(of: .body, at: .medium) == nil)
    #expect(TypeTable.iOS.enlargement(of: .footnote2, at: .large) == nil)
    #expect(TypeTable.iOS.firstCategory(where: .footnote2, isEnlargedBy: 1) == nil)
  }

  @Test(
    arguments: [
      (14, .extraSmall), (14.5, .small), (17, .large), (18, .extraLarge),
      (40, .accessibilityExtraLarge), (53, .accessibilityExtraExtraExtraLarge), (53.5, nil),
    ] as [(Double, ContentSizeCategory?)]
  )
  func `body reaches a point size first where the table says`(
    pointSize: Double,
    category: ContentSizeCategory?
  ) {
    #expect(TypeTable.iOS.firstCategory(where: .body, reaches: pointSize) == category)
  }
}
