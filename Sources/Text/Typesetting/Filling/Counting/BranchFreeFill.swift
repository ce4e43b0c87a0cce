/// Counts the lines of a paragraph in one pass over its segments.
///
/// How many words fit on a line cannot be predicted, and a processor that guesses wrong loses the
/// time of ten segments. So no branch here depends on it: each segment is on the line or moves the
/// edge of the line, and both are computed. Words longer than a line are passed cluster by cluster
/// in the same way. The rules are the ``FillingRules``.
struct BranchFreeFill<Coordinates: SegmentCoordinates> {
  let view: RecordView
  let places: Coordinates

  /// The width of a line.
  let limit: Int64

  /// The source of changes that breaks inside words make.
  unowned(unsafe) let paragraph: ShapedParagraph?

  /// The number of lines, and the width of the widest.
  ///
  /// - Precondition: No segment is longer than a line, no break changes the text, and places never
  ///   fall.
  @inline(__always)
  func countWholeWords() -> LineCount {
    let segmentCount = view.segmentCount
    var lines = FilledLines(limit: limit)
    var segment = 0
    repeat {
      let end = places.end(segment)
      lines.add(lines.isFull(end), next: places.start(segment) &+ limit)
      lines.widen(to: end)
      segment &+= 1
    } while segment < segmentCount
    return lines.result(limit)
  }

  /// Counts lines where words may be longer than a line.
  ///
  /// - Parameter mayChange: Whether breaks after segments may change the text.
  /// - Returns: Their number and the width of the widest, or `nil` when sums are not enough.
  @inline(__always)
  func count(mayChange: Bool) -> LineCount? {
    let infos = view.segmentInfos
    let segmentCount = view.segmentCount
    var lines = FilledLines(limit: limit)
    // A first segment that is longer than a line does not begin another one.
    if places.end(0) > limit { lines.count = 0 }
    var before: Int64 = 0
    var segment = 0
    repeat {
      let end = places.end(segment)
      let full = lines.isFull(end)
      var next = places.start(segment) &+ limit
      if mayChange, Int64(infos[max(segment &- 1, 0)]) & full & Self.delta != 0, segment > 0 {
        let (left, right) = changes(after: segment &- 1)
        before &+= left
        next &-= right
        guard before <= lines.edge else { return nil }
      }
      lines.widen(to: before, if: full)
      lines.add(full, next: next)
      if end > next {
        guard let split = split(segment, lines) else { return nil }
        lines = split
      }
      before = end
      segment &+= 1
    } while segment < segmentCount
    lines.widen(to: before)
    return lines.result(limit)
  }

  /// Returns the widths that a break after a segment adds to both lines.
  @inline(never)
  private func changes(after segment: Int) -> (left: Int64, right: Int64) {
    guard let row = view.delta(after: segment) else { return (0, 0) }
    return (places.width(row.left), places.width(row.right))
  }

  private static var delta: Int64 { Int64(SegmentRow.Flags.delta.rawValue) }
}
