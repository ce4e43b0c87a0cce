import DynamicType
import Testing

@Suite struct ContentSizeCategoryOrder {
  @Test func `twelve categories stand in the order of the reference`() throws {
    let file: CategoryNamesFile = try ReferenceData.read("content-size-categories")
    let names = file.categories.sorted { $0.order < $1.order }.map(\.uiKitName)
    #expect(names.count == 12)
    #expect(ContentSizeCategory.allCases == names.map { ReferenceNames.category(uiKit: $0) })
  }

  @Test func `each category is smaller than all that follow it and not than any other`() {
    let all = ContentSizeCategory.allCases
    for (position, category) in all.enumerated() {
      #expect(all.filter { category < $0 } == Array(all[(position + 1)...]))
      #expect(all.filter { category >= $0 } == Array(all[...position]))
    }
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func `unspecified is below every category and equal to none`(category: ContentSizeCategory) {
    #expect(ContentSizeCategory.unspecified < category)
    #expect(!(category < .unspecified))
    #expect(ContentSizeCategory.unspecified != category)
  }

  @Test func `unspecified is equal to itself, not below itself, and not among all cases`() {
    let unspecified = ContentSizeCategory.unspecified
    #expect(unspecified == .unspecified)
    #expect(!(unspecified < .unspecified))
    #expect(!ContentSizeCategory.allCases.contains(.unspecified))
  }

  @Test func `the categories that are accessibility sizes are those of the reference`() throws {
    let file: CategoryNamesFile = try ReferenceData.read("content-size-categories")
    for row in file.categories {
      let category = try #require(ReferenceNames.category(uiKit: row.uiKitName))
      #expect(category.isAccessibilityCategory == row.isAccessibilityCategory, "\(category)")
    }
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
    #expect(!ContentSizeCategory.unspecified.isAccessibilityCategory)
  }
}
