public import DynamicType

/// Users whose text size is one category, or one of several neighboring categories.
public struct SizeBin: Hashable, Sendable {
  /// The categories, of which each user has one.
  public var categories: ClosedRange<ContentSizeCategory>

  /// The number of users.
  public var users: Int

  /// Creates a bin.
  ///
  /// - Precondition: Both ends are one of the twelve categories, and `users` is not negative.
  public init(categories: ClosedRange<ContentSizeCategory>, users: Int) {
    precondition(categories.lowerBound != .unspecified, "a bin holds known categories")
    precondition(users >= 0, "a number of users is not negative")
    self.categories = categories
    self.users = users
  }

  /// The short name of the category, or of the first and the last one, as in `XS–M`.
  public var name: String { categories.name }
}

extension ClosedRange<ContentSizeCategory> {
  /// The short names of the ends with a dash between them; one name where they are equal.
  public var name: String {
    lowerBound == upperBound
      ? lowerBound.shortName : "\(lowerBound.shortName)–\(upperBound.shortName)"
  }

  /// All twelve categories.
  public static var allSizes: ClosedRange { .extraSmall ... .accessibilityExtraExtraExtraLarge }

  /// The positions of the categories among the twelve, from 0.
  var positions: ClosedRange<Int> { lowerBound.position...upperBound.position }
}
