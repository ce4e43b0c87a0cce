extension BranchFreeFill {
  /// Fills lines with the clusters of a segment that is longer than a line and begins one.
  ///
  /// - Returns: The lines, or `nil` when sums are not enough: for white space inside of the word,
  ///   and for a cluster that is wider than a line.
  @inline(never)
  func split(_ segment: Int, _ before: FilledLines) -> FilledLines? {
    let first = view.clusterStart(segment)
    let end = view.clusterEnd(segment) &- view.spaceCount(segment)
    let start = places.start(segment)
    var lines = before
    var place = start
    var all: Int64 = 0
    var broken: Int64 = 0
    var cluster = first
    while cluster < end {
      let flags = view.flags(cluster)
      let next = place &+ places.cluster(cluster, flags)
      let full = lines.isFull(next)
      lines.widen(to: place, if: full)
      lines.add(full, next: place &+ limit)
      all |= Int64(flags.rawValue)
      broken |= Int64(flags.rawValue) & full
      place = next
      cluster &+= 1
    }
    // A line has its first cluster whether it fits or not.
    let firstEnd = start &+ places.cluster(first, view.flags(first))
    let isTooWide = firstEnd > before.edge || place > lines.edge
    guard all & Self.hanging == 0, !isTooWide else { return nil }
    return broken & Self.unsafe == 0 ? lines : splitUnsafe(first..<end, start, before)
  }

  /// The same where a line ends inside of shaped text.
  @inline(never)
  private func splitUnsafe(
    _ range: Range<Int>,
    _ start: Int64,
    _ before: FilledLines
  )
    -> FilledLines
  {
    var lines = before
    var first = range.lowerBound
    var place = start &+ places.cluster(first, view.flags(first))
    var cluster = first &+ 1
    while cluster < range.upperBound {
      let flags = view.flags(cluster)
      var width = places.cluster(cluster, flags)
      if place &+ width > lines.edge {
        let line = settle(cluster, place, first, lines.edge)
        (first, cluster, place) = (line.cluster, line.cluster, line.place)
        width = places.cluster(cluster, view.flags(cluster))
        lines.widen(to: line.end)
        lines.add(-1, next: place &- line.right &+ limit)
      }
      place &+= width
      cluster &+= 1
    }
    return lines
  }

  /// Ends a line where the text is shaped anew, before a cluster or, without room, earlier.
  ///
  /// - Parameters:
  ///   - cluster: The first cluster that does not fit.
  ///   - place: Where it begins.
  ///   - first: The first cluster of the line.
  ///   - edge: Where the line must end.
  /// - Returns: The cluster that begins the next line and its place, where this line ends, and what
  ///   the next line gains at its start.
  @inline(never)
  private func settle(
    _ cluster: Int,
    _ place: Int64,
    _ first: Int,
    _ edge: Int64
  ) -> (cluster: Int, place: Int64, end: Int64, right: Int64) {
    var cluster = cluster
    var place = place
    while view.flags(cluster).contains(.unsafeBefore),
      let row = paragraph?.clusterDelta(before: cluster)
    {
      let end = place &+ places.width(row.left)
      guard end > edge, cluster &- 1 > first else {
        return (cluster, place, end, places.width(row.right))
      }
      cluster &-= 1
      place &-= places.cluster(cluster, view.flags(cluster))
    }
    return (cluster, place, place, 0)
  }

  private static var unsafe: Int64 { Int64(ClusterFlags.unsafeBefore.rawValue) }
  private static var hanging: Int64 { Int64(ClusterFlags([.space, .separator]).rawValue) }
}
