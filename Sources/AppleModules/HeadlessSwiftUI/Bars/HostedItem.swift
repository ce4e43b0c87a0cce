import Foundation
import HeadlessUIKit
import LayoutGeometry
import Snapshots

/// A UIKit view that draws a SwiftUI item, which was placed before.
enum HostedItem {
  /// Makes the view of an item with its own size, for a bar of UIKit.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - room: The padding on both sides, in points.
  ///   - least: The smallest width in points.
  /// - Returns: The view.
  static func view(of item: LayoutItem, room: CGFloat = 0, least: CGFloat = 0) -> UIView {
    let size = item.size(.unspecified)
    let width = max(size.width + 2 * room, least)
    let view = HostedContentView(frame: CGRect(x: 0, y: 0, width: width, height: size.height))
    view.makeElements = { bounds in
      elements(of: item, at: CGPoint(x: (bounds.width - size.width) / 2, y: 0))
    }
    item.place(in: CGRect(origin: .zero, size: size), offered: ProposedViewSize(size))
    return view
  }

  /// The elements of a screen's content that a UIKit view shows.
  ///
  /// - Parameters:
  ///   - item: The content, which is placed in the item of the screen.
  ///   - hosted: The view that shows it.
  ///   - root: The view of the screen's controller, which contains that view.
  ///   - corner: The position of the controller's view in the item of the screen.
  /// - Returns: The elements.
  static func elements(
    of item: LayoutItem,
    in hosted: UIView,
    of root: UIView?,
    at corner: CGPoint
  ) -> [SnapshotElement] {
    let origin = hosted.convert(CGPoint.zero, to: root)
    return elements(
      of: item,
      at: CGPoint(
        x: item.frame.minX - corner.x - origin.x,
        y: item.frame.minY - corner.y - origin.y
      )
    )
  }

  /// The elements of an item, in coordinates that begin at the item's origin.
  static func elements(of item: LayoutItem, at origin: CGPoint) -> [SnapshotElement] {
    var elements = item.elements()
    elements.move(x: origin.x, y: origin.y)
    return elements
  }
}
