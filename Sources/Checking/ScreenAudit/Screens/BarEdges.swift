package import DynamicType
package import Snapshots

/// The part of a screen that the bars at the top and the bottom leave free.
///
/// Content that does not scroll and is below a bar cannot be read: the bar covers it.
package struct BarEdges {
  /// The screen between the bars.
  package private(set) var free: Rect

  package init(_ snapshot: LayoutSnapshot) {
    let screen = Rect(size: snapshot.size)
    var edges = BarEdges(free: screen)
    snapshot.walk { visit in
      guard !visit.element.isInvisible else { return false }
      guard visit.element.role.isBarAtEdge else { return true }
      edges.exclude(visit.frame, of: screen)
      return false
    }
    self = edges
  }

  private init(free: Rect) { self.free = free }

  /// Excludes a bar that spans the screen and is at its top, under the status bar, or extends to its bottom.
  private mutating func exclude(_ bar: Rect, of screen: Rect) {
    guard bar.x <= 1, bar.maxX >= screen.width - 1, bar.height > 0 else { return }
    if bar.maxY >= screen.height - 1, bar.y > screen.height / 2 {
      free = free.intersection(Rect(x: 0, y: 0, width: screen.width, height: bar.y))
    } else if bar.y < 100, bar.maxY < screen.height / 2 {
      let height = screen.height - bar.maxY
      free = free.intersection(Rect(x: 0, y: bar.maxY, width: screen.width, height: height))
    }
  }
}
