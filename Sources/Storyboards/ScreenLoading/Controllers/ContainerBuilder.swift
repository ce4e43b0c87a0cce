import HeadlessUIKit
import InterfaceBuilder

/// Makes the controllers that hold other controllers.
struct ContainerBuilder {
  private let controllers: ControllerBuilder
  private var values: DocumentValues { controllers.views.values }

  init(_ controllers: ControllerBuilder) { self.controllers = controllers }

  /// Makes a container with the controllers that its relationships name first.
  ///
  /// - Returns: The container, or `nil` for a controller of another kind.
  func makeContainer(_ node: ObjectNode) -> UIViewController? {
    switch node.kind {
    case .navigationController:
      let root = node.controllers(inRelationship: "rootViewController").first
      let stack = [root.flatMap { controllers.makeController($0) }].compactMap { $0 }
      return navigationController(node, stack: stack)
    case .tabBarController:
      let first = node.controllers(inRelationship: "viewControllers").first
      let shown = first.flatMap { controllers.makeController($0) }
      return tabBarController(node, showing: shown, of: first?.id)
    case .splitViewController: return splitViewController(node, showing: nil, in: nil)
    default: return nil
    }
  }

  /// Makes a navigation controller with a stack of controllers.
  func navigationController(
    _ node: ObjectNode,
    stack: [UIViewController]
  ) -> UINavigationController {
    let controller = UINavigationController()
    configure(controller, by: node)
    controller.viewControllers = stack
    return controller
  }

  /// Applies what the document says of a navigation controller and its bars.
  func configure(_ controller: UINavigationController, by node: ObjectNode) {
    controllers.applyAttributes(of: node, to: controller)
    controller.isNavigationBarHidden = node[.navigationController.isNavigationBarHidden]
    controller.isToolbarHidden = node[.navigationController.isToolbarHidden]
    if let bar = node[.navigationController.navigationBar] {
      applyCommon(bar, to: controller.navigationBar)
      bars.apply(bar, to: controller.navigationBar)
    }
    if let toolbar = node[.navigationController.toolbar] {
      applyCommon(toolbar, to: controller.toolbar)
      bars.apply(toolbar, to: controller.toolbar)
    }
  }

  private var bars: BarAttributes { BarAttributes(values: values) }

  private func applyCommon(_ node: ObjectNode, to bar: UIView) {
    bar.identity.objectID = node.id
    if let color = values.colors.color(node[.view.tintColor]) { bar.tintColor = color }
  }

  /// Makes a tab bar controller with all its tabs, one of which is shown.
  ///
  /// - Parameters:
  ///   - node: The container.
  ///   - shown: The controller of the tab that is shown.
  ///   - id: The controller's name in the document.
  /// - Returns: The container with a placeholder for each other tab.
  func tabBarController(
    _ node: ObjectNode,
    showing shown: UIViewController?,
    of id: String?
  ) -> UITabBarController {
    let controller = UITabBarController()
    configure(controller, by: node)
    let tabs = node.controllers(inRelationship: "viewControllers")
    controller.viewControllers = tabs.map { tab in
      tab.id == id ? shown ?? tabPlaceholder(tab) : tabPlaceholder(tab)
    }
    if let index = tabs.firstIndex(where: { $0.id == id }) { controller.selectedIndex = index }
    return controller
  }

  /// Applies what the document says of a tab bar controller and its bar.
  func configure(_ controller: UITabBarController, by node: ObjectNode) {
    controllers.applyAttributes(of: node, to: controller)
    if let bar = node[.tabBarController.tabBar] {
      applyCommon(bar, to: controller.tabBar)
      bars.apply(bar, to: controller.tabBar)
    }
  }

  /// Makes a controller that has only a tab.
  private func tabPlaceholder(_ node: ObjectNode) -> UIViewController {
    let controller = UIViewController()
    controller.title = values.texts.text("title", of: node, own: node[.controller.title])
    let root = node.controllers(inRelationship: "rootViewController").first
    if let item = node[.controller.tabBarItem] ?? root?[.controller.tabBarItem] {
      controller.tabBarItem = BarItemBuilder(controllers.views).tabBarItem(item)
    }
    return controller
  }

  /// Makes a controller below another one on a stack, whose item gives the back button.
  func stackPlaceholder(_ node: ObjectNode) -> UIViewController {
    let controller = UIViewController()
    controllers.applyAttributes(of: node, to: controller)
    return controller
  }

  /// Makes a split view controller with its columns, one of which was made already.
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
    configure(controller, by: node)
    for (name, column) in Self.columns {
      if name == relationship {
        controller.setViewController(shown, for: column)
      } else if let child = node.controllers(inRelationship: name).first {
        controller.setViewController(controllers.makeController(child), for: column)
      }
    }
    if relationship == "detailViewController" { controller.show(.secondary) }
    return controller
  }

  /// Applies what the document says of a split view controller.
  func configure(_ controller: UISplitViewController, by node: ObjectNode) {
    controllers.applyAttributes(of: node, to: controller)
    if let mode = node[.splitViewController.preferredDisplayMode].flatMap({ Self.modes[$0] }) {
      controller.preferredDisplayMode = mode
    }
    if let width = node[.splitViewController.minimumPrimaryColumnWidth] {
      controller.minimumPrimaryColumnWidth = width
    }
    if let width = node[.splitViewController.maximumPrimaryColumnWidth] {
      controller.maximumPrimaryColumnWidth = width
    }
  }

  /// The ways to show columns by their words, which until iOS 14 named the first column.
  private static let modes: [String: UISplitViewController.DisplayMode] = [
    "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
    "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
    "beside": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
    "primaryOverlay": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
    "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
  ]

  /// The columns of a split view controller by the relationships to their controllers.
  static let columns: [(name: String, column: UISplitViewController.Column)] = [
    ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
    ("detailViewController", .secondary), ("compactViewController", .compact),
  ]
}
