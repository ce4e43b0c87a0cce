extension UIScrollView {
  /// The rule by which the safe area is added to the insets of the content.
  ///
  /// `scrollableAxes` adds it in the directions in which the content scrolls, `automatic` also at
  /// top and bottom where a container holds the screen, and `always` on all sides.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, CaseIterable {
    case automatic, scrollableAxes, never, always
  }

  /// The ways to hide the keyboard by scrolling, without effect: no keyboard is shown here.
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
  /// Called when the content was enlarged.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The view that is enlarged; kept for programs that have one, since nobody pinches here.
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

/// Methods that are never called here: nobody drags.
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
  /// UIKit's method of this name, with the default answer.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}

extension UIScrollView {
  /// The speed at which scrolling ends.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor by which the speed falls in a millisecond.
    public var rawValue: CGFloat
    /// Creates a speed.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// UIKit's value of this name.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// UIKit's value of this name.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether a finger is on the content; nobody drags here.
  public var isDragging: Bool { false }
  /// Whether a finger is on the content; nobody drags here.
  public var isTracking: Bool { false }
  /// Whether two fingers enlarge the content; nobody does here.
  public var isZooming: Bool { false }
  /// Whether the content springs back from a scale; it never does.
  public var isZoomBouncing: Bool { false }
  /// Scrolls to a part of the content that is to be enlarged; its scale stays.
  public func zoom(to rect: CGRect, animated: Bool) {
    scrollRectToVisible(rect, animated: animated)
  }
  /// Ends scrolling; nothing scrolls by itself.
  public func stopScrollingAndZooming() {}
  /// Whether the content goes on moving; it never does.
  public var isDecelerating: Bool { false }
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// No view.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
