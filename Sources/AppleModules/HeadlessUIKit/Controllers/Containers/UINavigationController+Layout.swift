import Foundation

extension UINavigationController {
  /// Shows or hides the bar at the bottom, without animation.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Lays out again after a visible property of the bars has changed.
  func contentOfBarsChanged() {
    toolbar.items = stack.last?.toolbarItems
    loadedView?.setNeedsLayout()
    tabBarController?.loadedView?.setNeedsLayout()
  }

  /// Places the bars and the topmost controller's view.
  func layoutContent() {
    guard let loadedView else { return }
    showViewOfTop(moving: false)
    navigationBar.isHidden = isNavigationBarHidden
    toolbar.isHidden = isToolbarHidden
    var covered = UIEdgeInsets.zero
    if !isNavigationBarHidden { covered.top = placeNavigationBar(in: loadedView) }
    // The tab bar below belongs to the bars of this container: a child that does not extend below bars ends
    // above it.
    covered.bottom = isToolbarHidden ? barInsets.bottom : placeToolbar(in: loadedView)
    guard let top = stack.last else { return }
    toolbar.isAtScrollEdge = !hasScrollView(top)
    var opaque: UIRectEdge = navigationBar.isTranslucent ? [] : .top
    if !isToolbarHidden && !toolbar.isTranslucent { opaque.insert(.bottom) }
    place(top, covered: covered, opaque: opaque)
  }

  /// Whether a controller's view scrolls: the view itself, or its backmost subview.
  private func hasScrollView(_ controller: UIViewController) -> Bool {
    controller.loadedView is UIScrollView || controller.loadedView?.subviews.first is UIScrollView
  }

  /// Returns the lower edge of the bar.
  private func placeNavigationBar(in view: UIView) -> CGFloat {
    let bounds = view.bounds
    let metrics = navigationBar.metrics
    let top = max(view.safeAreaInsets.top, metrics.minimumTop)
    let height = navigationBar.height(forWidth: bounds.width)
    navigationBar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    navigationBar.extent = top
    return top + height
  }

  /// Places the toolbar, and returns the height that it covers at the bottom.
  private func placeToolbar(in view: UIView) -> CGFloat {
    let bounds = view.bounds
    let bottom = view.safeAreaInsets.bottom
    let height = toolbar.height
    toolbar.frame = CGRect(
      x: 0,
      y: bounds.height - bottom - height,
      width: bounds.width,
      height: height
    )
    toolbar.extent = barInsets.bottom > 0 ? 0 : bottom
    return bottom + height
  }

  /// Whether a pushed controller hides the bar at the bottom.
  var hidesBottomBar: Bool { stack.dropFirst().contains { $0.hidesBottomBarWhenPushed } }
}
