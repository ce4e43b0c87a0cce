/// The groups that are shown on their own, and one for all that are too small.
struct GroupPartition {
  struct Group {
    var values: [String]
    var merged: Int
    var counts: SizeCounts
  }

  /// The groups by falling number of users, the small ones as the last; empty where none is left.
  private(set) var groups: [Group] = []

  /// Finds the groups with enough users for twelve categories.
  ///
  /// All groups have the same bins, so a smaller one would make the bins of the others coarse. Where the
  /// small groups are too few users together, the smallest of the others joins them: the total without
  /// all other groups would give them away.
  init(_ statistics: SizeReadingResult, minimumGroup: Int) {
    guard !statistics.groupedBy.isEmpty else { return }
    let least = minimumGroup > 1 ? minimumGroup * 12 : 1
    var shown = statistics.groups.filter { $0.counts.total > 0 }
      .map { Group(values: $0.values, merged: 1, counts: $0.counts) }
      .sorted { ($1.counts.total, $0.values) < ($0.counts.total, $1.values) }
    let start = shown.firstIndex { $0.counts.total < least } ?? shown.count
    var small = Array(shown[start...])
    shown.removeSubrange(start...)
    while !small.isEmpty, Self.users(small) < least, let last = shown.popLast() {
      small.append(last)
    }
    guard !shown.isEmpty else { return }
    groups = shown
    guard !small.isEmpty else { return }
    let counts = small.reduce(SizeCounts()) { $0 + $1.counts }
    groups.append(Group(values: [], merged: small.count, counts: counts))
  }

  private static func users(_ groups: [Group]) -> Int {
    groups.reduce(0) { $0 + $1.counts.total }
  }
}

/// Orders texts as lists, so that groups of the same size have one order.
private func < (first: (Int, [String]), second: (Int, [String])) -> Bool {
  first.0 == second.0 ? first.1.lexicographicallyPrecedes(second.1) : first.0 < second.0
}
