extension ParagraphRecord {
  /// The numbers of clusters and rows, and the words before each part.
  struct Layout: Sendable {
    let clusterCount: Int32
    let segmentCount: Int32
    let deltaCount: Int32
    let advancesStart: Int32
    let flagsStart: Int32
    let offsetsStart: Int32
    let deltasStart: Int32

    /// The encoding of the advances of the display master.
    let display: DisplayAdvances

    /// Whether clusters have code unit offsets of their own; else a cluster is one code unit.
    let hasOffsets: Bool

    /// Whether segments have sums of the display master; else they are those of the text master.
    let hasDisplaySums: Bool

    /// Whether segments have numbers of clusters with tracking; else there are none.
    let hasCounts: Bool

    let endsWithSeparator: Bool

    /// Whether there is text, lines may end after each segment and need not, sums ascend, and
    /// nothing but sums decides.
    let hasSoftBreaks: Bool

    /// The width of the longest segment at the text master, white space at its end left out.
    let longestSegment: Int32

    init(
      clusters: ClusterList,
      segments: [SegmentRow],
      deltaCount: Int,
      isFilledBySums: Bool
    ) {
      let count = clusters.count
      display = clusters.displayAdvances
      hasOffsets = !clusters.isIdentity
      hasDisplaySums = segments.contains {
        $0.body.text != $0.body.display || $0.space.text != $0.space.display
      }
      hasCounts = segments.contains { $0.body.count != 0 || $0.space.count != 0 }
      endsWithSeparator = clusters.flags.last?.contains(.separator) ?? false
      hasSoftBreaks =
        isFilledBySums && segments.haveAscendingSums && !endsWithSeparator && !segments.isEmpty
        && segments.allSatisfy(\.flags.isPlain)
      longestSegment = segments.reduce(0) { max($0, $1.body.text) }
      let sumCount = 1 + (hasDisplaySums ? 1 : 0) + (hasCounts ? 1 : 0)
      let advancesStart = 2 * segments.count + sumCount * Self.sumWords(segments.count)
      let flagsStart = advancesStart + count + display.wordCount(count)
      let offsetsStart = flagsStart + (count + 3) / 4
      let deltasStart = offsetsStart + (hasOffsets ? count + 1 : 0)
      clusterCount = Int32(truncatingIfNeeded: count)
      segmentCount = Int32(truncatingIfNeeded: segments.count)
      self.deltaCount = Int32(truncatingIfNeeded: deltaCount)
      self.advancesStart = Int32(truncatingIfNeeded: advancesStart)
      self.flagsStart = Int32(truncatingIfNeeded: flagsStart)
      self.offsetsStart = Int32(truncatingIfNeeded: offsetsStart)
      self.deltasStart = Int32(truncatingIfNeeded: deltasStart)
    }

    /// The words of one kind of sums: the ends of all segments, and the starts, one more.
    @inline(__always)
    var sumWords: Int { Self.sumWords(Int(segmentCount)) }

    @inline(__always)
    private static func sumWords(_ segments: Int) -> Int { 2 * segments + 1 }

    /// The bytes of the block.
    var byteCount: Int {
      MemoryLayout<Layout>.stride
        + 4 * (Int(deltasStart) + Int(deltaCount) * ParagraphRecord.deltaStride)
    }
  }
}

extension [SegmentRow] {
  /// Whether no segment has a negative or clamped sum, and all together are within 31 bits.
  fileprivate var haveAscendingSums: Bool {
    var text: Int64 = 0
    var display: Int64 = 0
    for segment in self {
      guard
        segment.body.text | segment.space.text | segment.body.display | segment.space.display >= 0
      else { return false }
      text += Int64(segment.body.text) + Int64(segment.space.text)
      display += Int64(segment.body.display) + Int64(segment.space.display)
    }
    return Swift.max(text, display) < Int64(Int32.max / 2)
  }
}
