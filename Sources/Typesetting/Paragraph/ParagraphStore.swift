/// The numbers of a shaped paragraph in one block of memory: clusters, segments, break deltas.
///
/// A cluster is a grapheme, the smallest thing that a line break may cut off. A segment is the
/// text from one line break opportunity to the next. A paragraph of 40 characters takes about
/// 600 bytes.
struct ParagraphStore: Sendable {
  /// The block: advances of the text master, of the display master, flags, offsets, rows.
  let words: [Int32]

  /// What the block holds where.
  let layout: Layout

  /// The numbers of clusters and rows, and the words before each part.
  struct Layout: Sendable {
    fileprivate(set) var clusterCount: Int32 = 0
    fileprivate(set) var segmentCount: Int32 = 0
    fileprivate(set) var deltaCount: Int32 = 0
    fileprivate(set) var flagsStart: Int32 = 0
    fileprivate(set) var offsetsStart: Int32 = 0
    fileprivate(set) var segmentsStart: Int32 = 0
    fileprivate(set) var deltasStart: Int32 = 0
  }

  /// The number of clusters.
  var clusterCount: Int { Int(layout.clusterCount) }

  /// The number of segments.
  var segmentCount: Int { Int(layout.segmentCount) }

  /// The number of rows with break deltas.
  var deltaCount: Int { Int(layout.deltaCount) }

  /// Whether clusters have code unit offsets of their own; else a cluster is one code unit.
  let hasOffsets: Bool

  /// How the advances of the display master are kept.
  let display: DisplayAdvances

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

  /// The number of words in a segment's row.
  static let segmentStride = 8

  /// The number of words in a delta's row.
  static let deltaStride = 6

  /// Packs clusters, segments and deltas.
  init(clusters: ClusterList, segments: [SegmentRow], deltas: [DeltaRow]) {
    hasOffsets = !clusters.isIdentity
    display = clusters.displayAdvances
    let count = clusters.count
    let flagsStart = count + display.wordCount(count)
    let offsetsStart = flagsStart + (count + 3) / 4
    let segmentsStart = offsetsStart + (hasOffsets ? count + 1 : 0)
    let deltasStart = segmentsStart + segments.count * Self.segmentStride
    layout = Layout(
      clusterCount: Int32(truncatingIfNeeded: count),
      segmentCount: Int32(truncatingIfNeeded: segments.count),
      deltaCount: Int32(truncatingIfNeeded: deltas.count),
      flagsStart: Int32(truncatingIfNeeded: flagsStart),
      offsetsStart: Int32(truncatingIfNeeded: offsetsStart),
      segmentsStart: Int32(truncatingIfNeeded: segmentsStart),
      deltasStart: Int32(truncatingIfNeeded: deltasStart)
    )
    var words: [Int32] = []
    words.reserveCapacity(deltasStart + deltas.count * Self.deltaStride)
    words.append(contentsOf: clusters.text)
    clusters.appendDisplay(as: display, to: &words)
    clusters.appendFlags(to: &words)
    if hasOffsets { words.append(contentsOf: clusters.offsets) }
    for segment in segments { segment.append(to: &words) }
    for delta in deltas { delta.append(to: &words) }
    self.words = words
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
    to words: inout [Int32]
  ) {
    switch kind {
    case .same: break
    case .all: words.append(contentsOf: display)
    case .differences:
      for start in stride(from: 0, to: count, by: 2) {
        let low = UInt32(truncatingIfNeeded: display[start] &- text[start]) & 0xFFFF
        let next = start + 1
        let high = next < count ? UInt32(truncatingIfNeeded: display[next] &- text[next]) : 0
        words.append(Int32(bitPattern: high << 16 | low))
      }
    }
  }

  fileprivate func appendFlags(to words: inout [Int32]) {
    for start in stride(from: 0, to: count, by: 4) {
      var word: UInt32 = 0
      for lane in 0..<min(4, count - start) {
        word |= UInt32(flags[start + lane].rawValue) << UInt32(8 * lane)
      }
      words.append(Int32(bitPattern: word))
    }
  }
}

/// What is known of the clusters of a paragraph while it is shaped.
struct ClusterList {
  /// The first code unit of each cluster, and one past the last.
  var offsets: [Int32]

  /// The advances at the text master.
  var text: [Int32]

  /// The advances at the display master.
  var display: [Int32]

  /// What each cluster is.
  var flags: [ClusterFlags]

  /// The number of clusters.
  var count: Int { text.count }

  /// Whether every cluster is one code unit.
  var isIdentity: Bool { offsets.last.map { Int($0) == count } ?? true }

  /// Creates clusters without advances.
  ///
  /// - Parameter offsets: The first code unit of each cluster, and one past the last.
  init(offsets: [Int32]) {
    self.offsets = offsets
    let count = max(offsets.count - 1, 0)
    text = [Int32](repeating: 0, count: count)
    display = text
    flags = [ClusterFlags](repeating: [], count: count)
  }
}

/// What a cluster is to the filler.
struct ClusterFlags: OptionSet, Sendable {
  let rawValue: UInt8

  /// A line that begins here needs the text around the break shaped anew.
  static let unsafeBefore = ClusterFlags(rawValue: 1)
  /// Shares its glyphs with the cluster before.
  static let joined = ClusterFlags(rawValue: 2)
  /// Gets the tracking of the font.
  static let tracked = ClusterFlags(rawValue: 4)
  /// Gets letter spacing.
  static let spaced = ClusterFlags(rawValue: 8)
  /// White space that hangs at the end of a line.
  static let space = ClusterFlags(rawValue: 16)
  /// A tab.
  static let tab = ClusterFlags(rawValue: 32)
  /// An attachment.
  static let attachment = ClusterFlags(rawValue: 64)
  /// A line or paragraph separator.
  static let separator = ClusterFlags(rawValue: 128)
}
