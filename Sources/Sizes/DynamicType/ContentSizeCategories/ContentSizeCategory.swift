/// The text size that a person has chosen, from extra small to the largest accessibility size.
///
/// The twelve categories are ordered by size. ``unspecified`` means that nothing is known; it is
/// smaller than every category and equal only to itself. Apple does not publish how its own
/// `unspecified` compares, so this order is the project's choice: `category >= .extraLarge` is then
/// false for an unknown category, and a layout for large text is never chosen by accident.
///
/// ```swift
/// let axis = category.isAccessibilityCategory ? "vertical" : "horizontal"
/// ```
///
/// Source: Apple's documentation of `UIContentSizeCategory`; names in
/// `Reference/content-size-categories.json`.
public enum ContentSizeCategory: Hashable, Sendable {
  /// No category is known; scaling falls back to the application's category.
  case unspecified
  /// XS, the smallest category.
  case extraSmall
  /// S.
  case small
  /// M.
  case medium
  /// L, the default of iOS, and the category at which base sizes are given.
  case large
  /// XL.
  case extraLarge
  /// XXL.
  case extraExtraLarge
  /// XXXL, the largest category outside the accessibility sizes.
  case extraExtraExtraLarge
  /// AX1, the smallest of the five accessibility sizes.
  case accessibilityMedium
  /// AX2.
  case accessibilityLarge
  /// AX3.
  case accessibilityExtraLarge
  /// AX4.
  case accessibilityExtraExtraLarge
  /// AX5, the largest category.
  case accessibilityExtraExtraExtraLarge
}

extension ContentSizeCategory {
  /// Whether this is one of the five accessibility sizes, AX1 to AX5.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The position among the twelve categories, 0 for extra small; -1 when unspecified.
  package var position: Int { rank - 1 }

  /// The position with ``unspecified`` at 0; the compiler folds the switch away.
  var rank: Int {
    switch self {
    case .unspecified: 0
    case .extraSmall: 1
    case .small: 2
    case .medium: 3
    case .large: 4
    case .extraLarge: 5
    case .extraExtraLarge: 6
    case .extraExtraExtraLarge: 7
    case .accessibilityMedium: 8
    case .accessibilityLarge: 9
    case .accessibilityExtraLarge: 10
    case .accessibilityExtraExtraLarge: 11
    case .accessibilityExtraExtraExtraLarge: 12
    }
  }
}

extension ContentSizeCategory: CaseIterable {
  /// The twelve categories in ascending order; ``unspecified`` is not among them.
  public static let allCases: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

extension ContentSizeCategory {
  // Written out because the operators of `RawRepresentable` would compare the raw strings.

  /// Whether two categories are the same.
  public static func == (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.rank == rhs.rank
  }

  /// Whether two categories are different.
  public static func != (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.rank != rhs.rank
  }

  /// Feeds the category into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
  }
}

extension ContentSizeCategory: Comparable {
  /// Orders categories by size, with ``unspecified`` below all of them.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.rank < rhs.rank
  }
}
