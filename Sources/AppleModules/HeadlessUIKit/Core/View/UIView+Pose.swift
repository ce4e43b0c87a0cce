public import Foundation
package import Snapshots

/// The transform, the anchor and the mask of a view.
struct ViewPose {
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var transform = CATransform3DIdentity
  var mask: UIView?
  /// The corners that a program set without a layer.
  var corners: UICornerConfiguration?
  /// A program's drawings in place of subviews, for a view that shows a snapshot of another.
  var stillPicture: [Drawing] = []

  var hasTransform: Bool { !CATransform3DIsIdentity(transform) }
}

extension UIView {
  /// The transform from the superview's coordinates, without the view's own transform, to the transformed
  /// view.
  var turn: CGAffineTransform {
    let anchor = CGPoint(
      x: storedFrame.minX + pose.anchor.x * storedFrame.width,
      y: storedFrame.minY + pose.anchor.y * storedFrame.height
    )
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CATransform3DGetAffineTransform(pose.transform))
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// The transform from the view's own coordinates to its superview's.
  var placement: CGAffineTransform {
    let move = CGAffineTransform(
      translationX: storedFrame.minX - boundsOrigin.x,
      y: storedFrame.minY - boundsOrigin.y
    )
    return pose.hasTransform ? move.concatenating(turn) : move
  }

  /// The visible frame: for a rotated view the smallest rectangle around it.
  var shownFrame: CGRect {
    guard pose.hasTransform else { return storedFrame }
    // The corners are rounded in the superview's coordinates, so that a view rotated by a right angle has
    // whole sizes.
    let position = self.position
    return boundsFromAnchor.applying(
      CATransform3DGetAffineTransform(pose.transform)
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    )
  }

  /// The view's rectangle in coordinates with the origin at its anchor.
  private var boundsFromAnchor: CGRect {
    CGRect(
      x: -pose.anchor.x * storedFrame.width,
      y: -pose.anchor.y * storedFrame.height,
      width: storedFrame.width,
      height: storedFrame.height
    )
  }

  /// The smallest rectangle around the transformed view, relative to its anchor.
  private var frameAroundAnchor: CGRect {
    boundsFromAnchor.applying(CATransform3DGetAffineTransform(pose.transform))
  }

  /// Sets a frame for a program; a transformed view moves, and is resized if its transform only scales or
  /// rotates by right angles.
  func takeShownFrame(_ new: CGRect) {
    let value = new.isUsable ? new.standardized : shownFrame
    guard pose.hasTransform else { return setFrame(value, byHand: true) }
    let transform = CATransform3DGetAffineTransform(pose.transform)
    var frame = storedFrame
    if transform.b == 0, transform.c == 0, transform.a != 0, transform.d != 0 {
      frame.size = CGSize(
        width: value.width / abs(transform.a),
        height: value.height / abs(transform.d)
      )
    } else if abs(transform.a) < 1e-9, abs(transform.d) < 1e-9, transform.b != 0, transform.c != 0 {
      frame.size = CGSize(
        width: value.height / abs(transform.b),
        height: value.width / abs(transform.c)
      )
    }
    setFrame(frame, byHand: true)
    let around = frameAroundAnchor
    takeCenter(CGPoint(x: value.minX - around.minX, y: value.minY - around.minY))
  }

  /// Sets the anchor; the position stays, so the frame moves.
  func setAnchor(_ anchor: CGPoint) {
    let position = center
    pose.anchor = anchor
    center = position
  }

  /// The transform for a snapshot, about the middle of the frame.
  var snapshotTransform: Transform {
    guard pose.hasTransform else { return .identity }
    let middle = Point(x: -storedFrame.midX, y: -storedFrame.midY)
    return turn.transform.about(middle)
  }

  /// Sets a mask in place of one that its layer has.
  func takeMask(_ mask: UIView?) {
    pose.mask = mask
    layerIfUsed?.own.mask = nil
  }

  /// The shape of the view's mask, in its own coordinates.
  var snapshotMask: Outline? {
    if let mask = pose.mask { return mask.layer.placedMask }
    return layerIfUsed?.mask?.placedMask
  }
}

extension UIView {
  /// The fixed point of the view's transforms, as a fraction of its size.
  public var anchorPoint: CGPoint {
    get { pose.anchor }
    set { setAnchor(newValue) }
  }

  /// The transform of the view in space; pictures show its affine part.
  public var transform3D: CATransform3D {
    get { pose.transform }
    set { pose.transform = newValue }
  }

  /// Draws the view and its subviews as they are in the current context.
  ///
  /// - Returns: Whether there is a context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    let size = storedFrame.size
    guard size.width > 0, size.height > 0 else { return true }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    context.add(renderedDrawings())
    context.restoreGState()
    return true
  }

  /// Returns a view that shows a part of this one as it is; it is not stretched, so the insets have no
  /// effect.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.clipsToBounds = true
    let context = CGContext(size: rect.size, traits: traitCollection)
    context.translateBy(x: -rect.minX, y: -rect.minY)
    context.add(renderedDrawings())
    view.pose.stillPicture = context.drawings
    return view
  }

  func makeSnapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let view = UIView(frame: frame)
    view.pose.stillPicture = renderedDrawings()
    return view
  }

  /// The drawings of the view and its subviews, from its top left corner.
  package func renderedDrawings() -> [Drawing] {
    layOutWithHostedContent()
    var top = element(SnapshotContext())
    top.frame = Rect(x: 0, y: 0, width: storedFrame.width, height: storedFrame.height)
    return top.asDrawings
  }

  /// Draws the program's own drawings in the view.
  func drawOwn(into element: inout SnapshotElement) {
    element.drawings += pose.stillPicture
    let context = CGContext(size: storedFrame.size, traits: traitCollection)
    context.record { traitCollection.performAsCurrent { draw(bounds) } }
    element.drawings += context.drawings
  }
}

extension SnapshotElement {
  /// The element with its children as drawings in the coordinates of its parent.
  var asDrawings: [Drawing] {
    var open: [(element: SnapshotElement, next: Int, drawings: [Drawing])] = [(self, 0, drawings)]
    while true {
      let last = open.count - 1
      let (element, next, _) = open[last]
      if element.isHidden || element.alpha <= 0 {
        open[last].drawings = []
      } else if next < element.children.count {
        open[last].next += 1
        let child = element.children[next]
        open.append((child, 0, child.drawings))
        continue
      } else {
        open[last].drawings += element.overlays
      }
      let done = element.placed(open[last].drawings)
      open.removeLast()
      guard !open.isEmpty else { return done }
      open[open.count - 1].drawings += done
    }
  }

  private func placed(_ drawings: [Drawing]) -> [Drawing] {
    let move = Transform.translation(x: frame.x - boundsOrigin.x, y: frame.y - boundsOrigin.y)
    let placement = move.concatenating(transform.about(frame.center))
    var clip = mask.map { [$0.transformed(by: placement)] } ?? []
    if clipsToBounds {
      let outline = Outline.roundedRect(bounds, cornerRadii, cornerCurve)
      clip.append(outline.transformed(by: placement))
    }
    return Drawing.placed(
      DrawingGroup(drawings, transform: placement, clip: clip, opacity: alpha)
    )
  }
}
