import Foundation

/// Views that fill the lines of a lazy grid in order.
///
/// The tracks are across the direction in which the grid grows. A header or a footer takes a whole line.
struct LazyGridLayout: LayoutOfLazyRows, LayoutWithoutGuides {
  /// The direction in which the grid grows.
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat?

  private struct Line {
    var views: [(view: LayoutSubview, track: Int?)] = []
    var length: CGFloat = 0
    /// The views that were not made, which take a line on their own.
    var rest: RestItem?
  }

  private func offer(_ track: Int?, _ tracks: GridTracks) -> ProposedViewSize {
    var offer = ProposedViewSize.unspecified
    offer[axis.other] = track.map { tracks.tracks[$0].length } ?? tracks.length
    return offer
  }

  private func lines(_ tracks: GridTracks, _ subviews: Subviews) -> [Line] {
    var lines: [Line] = []
    var track = 0
    for view in subviews {
      if let rest = view.item.rest {
        let before = lines.reduce(0) { $0 + $1.length }
        let count = max(1, tracks.tracks.count)
        let length = rest.length(after: before, of: lines.count, gap: gap, perLine: count)
        lines.append(Line(length: length, rest: rest))
        track = 0
        continue
      }
      if view[WholeLineKey.self] {
        let length = view.sizeThatFits(offer(nil, tracks))[axis]
        lines.append(Line(views: [(view, nil)], length: length))
        track = 0
        continue
      }
      if track == 0 { lines.append(Line()) }
      let length = view.sizeThatFits(offer(track, tracks))[axis]
      lines[lines.count - 1].views.append((view, track))
      lines[lines.count - 1].length = max(lines[lines.count - 1].length, length)
      track = (track + 1) % max(1, tracks.tracks.count)
    }
    return lines
  }

  private var gap: CGFloat { spacing ?? ViewSpacing.standard }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let tracks = GridTracks(items, in: proposal[axis.other])
    guard !tracks.tracks.isEmpty else { return .zero }
    let lines = lines(tracks, subviews)
    var size = CGSize.zero
    size[axis.other] = tracks.length
    size[axis] = lines.reduce(0) { $0 + $1.length } + gap * CGFloat(max(0, lines.count - 1))
    return size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    // The tracks are shared a second time, in the length that the grid took: columns whose limits need more
    // space than was offered grow again (objc.io/blog/2020/11/23/grid-layout).
    let tracks = GridTracks(items, in: bounds.size[axis.other])
    guard !tracks.tracks.isEmpty else { return }
    var position = bounds.origin[axis]
    for line in lines(tracks, subviews) {
      line.rest?.follow(position, along: axis)
      for (view, track) in line.views {
        var offer = offer(track, tracks)
        // A view that takes all the height fills its row, which is as high as its highest view.
        offer[axis] = line.length
        var room = CGSize.zero
        room[axis] = line.length
        room[axis.other] = offer[axis.other] ?? 0
        var corner = CGPoint.zero
        corner[axis] = position
        corner[axis.other] = bounds.origin[axis.other] + (track.map { tracks.start($0) } ?? 0)
        let guides = track.flatMap { tracks.tracks[$0].alignment } ?? alignment
        let outer = ViewDimensions(size: room, proposal: offer, item: BareItem.shared)
        let own = view.dimensions(in: offer)
        let point = CGPoint(
          x: corner.x + outer[guides.horizontal] - own[guides.horizontal],
          y: corner.y + outer[guides.vertical] - own[guides.vertical]
        )
        view.place(at: point, proposal: offer)
      }
      position += line.length + gap
    }
  }
}
