/// Finds what a break at an unsafe place changes in the widths of both sides.
///
/// HarfBuzz flags the clusters before which a break would give other glyphs or other kerning.
/// Both sides are shaped anew up to the next safe place; the differences do not depend on the
/// size and are recorded once.
struct BreakDeltas<Clusters: ClusterSource> {
  let shaper: RunShaper
  let clusters: Clusters
  let items: [ShapedItem]

  /// The most clusters that are shaped anew on a side.
  private static var reach: Int { 32 }

  /// Returns the delta of a break before a cluster.
  ///
  /// - Parameters:
  ///   - cluster: The first cluster of the line that begins.
  ///   - visibleEnd: One past the last cluster of the line that ends, white space left out.
  /// - Returns: The delta, or `nil` when nothing changes.
  func delta(before cluster: Int, visibleEnd: Int) -> DeltaRow? {
    guard let item = item(holding: cluster), Int(item.clusterStart(in: clusters)) < cluster else {
      return nil
    }
    let bounds = bounds(of: item)
    let left = gain(start(before: cluster, in: bounds)..<cluster, item, counting: visibleEnd)
    let right = gain(cluster..<end(after: cluster, in: bounds), item, counting: .max)
    guard left != AdvanceSum() || right != AdvanceSum() else { return nil }
    return DeltaRow(segment: cluster, left: left, right: right)
  }

  /// The item that holds a cluster.
  func item(holding cluster: Int) -> ShapedItem? {
    let last = max(items.count - 1, 0)
    let index = (0..<last).partitionPoint { Int(items[$0].clusterEnd) > cluster }
    return items.indices.contains(index) ? items[index] : nil
  }

  private func bounds(of item: ShapedItem) -> Range<Int> {
    item.clusterStart(in: clusters)..<Int(item.clusterEnd)
  }

  private func start(before cluster: Int, in bounds: Range<Int>) -> Int {
    var start = cluster - 1
    while start > bounds.lowerBound, cluster - start < Self.reach,
      clusters.flags(start).contains(.unsafeBefore)
    {
      start -= 1
    }
    return start
  }

  private func end(after cluster: Int, in bounds: Range<Int>) -> Int {
    var end = cluster + 1
    while end < bounds.upperBound, end - cluster < Self.reach,
      clusters.flags(end).contains(.unsafeBefore)
    {
      end += 1
    }
    return end
  }

  /// Returns the gain of a range that is shaped apart; clusters from `counting` on are left out.
  private func gain(_ range: Range<Int>, _ item: ShapedItem, counting: Int) -> AdvanceSum {
    let counted = max(range.lowerBound, min(range.upperBound, counting))
    let apart = shaper.sum(
      clusters.offset(range.lowerBound)..<clusters.offset(range.upperBound),
      of: item,
      upTo: clusters.offset(counted)
    )
    var gain = apart - clusters.sum(range.lowerBound..<counted)
    gain.count = 0
    return gain
  }
}

extension ShapedItem {
  /// The first cluster of the item.
  func clusterStart(in clusters: some ClusterSource) -> Int {
    clusters.cluster(at: Int(start))
  }
}

/// Clusters of a paragraph that is being shaped, or that was.
protocol ClusterSource {
  /// Returns the properties of a cluster.
  func flags(_ cluster: Int) -> ClusterFlags
  /// The first code unit of a cluster, or the end of the text.
  func offset(_ cluster: Int) -> Int
  /// The cluster that holds a code unit.
  func cluster(at offset: Int) -> Int
  /// The sum of the advances of a range.
  func sum(_ range: Range<Int>) -> AdvanceSum
}

extension RecordView: ClusterSource {
  func sum(_ range: Range<Int>) -> AdvanceSum {
    var sum = AdvanceSum()
    for cluster in range {
      sum.text &+= textAdvance(cluster)
      sum.display &+= displayAdvance(cluster)
      if !flags(cluster).isDisjoint(with: [.tracked, .spaced]) { sum.count &+= 1 }
    }
    return sum
  }
}

extension ClusterList: ClusterSource {
  @inline(__always)
  func flags(_ cluster: Int) -> ClusterFlags { flags[cluster] }

  @inline(__always)
  func offset(_ cluster: Int) -> Int { Int(offsets[cluster]) }

  /// The cluster that begins at a code unit.
  func cluster(at offset: Int) -> Int {
    if isIdentity { return offset }
    return (1..<count + 1).partitionPoint { Int(offsets[$0]) > offset } - 1
  }
}
