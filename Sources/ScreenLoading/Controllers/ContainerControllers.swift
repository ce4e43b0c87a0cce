import DynamicType
import HeadlessUIKit
import InterfaceBuilder

extension LoadContext {
  /// A navigation controller of the document with a stack of controllers.
  func navigationController(
    _ node: ObjectNode,
    stack: [UIViewController]
  ) -> UINavigationController {
    let controller = UINavigationController()
    dress(controller, node)
    controller.isNavigationBarHidden = node.isNavigationBarHidden
    controller.isToolbarHidden = node.isToolbarHidden
    if let bar = node.navigationBar {
      dress(controller.navigationBar, bar)
    }
    if let toolbar = node.toolbar { dress(controller.toolbar, toolbar) }
    controller.viewControllers = stack
    return controller
  }

  private func dress(_ bar: UINavigationBar, _ node: ObjectNode) {
    bar.identity.objectID = node.id
    bar.prefersLargeTitles = node.prefersLargeTitles
    bar.isTranslucent = node.isTranslucent
    if node.barStyle.hasPrefix("black") { bar.barStyle = .black }
    if let color = color(node.barTintColor) { bar.barTintColor = color }
    if let color = color(node.tintColor) { bar.tintColor = color }
  }

  private func dress(_ bar: UIToolbar, _ node: ObjectNode) {
    bar.identity.objectID = node.id
    bar.isTranslucent = node.isTranslucent
    if let color = color(node.barTintColor) { bar.barTintColor = color }
    if let color = color(node.tintColor) { bar.tintColor = color }
  }

  /// A tab bar controller with all its tabs, one of which is shown.
  ///
  /// - Parameters:
  ///   - node: The container.
  ///   - shown: The controller of the tab that is shown.
  ///   - id: The controller's name in the document.
  /// - Returns: The container with a stand-in for each other tab.
  func tabBarController(
    _ node: ObjectNode,
    showing shown: UIViewController?,
    of id: String?
  ) -> UITabBarController {
    let controller = UITabBarController()
    dress(controller, node)
    if let bar = node.tabBar {
      controller.tabBar.identity.objectID = bar.id
      controller.tabBar.isTranslucent = bar.isTranslucent
      if let color = color(bar.barTintColor) { controller.tabBar.barTintColor = color }
      if let color = color(bar.tintColor) { controller.tabBar.tintColor = color }
    }
    let tabs = node.controllers(inRelationship: "viewControllers")
    controller.viewControllers = tabs.map { tab in
      tab.id == id ? shown ?? tabStandIn(tab) : tabStandIn(tab)
    }
    if let index = tabs.firstIndex(where: { $0.id == id }) { controller.selectedIndex = index }
    return controller
  }

  /// A controller that only gives its tab.
  private func tabStandIn(_ node: ObjectNode) -> UIViewController {
    let controller = UIViewController()
    controller.title = text("title", of: node) ?? node.title
    let root = node.controllers(inRelationship: "rootViewController").first
    if let item = node.tabBarItem ?? root?.tabBarItem { controller.tabBarItem = tabBarItem(item) }
    return controller
  }

  /// A controller below another one on a stack: its item gives the button that leads back.
  func stackStandIn(_ node: ObjectNode) -> UIViewController {
    let controller = UIViewController()
    dress(controller, node)
    return controller
  }

  /// A split view with its columns, one of which was made already.
  ///
  /// - Parameters:
  ///   - node: The container.
  ///   - shown: The controller of a column, which is shown where there is room for one.
  ///   - relationship: The column.
  /// - Returns: The container with all its columns.
  func splitViewController(
    _ node: ObjectNode,
    showing shown: UIViewController?,
    in relationship: String?
  ) -> UISplitViewController {
    let controller = UISplitViewController()
    dress(controller, node)
    for (name, column) in Self.columns {
      if name == relationship {
        controller.setViewController(shown, for: column)
      } else if let child = node.controllers(inRelationship: name).first {
        controller.setViewController(makeController(child), for: column)
      }
    }
    if relationship == "detailViewController" { controller.show(.secondary) }
    return controller
  }

  private static let columns: [(name: String, column: UISplitViewController.Column)] = [
    ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
    ("detailViewController", .secondary), ("compactViewController", .compact),
  ]
}
