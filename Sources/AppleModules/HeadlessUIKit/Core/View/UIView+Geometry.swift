import Foundation

extension UIView {
  func takeBounds(_ newValue: CGRect) {
    guard newValue.isUsable else { return }
    if boundsOrigin != newValue.origin {
      boundsOrigin = newValue.origin
      boundsOriginChanged()
    }
    if storedFrame.size != newValue.size {
      let center = self.center
      setFrame(
        CGRect(
          x: center.x - pose.anchor.x * newValue.width,
          y: center.y - pose.anchor.y * newValue.height,
          width: newValue.width,
          height: newValue.height
        ),
        byHand: true
      )
    }
  }

  /// The place of the anchor in the superview's coordinates.
  var position: CGPoint {
    CGPoint(
      x: storedFrame.minX + pose.anchor.x * storedFrame.width,
      y: storedFrame.minY + pose.anchor.y * storedFrame.height
    )
  }

  func takeCenter(_ newValue: CGPoint) {
    guard newValue.x.isFinite, newValue.y.isFinite else { return }
    var frame = storedFrame
    frame.origin = CGPoint(
      x: newValue.x - pose.anchor.x * frame.width,
      y: newValue.y - pose.anchor.y * frame.height
    )
    setFrame(frame, byHand: true)
  }

  private func boundsOriginChanged() {
    engine?.guidesChanged(of: self)
    setNeedsLayout()
    #if !canImport(ObjectiveC)
    observedValuesChanged()
    #endif
  }

  /// Sets a frame and notifies the affected views, without recursion.
  ///
  /// - Parameters:
  ///   - new: The frame.
  ///   - byHand: Whether a program set the frame, in which case the constraints accept it as given.
  func setFrame(_ new: CGRect, byHand: Bool) {
    let old = storedFrame
    guard takeFrame(new, byHand: byHand) else { return }
    guard new.size != old.size, autoresizesSubviews, !subviews.isEmpty else {
      return tellOfFrame(from: old)
    }
    var open = [(view: self, old: old, rest: resizedSubviews(from: old.size))]
    while let last = open.last {
      guard let (view, frame) = last.rest.last else {
        last.view.tellOfFrame(from: last.old)
        open.removeLast()
        continue
      }
      open[open.count - 1].rest.removeLast()
      let old = view.storedFrame
      guard view.takeFrame(frame, byHand: true) else { continue }
      let follows = frame.size != old.size && view.autoresizesSubviews
      open.append((view, old, follows ? view.resizedSubviews(from: old.size) : []))
    }
  }

  /// Sets a frame; false if the view already has it.
  private func takeFrame(_ new: CGRect, byHand: Bool) -> Bool {
    guard new != storedFrame else { return false }
    let isOtherSize = new.size != storedFrame.size
    storedFrame = new
    if byHand { maskChanged() }
    if isOtherSize { setNeedsLayout() }
    return true
  }

  private func tellOfFrame(from old: CGRect) {
    #if !canImport(ObjectiveC)
    defer { observedValuesChanged() }
    #endif
    if storedFrame.width != old.width { owner?.viewWidthDidChange() }
    if storedFrame.size != old.size {
      frameSizeChanged()
      applyCornerConfiguration()
      layerIfUsed?.needsLayoutOfSublayers = true
    }
    noteSafeAreaMayChange()
  }

  func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (source, mine) = ((view ?? rootOfTree).placeInRoot, placeInRoot)
    if source.transform != nil || mine.transform != nil {
      return point.applying(source.map).applying(mine.map.inverted())
    }
    return CGPoint(
      x: point.x + source.origin.x - mine.origin.x,
      y: point.y + source.origin.y - mine.origin.y
    )
  }

  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    (view ?? rootOfTree).converted(point, from: self)
  }

  func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    let (source, mine) = ((view ?? rootOfTree).placeInRoot, placeInRoot)
    if source.transform != nil || mine.transform != nil {
      return rect.applying(source.map.concatenating(mine.map.inverted()))
    }
    return CGRect(origin: converted(rect.origin, from: view), size: rect.size)
  }

  func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    (view ?? rootOfTree).converted(rect, from: self)
  }

  /// The position of the view's own coordinates in those of the topmost view's frame.
  private var placeInRoot: PlaceInRoot {
    var place = PlaceInRoot(origin: .zero, transform: nil)
    var step: UIView? = self
    while let view = step {
      if view.pose.hasTransform { place.transform = place.map }
      if let transform = place.transform {
        place.transform = transform.concatenating(view.placement)
      } else {
        place.origin.x += view.storedFrame.minX - view.boundsOrigin.x
        place.origin.y += view.storedFrame.minY - view.boundsOrigin.y
      }
      step = view.superview
    }
    return place
  }

  func insetForAlignment(_ frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.minX + insets.left,
      y: frame.minY + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom
    )
  }

  func outsetForAlignment(_ rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: rect.minX - insets.left,
      y: rect.minY - insets.top,
      width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom
    )
  }
}

/// Coordinates in those of the topmost view: translated, and transformed where a view on the path is.
private struct PlaceInRoot {
  var origin: CGPoint
  var transform: CGAffineTransform?

  var map: CGAffineTransform {
    transform ?? CGAffineTransform(translationX: origin.x, y: origin.y)
  }
}

extension CGRect {
  /// Whether all numbers are finite.
  var isUsable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
