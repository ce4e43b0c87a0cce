import DynamicType
import Testing

@Suite struct ContentSizeCategoryNames {
  let file: CategoryNamesFile

  init() throws {
    file = try ReferenceData.read("content-size-categories")
  }

  @Test func `names and raw values are those of UIKit and SwiftUI`() throws {
    for row in file.categories {
      let category = try #require(ReferenceNames.category(uiKit: row.uiKitName))
      #expect(category.rawValue == row.rawValue)
      #expect(category.uiKitName == row.uiKitName)
      #expect(category.dynamicTypeSizeName == row.swiftUIName)
    }
  }

  @Test func `every name of a category in the reference is read`() throws {
    for row in file.categories {
      let category = try #require(ReferenceNames.category(uiKit: row.uiKitName))
      for name in [row.uiKitName, row.objc, row.rawValue, row.swiftUIName, row.hig] {
        #expect(ContentSizeCategory(name) == category, "\(name)")
      }
      #expect(ContentSizeCategory(rawValue: row.rawValue) == category)
    }
  }

  @Test func `unspecified has its own raw value and name`() {
    #expect(ContentSizeCategory.unspecified.rawValue == file.unspecified.rawValue)
    #expect(ContentSizeCategory(rawValue: file.unspecified.rawValue) == .unspecified)
    #expect(ContentSizeCategory("unspecified") == .unspecified)
    #expect(ContentSizeCategory.unspecified.description == "unspecified")
  }

  @Test(arguments: ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"])
  func `short names are printed and read`(name: String) throws {
    let category = try #require(ReferenceNames.category(short: name))
    #expect(category.shortName == name)
    #expect("\(category)" == name)
    #expect(ContentSizeCategory(name) == category)
  }

  /// The shorthand is that of the Cookpad article.
  @Test(arguments: [
    ("AccessibilityM", ContentSizeCategory.accessibilityMedium),
    ("AccessibilityL", .accessibilityLarge),
    ("AccessibilityXL", .accessibilityExtraLarge),
    ("AccessibilityXXL", .accessibilityExtraExtraLarge),
    ("AccessibilityXXXL", .accessibilityExtraExtraExtraLarge),
    ("AM", .accessibilityMedium), ("AL", .accessibilityLarge), ("AXL", .accessibilityExtraLarge),
    ("AXXL", .accessibilityExtraExtraLarge), ("AXXXL", .accessibilityExtraExtraExtraLarge),
  ])
  func `the shorthand of articles is read`(name: String, category: ContentSizeCategory) {
    #expect(ContentSizeCategory(name) == category)
  }

  @Test(arguments: [
    ("ax3", ContentSizeCategory.accessibilityExtraLarge),
    ("xxl", .extraExtraLarge),
    ("EXTRA-EXTRA-LARGE", .extraExtraLarge),
    ("extra_small", .extraSmall),
    ("x-large", .extraLarge),
    ("Accessibility Extra Large", .accessibilityExtraLarge),
    ("accessibility-5", .accessibilityExtraExtraExtraLarge),
    ("uictcontentsizecategoryaccessibilityxl", .accessibilityExtraLarge),
    ("UIContentSizeCategory-ExtraLarge", .extraLarge),
  ])
  func `case and separators do not matter`(name: String, category: ContentSizeCategory) {
    #expect(ContentSizeCategory(name) == category)
  }

  @Test(arguments: [
    "", " ", "---", "huge", "XXXXL", "AX0", "AX6", "accessibility", "accessibility6", "extra",
    "Large!", "L.", "ＸＬ", "ⅩL", "UICTContentSizeCategory", "accessibilitySmall", "17",
  ])
  func `other text is no category`(name: String) {
    #expect(ContentSizeCategory(name) == nil)
  }

  @Test(arguments: ["", "UICTContentSizeCategoryXXXXL", "AX1", "large"])
  func `an unknown raw value is the unspecified category`(rawValue: String) {
    #expect(ContentSizeCategory(rawValue: rawValue) == .unspecified)
  }
}
