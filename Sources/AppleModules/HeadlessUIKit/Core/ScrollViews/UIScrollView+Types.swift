extension UIScrollView {
  /// The rule by which the safe area is added to the insets of the content.
  ///
  /// `scrollableAxes` adds it in the directions in which the content scrolls, `automatic` also at the top and
  /// bottom inside a container, and `always` on all sides.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, CaseIterable {
    case automatic, scrollableAxes, never, always
  }

  /// The ways in which scrolling hides the keyboard; no keyboard is shown here.
  public enum KeyboardDismissMode: Int, Hashable, Sendable, CaseIterable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The color of the scroll indicators, which a still picture does not show.
  public enum IndicatorStyle: Int, Hashable, Sendable, CaseIterable {
    case `default`, black, white
  }
}

/// The delegate of a scroll view.
public protocol UIScrollViewDelegate: AnyObject {
  /// Called when the content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the content was zoomed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The view that zooms; stored for programs that have one, since there is no pinching here.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when bars or the safe area have changed the insets.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
}

/// Methods that are never called here, as nothing is dragged.
extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
  /// The default implementation of UIKit's method.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}

extension UIScrollView {
  /// The deceleration of scrolling.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor by which the velocity decreases in a millisecond.
    public var rawValue: CGFloat
    /// Creates a speed.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default deceleration.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast deceleration.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether a person drags the content, which does not happen here.
  public var isDragging: Bool { false }
  /// Whether a person drags the content, which does not happen here.
  public var isTracking: Bool { false }
  /// Whether a person zooms the content, which does not happen here.
  public var isZooming: Bool { false }
  /// Whether the content bounces back from a scale, which does not happen here.
  public var isZoomBouncing: Bool { false }
  /// Scrolls to a part of the content for zooming; its scale does not change.
  public func zoom(to rect: CGRect, animated: Bool) {
    scrollRectToVisible(rect, animated: animated)
  }
  /// Stops scrolling; nothing scrolls by itself.
  public func stopScrollingAndZooming() {}
  /// Whether the content continues to move, which does not happen here.
  public var isDecelerating: Bool { false }
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Returns no view.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
