import DynamicType

/// Bins in which each group has no user or enough of them.
struct BinPartition {
  private struct Bin {
    var categories: ClosedRange<ContentSizeCategory>
    /// The users of each group.
    var users: [Int]

    var isEmpty: Bool { users.allSatisfy { $0 == 0 } }
    var total: Int { users.reduce(0, +) }

    /// The fewest users of a group that has some.
    var fewest: Int { users.filter { $0 > 0 }.min() ?? .max }
  }

  private var bins: [Bin]

  /// Merges bins until each group has no user or enough of them in each.
  ///
  /// The bin with the fewest users is merged with a neighbor, of equal ones that of larger text. Empty
  /// bins between two neighbors are merged with them. A neighbor of the same kind is preferred (smaller
  /// than the default, the default, larger, accessibility), then that with fewer users.
  init(_ ranges: [ClosedRange<ContentSizeCategory>], of groups: [SizeCounts], minimumGroup: Int) {
    let distributions = groups.map(\.distribution)
    bins = ranges.map { range in
      Bin(categories: range, users: distributions.map { $0.users(of: range).lowerBound })
    }
    while let index = smallest(below: minimumGroup), let neighbor = neighbor(of: index) {
      merge(min(index, neighbor)...max(index, neighbor))
    }
  }

  /// Returns the users of counts in the bins.
  func distribution(of counts: SizeCounts) -> SizeDistribution {
    let finest = counts.distribution
    return SizeDistribution(
      bins: bins.map { bin in
        SizeBin(categories: bin.categories, users: finest.users(of: bin.categories).lowerBound)
      }
    )
  }

  private func smallest(below minimum: Int) -> Int? {
    let small = bins.indices.filter { bins[$0].fewest < minimum }
    return small.min { (bins[$0].fewest, $1) < (bins[$1].fewest, $0) }
  }

  private func neighbor(of index: Int) -> Int? {
    let lower = bins[..<index].lastIndex { !$0.isEmpty }
    let upper = bins[(index + 1)...].firstIndex { !$0.isEmpty }
    let kinds = Self.kinds(bins[index].categories)
    return [lower, upper].compactMap(\.self).min { first, second in
      let strangers = [first, second].map {
        Self.kinds(bins[$0].categories).overlaps(kinds) ? 0 : 1
      }
      return (strangers[0], bins[first].total) < (strangers[1], bins[second].total)
    }
  }

  private mutating func merge(_ range: ClosedRange<Int>) {
    let merged = bins[range]
    guard let first = merged.first, let last = merged.last else { return }
    let users = first.users.indices.map { group in merged.reduce(0) { $0 + $1.users[group] } }
    bins.replaceSubrange(
      range,
      with: [
        Bin(
          categories: first.categories.lowerBound...last.categories.upperBound,
          users: users
        )
      ]
    )
  }

  /// The kinds of categories: smaller than the default, the default, larger, accessibility.
  private static func kinds(_ range: ClosedRange<ContentSizeCategory>) -> ClosedRange<Int> {
    kind(range.lowerBound)...kind(range.upperBound)
  }

  private static func kind(_ category: ContentSizeCategory) -> Int {
    if category.isAccessibilityCategory { return 3 }
    return category < .large ? 0 : category == .large ? 1 : 2
  }
}
