public import DynamicType

/// The users of each category, from the smallest to the largest.
///
/// ```swift
/// let counts = SizeCounts([.medium: 250, .large: 700, .extraLarge: 50])
/// counts.distribution.share(of: .extraSmall ... .medium).lowerBound.value  // 0.25
/// ```
///
/// Where a bin holds several categories, a limit inside it has no exact count. Numbers of users are
/// therefore ranges: from the users who certainly belong to it to those who may.
public struct SizeDistribution: Hashable, Sendable {
  /// The bins in ascending order, which hold each of the twelve categories once.
  public let bins: [SizeBin]

  /// The number of users.
  public let users: Int

  init(bins: [SizeBin]) {
    self.bins = bins
    users = bins.reduce(0) { $0 + $1.users }
  }

  /// Returns the users with one of some categories: at least, and at most.
  public func users(of categories: ClosedRange<ContentSizeCategory>) -> ClosedRange<Int> {
    var (least, most) = (0, 0)
    for bin in bins where bin.categories.overlaps(categories) {
      most += bin.users
      if categories.contains(bin.categories.lowerBound),
        categories.contains(bin.categories.upperBound)
      {
        least += bin.users
      }
    }
    return least...most
  }

  /// Returns the users whose category meets a condition: at least, and at most.
  public func users(where holds: (ContentSizeCategory) -> Bool) -> ClosedRange<Int> {
    var (least, most) = (0, 0)
    for bin in bins {
      let held = ContentSizeCategory.allCases.filter(bin.categories.contains)
      if held.contains(where: holds) { most += bin.users }
      if held.allSatisfy(holds) { least += bin.users }
    }
    return least...most
  }

  /// Returns the share of the users with one of some categories: at least, and at most.
  public func share(of categories: ClosedRange<ContentSizeCategory>) -> ClosedRange<Proportion> {
    share(users(of: categories))
  }

  /// Returns numbers of users as shares of all users of the distribution.
  public func share(_ users: ClosedRange<Int>) -> ClosedRange<Proportion> {
    Proportion(users.lowerBound, of: self.users)...Proportion(users.upperBound, of: self.users)
  }

  /// The categories of the user in the middle, the lower one of two; `nil` without users.
  public var median: ClosedRange<ContentSizeCategory>? {
    var below = 0
    for bin in bins {
      below += bin.users
      if bin.users > 0, below >= users - below { return bin.categories }
    }
    return nil
  }
}
