import Foundation

extension UIViewController: BarOwner {
  var isContained: Bool { parent != nil }

  var hidesStatusBar: Bool {
    var decider = self
    while let child = decider.childForStatusBarHidden { decider = child }
    return decider.prefersStatusBarHidden
  }

  var isBelowLargeTitle: Bool {
    guard let container = navigationController, !container.isNavigationBarHidden else {
      return false
    }
    return container.navigationBar.showsLargeTitle
  }

  func change(to size: CGSize, _ change: () -> Void) {
    let transition = SizeTransition(in: loadedView?.superview ?? UIView())
    viewWillTransition(to: size, with: transition)
    var presented = presentedViewController
    while let controller = presented {
      controller.viewWillTransition(to: size, with: transition)
      presented = controller.presentedViewController
    }
    change()
    transition.end()
  }

  var hasTabs: Bool { self is UITabBarController }

  var widthOfTabs: CGFloat { tabBarController?.tabBar.widthAtTop ?? 0 }

  func viewWidthDidChange() { applyMinimumMargins() }
}

extension UIViewController: UIAppearanceContainer {}

extension UIView {
  /// The controller that owns the view.
  package var controller: UIViewController? { owner as? UIViewController }
}

extension UIWindow {
  /// The controller whose view fills the window.
  public var rootViewController: UIViewController? {
    get { rootOwner as? UIViewController }
    set { rootOwner = newValue }
  }
}
