import DynamicType
public import HeadlessUIKit

/// A text size, from `xSmall` to `accessibility5`.
public enum DynamicTypeSize: Int, Hashable, Comparable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the five for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether a size is smaller than another.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The size that corresponds to a UIKit category; `nil` for an unspecified one.
  init?(_ category: DynamicType.ContentSizeCategory) {
    guard let index = DynamicType.ContentSizeCategory.allCases.firstIndex(of: category) else {
      return nil
    }
    self.init(rawValue: index)
  }

  /// The category of the core.
  var category: DynamicType.ContentSizeCategory {
    DynamicType.ContentSizeCategory.allCases[rawValue]
  }
}

/// A text size by its older name.
public enum ContentSizeCategory: Int, Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the five for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The category of a size.
  public init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }

  /// The category that corresponds to UIKit's; `nil` for an unspecified one.
  public init?(_ category: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(category) else { return nil }
    self.init(size)
  }

  /// Whether a size is smaller than another.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Whether a size is at least another.
  public static func >= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue >= right.rawValue
  }

  /// Whether a size is at most another.
  public static func <= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue <= right.rawValue
  }

  /// Whether a size is larger than another.
  public static func > (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue > right.rawValue
  }
}

extension DynamicTypeSize {
  /// The size of a category.
  public init(_ category: ContentSizeCategory) { self = Self.allCases[category.rawValue] }
}
