import RichText

/// The last line of a text that finds no room: what is shown before and after the ellipsis.
struct TruncatedLine: Equatable {
  /// The clusters before the ellipsis.
  var head: Range<Int>

  /// The clusters after the ellipsis, up to the end of the text that the line stands for.
  var tail: Range<Int>

  /// The width in fill units, with the ellipsis.
  var width: Int64
}

extension LineFiller {
  /// Finds what a truncated line shows.
  ///
  /// Positions are logical. The cut is between clusters; white space beside the ellipsis is
  /// dropped. The ellipsis is shown even when nothing else has room.
  ///
  /// - Parameters:
  ///   - line: The line as it was filled.
  ///   - mode: The place of the ellipsis.
  ///   - limit: The width in fill units.
  ///   - ellipsis: The width of the ellipsis.
  /// - Returns: The clusters that are shown, and the width with the ellipsis.
  mutating func truncate(
    _ line: FilledLine,
    _ mode: LineBreakMode,
    limit: Int64,
    ellipsis: Int64
  ) -> TruncatedLine {
    let end = textEnd(from: line.start)
    let room = max(0, limit - ellipsis)
    var head = Cut(cluster: line.start, width: line.startExtra)
    var tail = Cut(cluster: end, width: 0)
    switch mode {
    case .truncateHead:
      head.width = 0
      tail = backward(from: end, to: line.start, room)
    case .truncateMiddle:
      head = forward(from: line.start, to: end, line.startExtra, room / 2)
      tail = backward(from: end, to: head.cluster, room - head.width)
      head = forward(from: line.start, to: tail.cluster, line.startExtra, room - tail.width)
    default:
      head = forward(from: line.start, to: end, line.startExtra, room)
    }
    return TruncatedLine(
      head: line.start..<head.cluster,
      tail: tail.cluster..<end,
      width: head.width + ellipsis + tail.width
    )
  }

  /// The width of a truncated line with its ellipsis.
  ///
  /// In a line that is cut at its end the text behind the ellipsis, which may be long, is not visited.
  mutating func truncatedWidth(
    _ line: FilledLine,
    _ mode: LineBreakMode,
    limit: Int64,
    ellipsis: Int64
  ) -> Int64 {
    switch mode {
    case .truncateHead, .truncateMiddle:
      return truncate(line, mode, limit: limit, ellipsis: ellipsis).width
    default:
      let room = max(0, limit - ellipsis)
      let end = source.view.clusterCount
      return forward(from: line.start, to: end, line.startExtra, room).width + ellipsis
    }
  }

  private struct Cut {
    var cluster: Int
    var width: Int64
  }

  /// The end of the text that has no separator in it, white space at its end left out.
  private func textEnd(from start: Int) -> Int {
    let view = source.view
    var end = start
    while end < view.clusterCount, !view.flags(end).contains(.separator) { end += 1 }
    while end > start, view.flags(end - 1).contains(.space) { end -= 1 }
    return end
  }

  /// As many clusters from the start as have room, none behind a separator.
  private mutating func forward(
    from start: Int,
    to end: Int,
    _ extra: Int64,
    _ room: Int64
  ) -> Cut {
    var cut = Cut(cluster: start, width: extra)
    var x = extra
    var next = start
    while next < end, !source.view.flags(next).contains(.separator) {
      x += source.cluster(next, at: x)
      guard x <= room else { break }
      next += 1
      if !source.view.flags(next - 1).contains(.space) { cut = Cut(cluster: next, width: x) }
    }
    let settled = source.settled(
      WordBreak(end: cut.cluster, place: cut.width),
      from: start,
      keeping: 0,
      within: room
    )
    return Cut(cluster: settled.end, width: settled.place + settled.gain)
  }

  /// As many clusters before the end as have room.
  private mutating func backward(from end: Int, to start: Int, _ room: Int64) -> Cut {
    var cut = Cut(cluster: end, width: 0)
    var x: Int64 = 0
    var next = end
    while next > start {
      x += source.cluster(next - 1, at: 0)
      guard x <= room else { break }
      next -= 1
      if !source.view.flags(next).contains(.space) { cut = Cut(cluster: next, width: x) }
    }
    while cut.cluster > start, cut.cluster < end, let row = source.change(before: cut.cluster) {
      let gain = source.width(of: row.right, at: cut.cluster)
      guard cut.width + gain > room else {
        cut.width += gain
        break
      }
      cut.width -= source.cluster(cut.cluster, at: 0)
      cut.cluster += 1
    }
    return cut
  }
}
