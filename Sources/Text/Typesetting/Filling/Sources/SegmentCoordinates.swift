/// The places of the segments and clusters of a paragraph of one style as one endless line.
///
/// The loop that fills lines compares such places with the end of a line; it never adds up what
/// it has passed.
protocol SegmentCoordinates {
  /// Returns the start of a segment.
  func start(_ segment: Int) -> Int64

  /// Returns the end of a segment's letters, where its white space begins.
  func end(_ segment: Int) -> Int64

  /// Returns the width of a cluster.
  func cluster(_ cluster: Int, _ flags: ClusterFlags) -> Int64

  /// Returns the width of a recorded sum.
  func width(_ sum: AdvanceSum) -> Int64
}

/// Places at the text master, without tracking: the sums as they are recorded.
struct TextCoordinates: SegmentCoordinates {
  private let ends: UnsafePointer<Int32>
  private let starts: UnsafePointer<Int32>
  private let advances: UnsafePointer<Int32>

  @inline(__always)
  init(_ view: RecordView) {
    ends = view.textSums
    starts = view.textStarts
    advances = view.advances
  }

  @inline(__always)
  func start(_ segment: Int) -> Int64 { Int64(starts[segment]) }

  @inline(__always)
  func end(_ segment: Int) -> Int64 { Int64(ends[segment]) }

  @inline(__always)
  func cluster(_ cluster: Int, _ flags: ClusterFlags) -> Int64 { Int64(advances[cluster]) }

  @inline(__always)
  func width(_ sum: AdvanceSum) -> Int64 { Int64(sum.text) }
}

/// Places between two masters, with tracking and letter spacing.
struct MixedCoordinates: SegmentCoordinates {
  private let source: UniformSource
  private let text: UnsafePointer<Int32>
  private let display: UnsafePointer<Int32>
  private let count: UnsafePointer<Int32>
  private let starts: Int
  private let shares: (text: Int64, display: Int64, count: Int64)

  @inline(__always)
  init(_ source: UniformSource) {
    self.source = source
    let view = source.view
    text = view.textSums
    display = view.displaySums
    shares = view.countSums == nil ? (source.shares.text, source.shares.display, 0) : source.shares
    count = view.countSums ?? text
    starts = Int(view.textStarts - text)
  }

  @inline(__always)
  private func place(_ index: Int) -> Int64 {
    Int64(text[index]) &* shares.text &+ Int64(display[index]) &* shares.display
      &+ Int64(count[index]) &* shares.count
  }

  @inline(__always)
  func start(_ segment: Int) -> Int64 { place(starts &+ segment) }

  @inline(__always)
  func end(_ segment: Int) -> Int64 { place(segment) }

  @inline(__always)
  func cluster(_ cluster: Int, _ flags: ClusterFlags) -> Int64 { source.cluster(cluster, at: 0) }

  @inline(__always)
  func width(_ sum: AdvanceSum) -> Int64 { source.width(of: sum, at: 0) }
}
