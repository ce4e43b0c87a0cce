import DynamicType

/// The names that the files of `Reference/` use for categories, styles and weights.
///
/// Written out here, so that the tests of values do not rest on the parsers under test.
enum ReferenceNames {
  /// The name in the Human Interface Guidelines, the short name, UIKit's name and the category.
  static let categories: [(hig: String, short: String, uiKit: String, value: ContentSizeCategory)] =
    [
      ("xSmall", "XS", "extraSmall", .extraSmall),
      ("Small", "S", "small", .small),
      ("Medium", "M", "medium", .medium),
      ("Large", "L", "large", .large),
      ("xLarge", "XL", "extraLarge", .extraLarge),
      ("xxLarge", "XXL", "extraExtraLarge", .extraExtraLarge),
      ("xxxLarge", "XXXL", "extraExtraExtraLarge", .extraExtraExtraLarge),
      ("AX1", "AX1", "accessibilityMedium", .accessibilityMedium),
      ("AX2", "AX2", "accessibilityLarge", .accessibilityLarge),
      ("AX3", "AX3", "accessibilityExtraLarge", .accessibilityExtraLarge),
      ("AX4", "AX4", "accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
      ("AX5", "AX5", "accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
    ]

  /// Styles by name, with the two names of tables that differ from UIKit's.
  static let styles: [String: TextStyle] = [
    "extraLargeTitle": .extraLargeTitle, "extraLargeTitle2": .extraLargeTitle2,
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
    "headline": .headline, "subheadline": .subheadline, "subtitle1": .subheadline,
    "body": .body, "callout": .callout, "footnote": .footnote, "footnote1": .footnote,
    "footnote2": .footnote2, "caption1": .caption1, "caption2": .caption2,
  ]

  /// Weights by name.
  static let weights: [String: FontWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  static func category(hig name: String) -> ContentSizeCategory? {
    categories.first { $0.hig == name }?.value
  }

  static func category(short name: String) -> ContentSizeCategory? {
    categories.first { $0.short == name }?.value
  }

  static func category(uiKit name: String) -> ContentSizeCategory? {
    categories.first { $0.uiKit == name }?.value
  }
}
