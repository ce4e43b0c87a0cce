import DynamicType

/// The text sizes of users in bins and groups that are large enough to be shown to others.
///
/// A rare size may hint at a disability. With at least ``defaultMinimumGroup`` users in a group, an
/// observer who knows that a person is among the users guesses the person's row right in at most
/// one of ten cases.
///
/// All figures are computed from the bins that are shown, never from the numbers behind them, so that no
/// subtraction of two figures gives a smaller group. <doc:SizeStatisticsDesign> has the rules.
public struct SizeSummary: Hashable, Sendable {
  /// Users with the same values in the columns by which users are grouped.
  public struct Group: Hashable, Sendable {
    /// The values of the columns; empty for the small groups that are shown as one.
    public var values: [String]

    /// The number of groups of the file that it holds.
    public var merged: Int

    /// The users, in the same bins as those of all groups.
    public var distribution: SizeDistribution
  }

  /// The fewest users in a group or a bin unless told otherwise: 10.
  public static let defaultMinimumGroup = 10

  /// The fewest users in a group or a bin that is shown.
  public let minimumGroup: Int

  /// The columns by which users are grouped.
  public let groupedBy: [String]

  /// All users; `nil` where they are fewer than ``minimumGroup``.
  public let total: SizeDistribution?

  /// The groups by falling number of users, those that were too small as the last one.
  ///
  /// It is empty where users are not grouped, and where the groups cannot be shown separately.
  public let groups: [Group]

  /// The users without a category: at least, and at most; the ends differ below ``minimumGroup``.
  public let unspecified: ClosedRange<Int>

  /// Summarizes statistics.
  ///
  /// - Parameters:
  ///   - statistics: The users.
  ///   - minimumGroup: The fewest users in a group or a bin; with 1 nothing is merged.
  public init(_ statistics: SizeReadingResult, minimumGroup: Int = defaultMinimumGroup) {
    let least = max(minimumGroup, 1)
    let counts = statistics.total
    let isShown = counts.total == 0 || counts.total >= least
    let partition = GroupPartition(statistics, minimumGroup: least)
    let bins = BinPartition(
      counts.distribution.bins.map(\.categories),
      of: partition.groups.isEmpty ? [counts] : partition.groups.map(\.counts),
      minimumGroup: least
    )
    self.minimumGroup = least
    groupedBy = statistics.groupedBy
    total = isShown ? bins.distribution(of: counts) : nil
    groups = partition.groups.map { group in
      Group(
        values: group.values,
        merged: group.merged,
        distribution: bins.distribution(of: group.counts)
      )
    }
    let unknown = counts.unspecified
    unspecified = unknown > 0 && unknown < least ? 1...(least - 1) : unknown...unknown
  }
}
