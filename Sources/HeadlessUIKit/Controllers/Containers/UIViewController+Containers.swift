extension UIViewController {
  /// The navigation controller that holds the controller.
  public var navigationController: UINavigationController? {
    ancestor(UINavigationController.self)
  }

  /// The tab bar controller that holds the controller.
  public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

  /// The split view controller that holds the controller.
  public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
}
