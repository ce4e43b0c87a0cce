import DynamicType
import Snapshots

/// What the bars at the top and the bottom leave of a screen.
///
/// Content that does not scroll and lies below a bar cannot be read: the bar is in front of it.
struct BarEdges {
  /// The screen between the bars.
  private(set) var free: Rect

  private static let bars: Set<String> = ["UINavigationBar", "UITabBar", "UIToolbar"]

  init(_ snapshot: LayoutSnapshot) {
    let screen = Rect(size: snapshot.size)
    free = screen
    // A stack of our own: deep trees do not fit into a thread's.
    var pending = [(snapshot.root, Point.zero)]
    while let (element, origin) = pending.popLast() {
      guard !element.isHidden, element.alpha >= 0.05 else { continue }
      let frame = element.frame.offset(x: origin.x, y: origin.y)
      if Self.bars.contains(element.identity.className) {
        exclude(frame, of: screen)
      } else {
        let inner = Point(x: frame.x - element.boundsOrigin.x, y: frame.y - element.boundsOrigin.y)
        pending += element.children.map { ($0, inner) }
      }
    }
  }

  /// Leaves a bar out that spans the screen and lies at its top, under the status bar, or reaches its
  /// bottom.
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
