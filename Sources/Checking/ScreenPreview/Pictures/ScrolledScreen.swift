import DynamicType
import ScreenAudit
import Snapshots

/// A screen scrolled so that a place below its edge comes into view.
struct ScrolledScreen {
  let snapshot: LayoutSnapshot
  /// The distance by which the content has moved up, in points.
  let distance: Double

  /// The maximum depth of trees in which scrolling is attempted.
  private static let maximumLevels = 200

  /// Scrolls the largest list or page that contains a rectangle; `nil` if the rectangle is in view, or if
  /// nothing scrolls to it.
  ///
  /// - Parameters:
  ///   - snapshot: The screen.
  ///   - rect: The place, on the screen as it is.
  init?(_ snapshot: LayoutSnapshot, showing rect: Rect) {
    let free = BarEdges(snapshot).free
    let middle = rect.y + rect.height / 2
    guard middle > free.maxY, let scroller = Self.scroller(in: snapshot, holding: rect),
      scroller.path.count <= Self.maximumLevels
    else { return nil }
    let wanted = rect.height < free.height ? middle - (free.y + free.height / 2) : rect.y - free.y
    distance = min(wanted, scroller.rest).rounded(.down)
    guard distance > 0 else { return nil }
    var scrolled = snapshot
    Self.move(&scrolled.root, scroller.path[...], by: distance)
    self.snapshot = scrolled
  }

  private struct Scroller {
    var path: [Int]
    var area: Double
    /// The remaining distance to scroll.
    var rest: Double
  }

  private static func scroller(in snapshot: LayoutSnapshot, holding rect: Rect) -> Scroller? {
    var best: Scroller?
    snapshot.walk { visit in
      guard !visit.element.isHidden, visit.depth <= maximumLevels else { return false }
      let (element, frame) = (visit.element, visit.frame)
      if let scroll = element.scroll, scroll.scrollsVertically {
        let end = scroll.contentSize.height + scroll.contentInsets.bottom
        let rest = end - element.boundsOrigin.y - frame.height
        let isAcross = rect.x < frame.maxX && frame.x < rect.maxX
        let area = frame.width * frame.height
        if isAcross, rest > 0, rect.y < frame.y + end, area > best?.area ?? 0 {
          best = Scroller(path: visit.path, area: area, rest: rest)
        }
      }
      return true
    }
    return best
  }

  private static func move(
    _ element: inout SnapshotElement,
    _ path: ArraySlice<Int>,
    by distance: Double
  ) {
    if let first = path.first {
      move(&element.children[first], path.dropFirst(), by: distance)
      return
    }
    element.boundsOrigin.y += distance
    // The ground stays where it is.
    element.drawings = element.drawings.map { drawing in
      guard case .fill(.rect(let rect), let paint) = drawing else { return drawing }
      return .fill(.rect(rect.offset(x: 0, y: distance)), paint)
    }
  }
}
