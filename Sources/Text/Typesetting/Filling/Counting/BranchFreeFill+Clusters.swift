extension BranchFreeFill {
  /// Fills lines with the clusters of a segment that is longer than a line and begins one.
  ///
  /// - Returns: The lines, or `nil` when sums are not enough: for white space inside the word,
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

  /// Fills lines with clusters where a line ends inside shaped text.
  @inline(never)
  private func splitUnsafe(
    _ range: Range<Int>,
    _ start: Int64,
    _ before: FilledLines
  ) -> FilledLines {
    var widths = PlaceWidths(fill: self)
    var lines = before
    var first = range.lowerBound
    var place = start &+ places.cluster(first, view.flags(first))
    var cluster = first &+ 1
    while cluster < range.upperBound {
      var width = places.cluster(cluster, view.flags(cluster))
      if !FillingRules.fits(place &+ width, within: lines.edge) {
        let line = widths.settled(
          WordBreak(end: cluster, place: place),
          from: first,
          keeping: FillingRules.minimumClusterCount,
          within: lines.edge
        )
        (first, cluster, place) = (line.end, line.end, line.place)
        width = places.cluster(cluster, view.flags(cluster))
        lines.widen(to: place &+ line.gain)
        lines.add(-1, next: place &- line.startExtra &+ limit)
      }
      place &+= width
      cluster &+= 1
    }
    return lines
  }

  /// The widths of clusters in the units of the places.
  private struct PlaceWidths: ClusterWidths {
    let fill: BranchFreeFill
    var view: RecordView { fill.view }
    var paragraph: ShapedParagraph? { fill.paragraph }

    func cluster(_ cluster: Int, at position: Int64) -> Int64 {
      fill.places.cluster(cluster, view.flags(cluster))
    }

    func width(of sum: AdvanceSum, at cluster: Int) -> Int64 { fill.places.width(sum) }
  }

  private static var unsafe: Int64 { Int64(ClusterFlags.unsafeBefore.rawValue) }
  private static var hanging: Int64 { Int64(ClusterFlags.hanging.rawValue) }
}
