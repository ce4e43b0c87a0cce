import Diagnostics
import DynamicType
import HeadlessUIKit
import InterfaceBuilder

extension LoadContext {
  /// Makes a controller with everything inside.
  ///
  /// Containers get the controllers that their relationships name. `nil` where the document goes in a circle.
  func makeController(_ node: ObjectNode) -> UIViewController? {
    guard parts.open.count < ScreenParts.deepest, parts.open.insert(node.id).inserted else {
      note(
        .containmentTooDeep,
        "The controllers around \(node.id) hold one another without an end",
        at: node,
        hint: "Remove the segue that closes the circle."
      )
      return nil
    }
    defer { parts.open.remove(node.id) }
    let controller =
      switch node.kind {
      case .navigationController: makeNavigationController(node)
      case .tabBarController: makeTabBarController(node)
      case .splitViewController: makeSplitViewController(node)
      default: makeContentController(node)
      }
    controllers[node.id] = controller
    return controller
  }

  private func makeNavigationController(_ node: ObjectNode) -> UIViewController {
    let root = node.controllers(inRelationship: "rootViewController").first
    return navigationController(
      node,
      stack: [root.flatMap { makeController($0) }].compactMap { $0 }
    )
  }

  private func makeTabBarController(_ node: ObjectNode) -> UIViewController {
    let tabs = node.controllers(inRelationship: "viewControllers")
    let first = tabs.first.flatMap { makeController($0) }
    return tabBarController(node, showing: first, of: tabs.first?.id)
  }

  private func makeSplitViewController(_ node: ObjectNode) -> UIViewController {
    splitViewController(node, showing: nil, in: nil)
  }

  /// Makes a controller that has a view of its own.
  private func makeContentController(_ node: ObjectNode) -> UIViewController {
    let outer = parts.containers
    parts.containers = []
    defer { parts.containers = outer }
    let controller = emptyController(node)
    dress(controller, node)
    guard let root = node.rootView else {
      controller.loadViewIfNeeded()
      note(
        .controllerWithoutView,
        "\(node.nameInMessages) makes its view in code or takes it from another file",
        at: node
      )
      return controller
    }
    let size = environment.screen.bounds.size
    let view = makeView(root, superviewSize: size)
    fill(view, CGRect(origin: .zero, size: size))
    controller.view = view
    addControllerGuides(of: node, view)
    embedControllers(in: controller)
    return controller
  }

  private func emptyController(_ node: ObjectNode) -> UIViewController {
    noteCustomClass(node, shownAs: node.kind.rawValue.capitalizedFirst)
    switch node.kind {
    case .tableViewController: return UITableViewController(nibName: nil, bundle: nil)
    case .collectionViewController: return UICollectionViewController(nibName: nil, bundle: nil)
    default: return UIViewController()
    }
  }

  /// Puts the embedded controllers into the container views.
  private func embedControllers(in parent: UIViewController) {
    for (node, container) in parts.containers {
      guard let child = node.embeddedController.flatMap({ makeController($0) }) else { continue }
      parent.addChild(child)
      if let view = child.view {
        fill(view, container.bounds)
        container.addSubview(view)
      }
      child.didMove(toParent: parent)
    }
  }

  /// Lets a root view fill what holds it, whatever its document says.
  func fill(_ view: UIView, _ frame: CGRect) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = frame
  }

  /// Gives a controller what the document says beside its view.
  func dress(_ controller: UIViewController, _ node: ObjectNode) {
    if let title = text("title", of: node) ?? node.title { controller.title = title }
    if let item = node.navigationItem { controller.navigationItemStore = navigationItem(item) }
    if let item = node.tabBarItem { controller.tabBarItem = tabBarItem(item) }
    let items = node.toolbarItems
    if !items.isEmpty { controller.toolbarItems = items.map { barButtonItem($0) } }
    controller.hidesBottomBarWhenPushed = node.hidesBottomBarWhenPushed
    controller.extendedLayoutIncludesOpaqueBars = node.extendedLayoutIncludesOpaqueBars
    controller.automaticallyAdjustsScrollViewInsets = node.automaticallyAdjustsScrollViewInsets
    if let edges = node.edgesForExtendedLayout {
      controller.edgesForExtendedLayout = UIRectEdge(documentNames: edges)
    }
  }
}

extension UIRectEdge {
  /// The edges by the names that documents use.
  init(documentNames names: [String]) {
    self = []
    for name in names {
      switch name {
      case "top": insert(.top)
      case "left": insert(.left)
      case "bottom": insert(.bottom)
      case "right": insert(.right)
      default: break
      }
    }
  }
}

extension ObjectNode {
  /// The object as messages name it.
  var nameInMessages: String { customClass ?? userLabel ?? title ?? "\(kind.rawValue) \(id)" }
}

extension String {
  /// The text with its first letter in upper case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
