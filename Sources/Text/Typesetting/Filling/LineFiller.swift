/// Fills lines from the segments of a paragraph by the ``FillingRules``, one line a call.
///
/// Nothing is allocated. The time is linear in the text, and for a text of few long segments linear
/// in the clusters of the lines.
struct LineFiller<Source: AdvanceSource> {
  var source: Source

  /// Whether lines may break between any two clusters.
  let breaksAnywhere: Bool

  /// The first cluster of the next line.
  var cluster = 0

  /// The segment that holds it.
  private var segment = 0

  /// The width that the break before the next line adds to it.
  var startExtra: Int64 = 0

  init(_ source: Source, breaksAnywhere: Bool = false) {
    self.source = source
    self.breaksAnywhere = breaksAnywhere
  }

  var isAtEnd: Bool { cluster >= source.view.clusterCount }

  /// Fills the next line.
  ///
  /// - Parameters:
  ///   - limit: The width that it may have, in fill units.
  ///   - origin: Its start, from the leading edge of the paragraph.
  /// - Returns: The line, or `nil` after the last.
  @inline(__always)
  mutating func next(limit: Int64, origin: Int64 = 0) -> FilledLine? {
    fill(limit, origin, end: source.view.segmentCount)
  }

  /// Fills the next line with segments before a certain one.
  @inline(__always)
  private mutating func fill(_ limit: Int64, _ origin: Int64, end: Int) -> FilledLine? {
    guard !isAtEnd else { return nil }
    if breaksAnywhere { return clusterLine(limit, origin, isEmergency: false) }
    let view = source.view
    var x = startExtra
    var current = segment
    var best = -1
    var bestWidth: Int64 = 0
    while current < end {
      let widths =
        current == segment && cluster != view.clusterStart(current)
        ? rest(of: current, x, limit, origin) : source.segment(current, at: x + origin)
      let plain = x + widths.body
      guard FillingRules.fits(plain, within: limit) else { break }
      let flags = view.segmentFlags(current)
      if flags.isEmpty {
        best = current
        bestWidth = plain
      } else if !flags.contains(.glued) {
        let width = flags.contains(.delta) ? plain + change(after: current).left : plain
        if FillingRules.fits(width, within: limit) {
          best = current
          bestWidth = width
        }
        if flags.contains(.mandatory) { break }
      }
      x = plain + widths.space
      current += 1
    }
    return best >= 0
      ? finish(best, bestWidth) : clusterLine(limit, origin, isEmergency: true)
  }

  /// Fills a line, which leaves its last word to the next one where that would be a single word and
  /// the end of the paragraph.
  ///
  /// It stays where it is alone on its line, or does not fit beside the other word.
  ///
  /// - Parameters:
  ///   - room: The limit and the start of the line.
  ///   - next: Those of the next line.
  /// - Returns: The line, or `nil` after the last.
  mutating func nextPushingOut(
    _ room: (limit: Int64, origin: Int64),
    next: (limit: Int64, origin: Int64)
  ) -> FilledLine? {
    var shorter = self
    guard let line = self.next(limit: room.limit, origin: room.origin) else { return nil }
    let isOneWordLeft = !isAtEnd && segment == source.view.segmentCount - 1
    guard isOneWordLeft, !line.isMandatory, !line.isEmergency, !breaksAnywhere,
      segment - 1 > shorter.segment,
      let cut = shorter.fill(room.limit, room.origin, end: segment - 1), !cut.isEmergency
    else { return line }
    var rest = shorter
    guard let last = rest.next(limit: next.limit, origin: next.origin), rest.isAtEnd,
      !last.isEmergency
    else { return line }
    self = shorter
    return cut
  }

  /// Goes on with a cluster, wherever it is in its segment.
  mutating func moveTo(_ next: Int) {
    cluster = next
    while segment < source.view.segmentCount, source.view.clusterEnd(segment) <= next {
      segment += 1
    }
  }

  /// Returns the widths that a break after a segment adds to both lines.
  private mutating func change(after segment: Int) -> (left: Int64, right: Int64) {
    guard let row = source.view.delta(after: segment) else { return (0, 0) }
    let end = source.view.clusterEnd(segment)
    return (
      source.width(of: row.left, at: max(end - 1, 0)),
      source.width(of: row.right, at: min(end, source.view.clusterCount - 1))
    )
  }

  /// Ends the line after a segment.
  @inline(__always)
  private mutating func finish(_ last: Int, _ width: Int64) -> FilledLine {
    let view = source.view
    let end = view.clusterEnd(last)
    let flags = view.segmentFlags(last)
    var line = FilledLine(
      start: cluster,
      end: end,
      visibleEnd: max(cluster, end - view.spaceCount(last)),
      width: width,
      startExtra: startExtra
    )
    line.isMandatory = flags.contains(.mandatory)
    line.hasHyphen = flags.contains(.hyphen)
    startExtra = flags.contains(.delta) ? change(after: last).right : 0
    cluster = end
    segment = last + 1
    return line
  }

  /// The widths of a segment from the next line's first cluster on.
  ///
  /// The sum stops once it is past the limit, so that a long word costs its lines and not its
  /// square.
  private mutating func rest(
    of segment: Int,
    _ x: Int64,
    _ limit: Int64,
    _ origin: Int64
  ) -> (body: Int64, space: Int64) {
    let end = source.view.clusterEnd(segment)
    let bodyEnd = max(cluster, end - source.view.spaceCount(segment))
    var position = x
    var next = cluster
    while next < bodyEnd, position <= limit {
      position += source.cluster(next, at: position + origin)
      next += 1
    }
    let body = position - x
    while next < end, position <= limit {
      position += source.cluster(next, at: position + origin)
      next += 1
    }
    return (body, position - x - body)
  }
}
