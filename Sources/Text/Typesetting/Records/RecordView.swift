/// Pointers into a paragraph's record, valid as long as the record exists.
struct RecordView: @unchecked Sendable {
  /// The layout, and the words behind it.
  let base: UnsafeMutableRawPointer

  @inline(__always)
  init(_ base: UnsafeMutableRawPointer) {
    self.base = base
  }

  @inline(__always)
  var layout: ParagraphRecord.Layout {
    _read { yield base.assumingMemoryBound(to: ParagraphRecord.Layout.self).pointee }
  }

  /// The words; the sums come first, because most measures read nothing else.
  @inline(__always)
  var words: UnsafePointer<Int32> {
    UnsafePointer(
      (base + MemoryLayout<ParagraphRecord.Layout>.stride).assumingMemoryBound(to: Int32.self)
    )
  }

  /// The advances of the text master.
  @inline(__always)
  var advances: UnsafePointer<Int32> { words + Int(layout.advancesStart) }

  @inline(__always)
  var clusterCount: Int { Int(layout.clusterCount) }

  @inline(__always)
  var segmentCount: Int { Int(layout.segmentCount) }

  /// Sums of the text master from the start of the paragraph: where the letters of each segment
  /// end, followed by where each segment starts.
  @inline(__always)
  var textSums: UnsafePointer<Int32> { words }

  /// The start of each segment at the text master.
  @inline(__always)
  var textStarts: UnsafePointer<Int32> { words + segmentCount }

  /// For each segment its white space and flags.
  @inline(__always)
  var segmentInfos: UnsafePointer<Int32> { words + layout.sumWords }

  @inline(__always)
  private var clusterEnds: UnsafePointer<Int32> { segmentInfos + segmentCount }

  /// The same sums for the display master.
  @inline(__always)
  var displaySums: UnsafePointer<Int32> {
    layout.hasDisplaySums ? clusterEnds + segmentCount : textSums
  }

  /// The same sums for the clusters with tracking, or `nil` when there are none.
  @inline(__always)
  var countSums: UnsafePointer<Int32>? {
    guard layout.hasCounts else { return nil }
    return clusterEnds + segmentCount + (layout.hasDisplaySums ? layout.sumWords : 0)
  }

  @inline(__always)
  private var deltas: UnsafePointer<Int32> { words + Int(layout.deltasStart) }

  @inline(__always)
  func textAdvance(_ cluster: Int) -> Int32 { advances[cluster] }

  @inline(__always)
  func displayAdvance(_ cluster: Int) -> Int32 {
    let display = UnsafeRawPointer(advances + clusterCount)
    return switch layout.display {
    case .same: advances[cluster]
    case .differences:
      advances[cluster] &+ Int32(display.load(fromByteOffset: 2 * cluster, as: Int16.self))
    case .all: display.load(fromByteOffset: 4 * cluster, as: Int32.self)
    }
  }

  @inline(__always)
  func flags(_ cluster: Int) -> ClusterFlags {
    ClusterFlags(
      rawValue: UnsafeRawPointer(words + Int(layout.flagsStart))
        .load(fromByteOffset: cluster, as: UInt8.self)
    )
  }

  /// The first code unit of a cluster, or the end of the text.
  @inline(__always)
  func offset(_ cluster: Int) -> Int {
    layout.hasOffsets ? Int(words[Int(layout.offsetsStart) + cluster]) : cluster
  }

  @inline(__always)
  func clusterEnd(_ segment: Int) -> Int { Int(clusterEnds[segment]) }

  @inline(__always)
  func clusterStart(_ segment: Int) -> Int { segment == 0 ? 0 : clusterEnd(segment - 1) }

  @inline(__always)
  func spaceCount(_ segment: Int) -> Int { Int(segmentInfos[segment] >> 8) }

  @inline(__always)
  func segmentFlags(_ segment: Int) -> SegmentRow.Flags {
    SegmentRow.Flags(rawValue: UInt8(truncatingIfNeeded: segmentInfos[segment]))
  }

  /// The letters of a segment and the white space behind them.
  @inline(__always)
  func sums(_ segment: Int) -> (body: AdvanceSum, space: AdvanceSum) {
    let text = difference(textSums, segment)
    let display = difference(displaySums, segment)
    let count = countSums.map { difference($0, segment) } ?? (body: 0, space: 0)
    return (
      AdvanceSum(text: text.body, display: display.body, count: count.body),
      AdvanceSum(text: text.space, display: display.space, count: count.space)
    )
  }

  @inline(__always)
  private func difference(
    _ sums: UnsafePointer<Int32>,
    _ segment: Int
  ) -> (body: Int32, space: Int32) {
    let starts = sums + segmentCount
    return (sums[segment] &- starts[segment], starts[segment &+ 1] &- sums[segment])
  }

  /// The cluster that holds a code unit; the end of the text gives the number of clusters.
  func cluster(at offset: Int) -> Int {
    guard layout.hasOffsets else { return min(offset, clusterCount) }
    return (1..<clusterCount + 1).partitionPoint { self.offset($0) > offset } - 1
  }

  /// The segment that holds a cluster.
  func segment(holding cluster: Int) -> Int {
    (0..<max(segmentCount - 1, 0)).partitionPoint { clusterEnd($0) > cluster }
  }

  /// The delta row of a segment.
  func delta(after segment: Int) -> DeltaRow? {
    let count = Int(layout.deltaCount)
    let index = (0..<count).partitionPoint {
      Int(deltas[$0 * ParagraphRecord.deltaStride]) >= segment
    }
    guard index < count else { return nil }
    let row = deltas + index * ParagraphRecord.deltaStride
    guard Int(row[0]) == segment else { return nil }
    return DeltaRow(
      segment: segment,
      left: AdvanceSum(text: row[1], display: row[2], count: row[3]),
      right: AdvanceSum(text: row[4], display: row[5])
    )
  }
}
