import DynamicType
import ScreenAudit
import Snapshots

/// A screen as a page shows it: a cell in a list of similar ones, a header or any other view at its own size,
/// everything else as it fills the device.
struct ShownPart {
  let snapshot: LayoutSnapshot
  /// The visible part of the screen, in points of the screen.
  let region: Rect

  /// The maximum number of rows of a cell that are shown below each other.
  private static let mostRows = 4
  /// The distance between items of a collection, in points.
  private static let gap = 8.0
  /// The fraction of a device that a view must fill to be shown as a screen.
  private static let screenShare = 0.9

  init(_ snapshot: LayoutSnapshot, of screen: SweepScreen) {
    guard screen.kind != .screen, let visit = snapshot.element(withID: screen.id),
      visit.frame.width >= 1, visit.frame.height >= 1,
      !Self.fills(visit.frame, snapshot.size)
    else {
      self.snapshot = snapshot
      region = Rect(size: snapshot.size)
      return
    }
    let likes =
      screen.kind == .cell
      ? Self.list(of: visit, on: snapshot.size) : [Self.copy(visit.element, at: .zero)]
    let frames = likes.map(\.frame)
    let size = Size(
      width: frames.map(\.maxX).max() ?? visit.frame.width,
      height: frames.map(\.maxY).max() ?? visit.frame.height
    )
    var root = SnapshotElement(Identity(className: "UIView"), frame: Rect(size: size))
    root.children = likes
    var part = snapshot
    part.size = size
    part.root = root
    part.issues = []
    self.snapshot = part
    region = Rect(origin: visit.frame.origin, size: size)
  }

  private static func fills(_ frame: Rect, _ size: Size) -> Bool {
    frame.width >= size.width * screenShare && frame.height >= size.height * screenShare
  }

  /// A cell with similar ones: rows below each other, items of a collection side by side up to the width of
  /// the screen.
  private static func list(of visit: ElementVisit, on size: Size) -> [SnapshotElement] {
    let frame = visit.frame
    let isRow = visit.element.role == .tableCell || frame.width > size.width / 2
    let gap = visit.element.role == .tableCell ? 0 : gap
    let columns = isRow ? 1 : max(1, Int((size.width + gap) / (frame.width + gap)))
    let rows = min(mostRows, max(1, Int((size.height + gap) / (frame.height + gap))))
    return (0..<rows).flatMap { row in
      (0..<columns).map { column in
        let x = Double(column) * (frame.width + gap)
        let y = Double(row) * (frame.height + gap)
        return copy(visit.element, at: Point(x: x, y: y))
      }
    }
  }

  private static func copy(_ element: SnapshotElement, at origin: Point) -> SnapshotElement {
    var element = element
    element.frame = Rect(origin: origin, size: element.frame.size)
    return element
  }
}
