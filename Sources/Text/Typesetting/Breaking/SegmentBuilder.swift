/// Sums clusters into the segments between line break opportunities.
struct SegmentBuilder {
  let clusters: ClusterList
  private(set) var segments: [SegmentRow] = []

  /// The most clusters in a row; longer segments are several rows, glued, so that sums stay in
  /// 32 bits.
  static let longest = 2_048

  init(_ clusters: ClusterList) {
    self.clusters = clusters
  }

  /// Builds the rows.
  ///
  /// - Parameter breaks: The opportunities, ascending; those inside a cluster are left out.
  mutating func build(_ breaks: [LineBreak]) {
    segments.reserveCapacity(breaks.count)
    var start = 0
    var end = 0
    for opportunity in breaks {
      while end < clusters.count, Int(clusters.offsets[end]) < opportunity.offset { end += 1 }
      guard Int(clusters.offsets[end]) == opportunity.offset, end > start else { continue }
      var flags: SegmentRow.Flags = []
      if opportunity.isMandatory { flags.insert(.mandatory) }
      if opportunity.isSoftHyphen, end < clusters.count { flags.formUnion([.hyphen, .delta]) }
      append(start..<end, flags)
      start = end
    }
    if start < clusters.count { append(start..<clusters.count, []) }
  }

  private mutating func append(_ range: Range<Int>, _ flags: SegmentRow.Flags) {
    var start = range.lowerBound
    while range.upperBound - start > Self.longest {
      append(row: start..<start + Self.longest, [.glued])
      start += Self.longest
    }
    append(row: start..<range.upperBound, flags)
  }

  private mutating func append(row range: Range<Int>, _ flags: SegmentRow.Flags) {
    var bodyEnd = range.upperBound
    while bodyEnd > range.lowerBound,
      !clusters.flags[bodyEnd - 1].isDisjoint(with: [.space, .separator])
    {
      bodyEnd -= 1
    }
    if flags.contains(.glued) { bodyEnd = range.upperBound }
    var row = SegmentRow()
    row.body = clusters.sum(range.lowerBound..<bodyEnd)
    row.space = clusters.sum(bodyEnd..<range.upperBound)
    row.clusterEnd = range.upperBound
    row.spaceCount = range.upperBound - bodyEnd
    row.flags = flags
    segments.append(row)
  }
}

extension ClusterList {
  /// The sum of the advances of a range.
  func sum(_ range: Range<Int>) -> AdvanceSum {
    var wideText: Int64 = 0
    var wideDisplay: Int64 = 0
    var sum = AdvanceSum()
    for cluster in range {
      wideText &+= Int64(text[cluster])
      wideDisplay &+= Int64(display[cluster])
      if !flags[cluster].isDisjoint(with: [.tracked, .spaced]) { sum.count &+= 1 }
    }
    sum.text = Int32(clamping: wideText)
    sum.display = Int32(clamping: wideDisplay)
    return sum
  }
}
