/// The numbers of a shaped paragraph in one block of memory: clusters, segments, break deltas.
///
/// A cluster is a grapheme, the smallest thing that a line break may cut off. A segment is the
/// text from one line break opportunity to the next. A paragraph of 40 characters takes about
/// 500 bytes.
///
/// `@unchecked Sendable`: the block is written in `init` and never changed.
final class ParagraphRecord: @unchecked Sendable {
  /// Pointers into the block, valid as long as the record exists.
  let view: RecordView

  /// The number of clusters.
  var clusterCount: Int { view.clusterCount }

  /// The number of segments.
  var segmentCount: Int { view.segmentCount }

  /// The encoding of the advances of the display master.
  enum DisplayAdvances: UInt8, Sendable {
    /// They are those of the text master.
    case same
    /// As differences of 16 bits to those of the text master.
    case differences
    /// As they are.
    case all

    /// The words that a number of clusters takes.
    func wordCount(_ clusters: Int) -> Int {
      switch self {
      case .same: 0
      case .differences: (clusters + 1) / 2
      case .all: clusters
      }
    }
  }

  /// The number of words in a delta's row.
  static let deltaStride = 6

  /// Packs clusters, segments and deltas.
  ///
  /// Where lines are not filled by sums alone, the layout has no soft breaks.
  init(
    clusters: ClusterList,
    segments: [SegmentRow],
    deltas: [DeltaRow],
    isFilledBySums: Bool = true
  ) {
    let layout = Layout(
      clusters: clusters,
      segments: segments,
      deltaCount: deltas.count,
      isFilledBySums: isFilledBySums
    )
    let base = UnsafeMutableRawPointer.allocate(
      byteCount: layout.byteCount,
      alignment: MemoryLayout<Layout>.alignment
    )
    base.initializeMemory(as: Layout.self, to: layout)
    view = RecordView(base)
    var writer = WordWriter(base + MemoryLayout<Layout>.stride)
    writer.append(segments) { $0.text }
    for segment in segments { writer.append(segment.info) }
    for segment in segments { writer.append(Int32(truncatingIfNeeded: segment.clusterEnd)) }
    if layout.hasDisplaySums { writer.append(segments) { $0.display } }
    if layout.hasCounts { writer.append(segments) { $0.count } }
    writer.append(clusters.text)
    clusters.appendDisplay(as: layout.display, to: &writer)
    clusters.appendFlags(to: &writer)
    if layout.hasOffsets { writer.append(clusters.offsets) }
    for delta in deltas { delta.append(to: &writer) }
  }

  deinit {
    view.base.deallocate()
  }

  /// Calls a closure with pointers into the block.
  @inline(__always)
  func withView<Result>(_ body: (RecordView) -> Result) -> Result {
    defer { withExtendedLifetime(self) {} }
    return body(view)
  }
}
