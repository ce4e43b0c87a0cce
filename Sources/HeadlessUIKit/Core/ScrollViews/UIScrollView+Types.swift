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
