/// Where a line begins.
struct LineStart {
  /// The segment.
  var segment = 0

  /// The place of the line's left edge: where its first cluster is, less what the break before it
  /// adds.
  var origin: Int64 = 0

  /// The first cluster, or -1 when the line begins with a segment.
  var cluster = -1

  /// The place of the first cluster, when there is one.
  var place: Int64 = 0
}

/// Finds the ends of lines that need more than sums: deltas, forced breaks, words without room.
struct LineRuler<Coordinates: SegmentCoordinates> {
  private let source: UniformSource
  private let places: Coordinates
  private let limit: Int64

  @inline(__always)
  private var view: StoreView { source.view }

  @inline(__always)
  init(_ source: UniformSource, _ places: Coordinates, _ limit: Int64) {
    self.source = source
    self.places = places
    self.limit = limit
  }

  /// Fills a line; returns its width and where the next one begins.
  @inline(never)
  func line(from start: LineStart) -> (width: Int64, next: LineStart) {
    let edge = start.origin &+ limit
    var next = start.segment
    while next < view.segmentCount, places.end(next) <= edge {
      next &+= 1
      if view.segmentFlags(next &- 1).contains(.mandatory) { break }
    }
    while next > start.segment {
      next &-= 1
      let flags = view.segmentFlags(next)
      guard !flags.contains(.glued) else { continue }
      let row = flags.contains(.delta) ? view.delta(after: next) : nil
      let width = places.end(next) &- start.origin &+ (row.map { places.width($0.left) } ?? 0)
      guard row == nil || width <= limit else { continue }
      let right = row.map { places.width($0.right) } ?? 0
      return (width, LineStart(segment: next + 1, origin: places.start(next + 1) &- right))
    }
    return brokenLine(from: start)
  }

  /// Fills a line with as many clusters as fit, at least one; white space hangs.
  @inline(__always)
  private func brokenLine(from start: LineStart) -> (width: Int64, next: LineStart) {
    let isInside = start.cluster >= 0
    let first = isInside ? start.cluster : view.clusterStart(start.segment)
    let edge = start.origin &+ limit
    var end = first
    var place = isInside ? start.place : places.start(start.segment)
    var visibleEnd = first
    var visible = place
    while end < view.clusterCount {
      let flags = view.flags(end)
      let next = place &+ places.cluster(end, flags)
      let hangs = flags.rawValue & Self.hanging != 0
      guard hangs || next <= edge || visibleEnd == first else { break }
      place = next
      end &+= 1
      if !hangs {
        visibleEnd = end
        visible = next
      } else if flags.contains(.separator) {
        return (visible &- start.origin, self.start(at: end, place, extra: 0, start))
      }
    }
    var line = BrokenLine(start: start, first: first, end: end, place: place)
    line.visibleEnd = visibleEnd
    line.width = visible &- start.origin
    return settled(line)
  }

  private static var hanging: UInt8 { ClusterFlags([.space, .separator]).rawValue }

  /// A line that ends inside of a word.
  private struct BrokenLine {
    var start: LineStart
    var first: Int
    var end: Int
    var place: Int64
    var visibleEnd = 0
    var width: Int64 = 0
  }

  /// Takes clusters back while the text shaped for this end is too wide.
  @inline(__always)
  private func settled(_ found: BrokenLine) -> (width: Int64, next: LineStart) {
    var line = found
    var right: Int64 = 0
    while line.end < view.clusterCount, view.flags(line.end).contains(.unsafeBefore),
      let row = source.paragraph?.clusterDelta(before: line.end)
    {
      right = places.width(row.right)
      guard line.visibleEnd == line.end else { break }
      let left = places.width(row.left)
      guard line.width &+ left > limit, line.end &- 1 > line.first else {
        line.width &+= left
        break
      }
      line.end &-= 1
      line.visibleEnd = line.end
      let width = places.cluster(line.end, view.flags(line.end))
      line.width &-= width
      line.place &-= width
      right = 0
    }
    return (line.width, start(at: line.end, line.place, extra: right, line.start))
  }

  /// The start of a line at a cluster.
  @inline(__always)
  private func start(
    at cluster: Int,
    _ place: Int64,
    extra: Int64,
    _ previous: LineStart
  ) -> LineStart {
    var segment = previous.segment
    while segment < view.segmentCount, view.clusterEnd(segment) <= cluster { segment &+= 1 }
    return LineStart(segment: segment, origin: place &- extra, cluster: cluster, place: place)
  }
}
