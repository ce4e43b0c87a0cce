import Foundation

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Hashable, Sendable, CaseIterable {
  /// As the interface.
  case `default`
  /// Dark.
  case black
}

/// Where a bar is.
public enum UIBarPosition: Int, Hashable, Sendable, CaseIterable {
  case any, bottom, top, topAttached
}

extension UIBarButtonItem {
  /// The view in the place of the button.
  public var customView: UIView? {
    get { customViewObject as? UIView }
    set { customViewObject = newValue }
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    customViewObject = customView
  }
}

extension UINavigationItem {
  /// The view in the place of the title.
  public var titleView: UIView? {
    get { titleViewObject as? UIView }
    set { titleViewObject = newValue }
  }

  /// The controller whose search bar stands below the title.
  public var searchController: UISearchController? {
    get { searchControllerObject as? UISearchController }
    set { searchControllerObject = newValue }
  }
}
