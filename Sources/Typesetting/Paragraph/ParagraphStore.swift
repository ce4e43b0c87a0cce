/// The numbers of a shaped paragraph in one block of memory: clusters, segments, break deltas.
///
/// A cluster is a grapheme, the smallest thing that a line break may cut off. A segment is the
/// text from one line break opportunity to the next. A paragraph of 40 characters takes about
/// 500 bytes.
///
/// `@unchecked Sendable`: the block is written in `init` and never changed.
final class ParagraphStore: @unchecked Sendable {
  /// Pointers into the block, good for as long as the store lives.
  let view: StoreView

  /// The number of clusters.
  var clusterCount: Int { view.clusterCount }

  /// The number of segments.
  var segmentCount: Int { view.segmentCount }

  /// How the advances of the display master are kept.
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
    view = StoreView(base)
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

  /// Calls a closure with pointers into the store.
  @inline(__always)
  func withView<Result>(_ body: (StoreView) -> Result) -> Result {
    defer { withExtendedLifetime(self) {} }
    return body(view)
  }
}

extension ParagraphStore {
  /// The numbers of clusters and rows, and the words before each part.
  struct Layout: Sendable {
    let clusterCount: Int32
    let segmentCount: Int32
    let deltaCount: Int32
    let advancesStart: Int32
    let flagsStart: Int32
    let offsetsStart: Int32
    let deltasStart: Int32

    /// How the advances of the display master are kept.
    let display: DisplayAdvances

    /// Whether clusters have code unit offsets of their own; else a cluster is one code unit.
    let hasOffsets: Bool

    /// Whether segments have sums of the display master; else they are those of the text master.
    let hasDisplaySums: Bool

    /// Whether segments have numbers of clusters with tracking; else there are none.
    let hasCounts: Bool

    /// Whether a segment's end is a forced break or none at all.
    let hasHardSegments: Bool

    /// Whether the last cluster is a separator.
    let endsWithSeparator: Bool

    /// Whether the sums from the start of the paragraph never fall and are within 32 bits.
    let hasAscendingSums: Bool

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
      hasHardSegments = !segments.allSatisfy { $0.flags.isPlain }
      hasAscendingSums = segments.haveAscendingSums
      hasSoftBreaks =
        isFilledBySums && hasAscendingSums && !hasHardSegments && !endsWithSeparator
        && !segments.isEmpty
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
        + 4 * (Int(deltasStart) + Int(deltaCount) * ParagraphStore.deltaStride)
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

/// Writes the words of a block one after another.
struct WordWriter {
  private var next: UnsafeMutablePointer<Int32>

  init(_ start: UnsafeMutableRawPointer) {
    next = start.assumingMemoryBound(to: Int32.self)
  }

  @inline(__always)
  mutating func append(_ word: Int32) {
    next.initialize(to: word)
    next += 1
  }

  mutating func append(_ words: [Int32]) {
    words.withUnsafeBufferPointer { words in
      guard let base = words.baseAddress else { return }
      next.initialize(from: base, count: words.count)
      next += words.count
    }
  }

  /// Writes where the letters of each segment end, and where each segment starts.
  ///
  /// Places are sums from the start of the paragraph; differences are right even when they wrap
  /// around.
  @inline(__always)
  mutating func append(_ segments: [SegmentRow], _ part: (AdvanceSum) -> Int32) {
    var start: Int32 = 0
    for segment in segments {
      let end = start &+ part(segment.body)
      append(end)
      start = end &+ part(segment.space)
    }
    start = 0
    append(start)
    for segment in segments {
      start = start &+ part(segment.body) &+ part(segment.space)
      append(start)
    }
  }
}

extension ClusterList {
  /// The most compact way to keep the advances of the display master.
  fileprivate var displayAdvances: ParagraphStore.DisplayAdvances {
    var needed = ParagraphStore.DisplayAdvances.same
    for cluster in 0..<count where display[cluster] != text[cluster] {
      let difference = display[cluster].subtractingReportingOverflow(text[cluster])
      if difference.overflow || Int16(exactly: difference.partialValue) == nil { return .all }
      needed = .differences
    }
    return needed
  }

  fileprivate func appendDisplay(
    as kind: ParagraphStore.DisplayAdvances,
    to words: inout WordWriter
  ) {
    switch kind {
    case .same: break
    case .all: words.append(display)
    case .differences:
      for start in stride(from: 0, to: count, by: 2) {
        let low = UInt32(truncatingIfNeeded: display[start] &- text[start]) & 0xFFFF
        let next = start + 1
        let high = next < count ? UInt32(truncatingIfNeeded: display[next] &- text[next]) : 0
        words.append(Int32(bitPattern: high << 16 | low))
      }
    }
  }

  fileprivate func appendFlags(to words: inout WordWriter) {
    for start in stride(from: 0, to: count, by: 4) {
      var word: UInt32 = 0
      for lane in 0..<min(4, count - start) {
        word |= UInt32(flags[start + lane].rawValue) << UInt32(8 * lane)
      }
      words.append(Int32(bitPattern: word))
    }
  }
}
