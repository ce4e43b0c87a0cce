import Foundation
import HeadlessUIKit

/// The rectangle that bars and the edges of the screen leave free, inside the one that they cover.
///
/// Both are in the coordinates of the screen. A view may extend from an edge of the inner rectangle to the
/// same edge of the outer one.
struct SafeArea: Equatable {
  /// The rectangle including the covered area.
  var outer = CGRect.zero

  /// The free rectangle, extended where views around the item ignore the safe area.
  var inner: CGRect

  /// The free rectangle, whatever extends over its edges.
  var clear: CGRect

  init(outer: CGRect = .zero, inner: CGRect = .zero) {
    self.outer = outer
    self.inner = inner
    clear = inner
  }

  /// The insets that are covered at the edges of a frame.
  func covered(_ frame: CGRect) -> EdgeInsets {
    guard clear.width > 0 else { return EdgeInsets() }
    return EdgeInsets(
      top: max(0, clear.minY - frame.minY),
      leading: max(0, clear.minX - frame.minX),
      bottom: max(0, frame.maxY - clear.maxY),
      trailing: max(0, frame.maxX - clear.maxX)
    )
  }

  /// The lengths by which a view can extend over the covered area at those of its edges that are on an edge
  /// of the free rectangle; in points.
  func reach(of frame: CGRect, _ edges: Edge.Set) -> EdgeInsets {
    func length(_ edge: Edge.Set, _ own: CGFloat, _ free: CGFloat, _ covered: CGFloat) -> CGFloat {
      edges.contains(edge) && abs(own - free) < 0.5 ? max(0, abs(covered - free)) : 0
    }
    return EdgeInsets(
      top: length(.top, frame.minY, inner.minY, outer.minY),
      leading: length(.leading, frame.minX, inner.minX, outer.minX),
      bottom: length(.bottom, frame.maxY, inner.maxY, outer.maxY),
      trailing: length(.trailing, frame.maxX, inner.maxX, outer.maxX)
    )
  }

  /// The safe area at another place of the screen.
  func moved(by distance: CGSize) -> SafeArea {
    var area = self
    area.outer = outer.offsetBy(dx: distance.width, dy: distance.height)
    area.inner = inner.offsetBy(dx: distance.width, dy: distance.height)
    area.clear = clear.offsetBy(dx: distance.width, dy: distance.height)
    return area
  }

  /// The safe area of a view with insets that cover a part at its edges.
  func inside(_ frame: CGRect, covered: EdgeInsets) -> SafeArea {
    let reach = reach(of: frame, .all)
    return SafeArea(outer: frame.grown(by: reach), inner: frame.shrunk(by: covered))
  }
}

extension ProposedViewSize {
  /// The proposal reduced by the insets, at least 0.
  func shrunk(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) }
    )
  }
}

extension ProposedViewSize {
  /// The size of a screen with a bar, which takes the proposed size.
  func size(of content: CGSize, with bar: UIView) -> CGSize {
    CGSize(
      width: width ?? content.width,
      height: height ?? content.height + bar.sizeThatFits(content).height
    )
  }
}

extension CGSize {
  func grown(by insets: EdgeInsets) -> CGSize {
    CGSize(
      width: width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom
    )
  }
}

extension CGRect {
  func grown(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading,
      y: minY - insets.top,
      width: width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom
    )
  }

  func shrunk(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}

extension UIEdgeInsets {
  /// The distances in a direction of reading.
  init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
    let isFlipped = direction == .rightToLeft
    self.init(
      top: insets.top,
      left: isFlipped ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: isFlipped ? insets.leading : insets.trailing
    )
  }
}

extension LayoutItem {
  /// The insets that bars and the device cover in a rectangle, in the coordinates of the item.
  final func covered(_ area: CGRect) -> UIEdgeInsets {
    let onScreen = area.offsetBy(dx: origin.x, dy: origin.y)
    let insets = environment.host?.safeArea.covered(onScreen) ?? EdgeInsets()
    return UIEdgeInsets(insets, environment.layoutDirection)
  }

  /// The frame on the screen.
  final var globalFrame: CGRect { CGRect(origin: origin, size: frame.size) }

  /// The insets by which the item can extend over the area that bars and the edges of the screen cover.
  final func reach(_ edges: Edge.Set) -> EdgeInsets {
    environment.host?.safeArea.reach(of: globalFrame, edges) ?? EdgeInsets()
  }

  /// The rectangle of a size, centered in an area, on whole pixels.
  final func middle(of room: CGRect, for size: CGSize) -> CGRect {
    CGRect(
      x: room.minX + grid.rounded((room.width - size.width) / 2),
      y: room.minY + grid.rounded((room.height - size.height) / 2),
      width: size.width,
      height: size.height
    )
  }

  /// Centers the content of a screen in the area that its bars leave free.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - room: The free area, in the coordinates of the item.
  ///   - whole: The area including the bars.
  final func place(_ content: LayoutItem, inMiddleOf room: CGRect, of whole: CGRect) {
    let offer = ProposedViewSize(room.size)
    let rect = middle(of: room, for: content.size(offer))
    let screen = SafeArea(
      outer: whole.offsetBy(dx: origin.x, dy: origin.y),
      inner: room.offsetBy(dx: origin.x, dy: origin.y)
    )
    placing(in: screen) { content.place(in: rect, offered: offer) }
  }

  /// Places content in coordinates that begin at a point of the item.
  final func placing(at point: CGPoint, _ place: () -> Void) {
    guard let host = environment.host else {
      place()
      return
    }
    let outer = host.origin
    host.origin = CGPoint(x: outer.x + point.x, y: outer.y + point.y)
    place()
    host.origin = outer
  }

  /// Places content in another safe area.
  final func placing(in safeArea: SafeArea, _ place: () -> Void) {
    guard let host = environment.host else {
      place()
      return
    }
    let outer = host.safeArea
    host.safeArea = safeArea
    place()
    host.safeArea = outer
  }
}
