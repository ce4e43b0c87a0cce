import DynamicType
import Testing

@Suite struct TypeTableMissingCells {
  @Test(arguments: [
    ContentSizeCategory.medium, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ])
  func `watchOS has no medium, AX4 and AX5`(category: ContentSizeCategory) {
    for style in TextStyle.allCases {
      #expect(TypeTable.watchOS.entry(for: style, at: category) == nil, "\(style)")
    }
    #expect(!TypeTable.watchOS.categories.contains(category))
    #expect(TypeTable.watchOS.categories.count == 9)
  }

  @Test(arguments: [
    (TypeTable.iOS, TextStyle.footnote2), (.iOS26, .footnote2), (.macOS, .extraLargeTitle),
    (.macOS, .footnote2), (.watchOS, .callout), (.watchOS, .subheadline),
    (.watchOS, .extraLargeTitle2), (.tvOS, .largeTitle), (.tvOS, .footnote),
    (.visionOS, .footnote2),
  ])
  func `a style that a table lacks has no entry`(table: TypeTable, style: TextStyle) {
    for category in ContentSizeCategory.allCases {
      #expect(table.entry(for: style, at: category) == nil)
    }
    #expect(!table.styles.contains(style))
  }

  @Test func `an unspecified category is read as Large`() throws {
    let entry = try #require(TypeTable.iOS.entry(for: .body, at: .unspecified))
    #expect(entry == TypeTable.iOS.entry(for: .body, at: .large))
    #expect(entry.pointSize == 17)
  }

  @Test(arguments: [
    (TypeTable.iOS, 13), (.iOS26, 13), (.macOS, 11), (.watchOS, 10), (.tvOS, 9), (.visionOS, 13),
  ])
  func `tables list the styles they have`(table: TypeTable, count: Int) {
    #expect(table.styles.count == count)
    #expect(table.styles.allSatisfy { table.entry(for: $0, at: .large) != nil })
  }
}
