/// Pointers into a paragraph's store, for the time of one filling.
struct StoreView {
  private let words: UnsafePointer<Int32>
  private let layout: ParagraphStore.Layout
  private let displayKind: ParagraphStore.DisplayAdvances
  private let hasOffsets: Bool

  @inline(__always)
  init(_ store: ParagraphStore, _ words: UnsafePointer<Int32>) {
    self.words = words
    layout = store.layout
    displayKind = store.display
    hasOffsets = store.hasOffsets
  }

  @inline(__always)
  var clusterCount: Int { Int(layout.clusterCount) }

  @inline(__always)
  var segmentCount: Int { Int(layout.segmentCount) }

  /// The first segment's row.
  @inline(__always)
  var segmentWords: UnsafePointer<Int32> { words + Int(layout.segmentsStart) }

  @inline(__always)
  private var deltas: UnsafePointer<Int32> { words + Int(layout.deltasStart) }

  @inline(__always)
  func textAdvance(_ cluster: Int) -> Int32 { words[cluster] }

  @inline(__always)
  func displayAdvance(_ cluster: Int) -> Int32 {
    let display = UnsafeRawPointer(words + clusterCount)
    return switch displayKind {
    case .same: words[cluster]
    case .differences:
      words[cluster] &+ Int32(display.load(fromByteOffset: 2 * cluster, as: Int16.self))
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
    hasOffsets ? Int(words[Int(layout.offsetsStart) + cluster]) : cluster
  }

  @inline(__always)
  func clusterEnd(_ segment: Int) -> Int {
    Int(segmentWords[segment * ParagraphStore.segmentStride + 6])
  }

  @inline(__always)
  func clusterStart(_ segment: Int) -> Int { segment == 0 ? 0 : clusterEnd(segment - 1) }

  @inline(__always)
  func spaceCount(_ segment: Int) -> Int {
    Int(segmentWords[segment * ParagraphStore.segmentStride + 7] >> 8)
  }

  @inline(__always)
  func segmentFlags(_ segment: Int) -> SegmentRow.Flags {
    SegmentRow.Flags(
      rawValue: UInt8(
        truncatingIfNeeded: segmentWords[segment * ParagraphStore.segmentStride + 7]
      )
    )
  }

  /// The cluster that holds a code unit; the end of the text gives the number of clusters.
  func cluster(at offset: Int) -> Int {
    guard hasOffsets else { return min(offset, clusterCount) }
    var low = 0
    var high = clusterCount
    while low < high {
      let middle = (low + high + 1) / 2
      if self.offset(middle) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The segment that holds a cluster.
  func segment(holding cluster: Int) -> Int {
    var low = 0
    var high = max(segmentCount - 1, 0)
    while low < high {
      let middle = (low + high) / 2
      if clusterEnd(middle) > cluster { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The delta row of a segment.
  func delta(after segment: Int) -> DeltaRow? {
    var low = 0
    var high = Int(layout.deltaCount)
    while low < high {
      let middle = (low + high) / 2
      if Int(deltas[middle * ParagraphStore.deltaStride]) < segment {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < Int(layout.deltaCount) else { return nil }
    let row = deltas + low * ParagraphStore.deltaStride
    guard Int(row[0]) == segment else { return nil }
    return DeltaRow(
      segment: segment,
      left: AdvanceSum(text: row[1], display: row[2], count: row[3]),
      right: AdvanceSum(text: row[4], display: row[5])
    )
  }
}

extension ParagraphStore {
  /// Calls a closure with pointers into the store.
  @inline(__always)
  func withView<Result>(_ body: (StoreView) -> Result) -> Result {
    words.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else {
        return withUnsafePointer(to: 0 as Int32) { body(StoreView(self, $0)) }
      }
      return body(StoreView(self, base))
    }
  }
}
