import Diagnostics
import HeadlessUIKit
import InterfaceBuilder

/// Makes the controllers of a document with their views.
final class ControllerBuilder {
  /// The maximum number of controllers inside one another; more is a mistake or an attack.
  private static let maximumDepth = 16

  let views: ViewBuilder
  /// The controllers that are being made, by their identifiers.
  private var open: Set<String> = []
  private var values: DocumentValues { views.values }

  init(_ views: ViewBuilder) { self.views = views }

  /// Makes a controller with everything inside.
  ///
  /// Containers get the controllers that their relationships name.
  ///
  /// - Returns: The controller, or `nil` where the document goes in a circle.
  func makeController(_ node: ObjectNode) -> UIViewController? {
    guard open.count < Self.maximumDepth, enter(node) else {
      views.findings.report(
        .containmentTooDeep,
        "The controllers around \(node.id) hold one another without an end",
        at: node,
        hint: "Remove the segue that closes the cycle."
      )
      return nil
    }
    defer { open.remove(node.id) }
    return ContainerBuilder(self).makeContainer(node) ?? makeContentController(node)
  }

  /// Marks a controller as being made.
  ///
  /// - Returns: Whether it was not marked before.
  @discardableResult
  func enter(_ node: ObjectNode) -> Bool { open.insert(node.id).inserted }

  /// Makes a controller that has a view of its own.
  private func makeContentController(_ node: ObjectNode) -> UIViewController {
    let outer = views.containerViews
    views.containerViews = []
    defer { views.containerViews = outer }
    let controller = emptyController(node)
    applyAttributes(of: node, to: controller)
    guard let root = node.rootView else {
      controller.loadViewIfNeeded()
      views.findings.report(
        .controllerWithoutView,
        "\(node.nameInMessages) makes its view in code or takes it from another file",
        at: node
      )
      return controller
    }
    let size = views.environment.screen.bounds.size
    let view = views.makeView(root, superviewSize: size)
    view.fill(CGRect(origin: .zero, size: size))
    controller.view = view
    views.items.addGuides(of: node, in: view)
    embedControllers(in: controller)
    return controller
  }

  private func emptyController(_ node: ObjectNode) -> UIViewController {
    let kind = node.kind.rawValue
    let name = kind.prefix(1).uppercased() + kind.dropFirst()
    views.customClassReporter.report(node, shownAs: name)
    switch node.kind {
    case .tableViewController: return UITableViewController(nibName: nil, bundle: nil)
    case .collectionViewController: return UICollectionViewController(nibName: nil, bundle: nil)
    default: return UIViewController()
    }
  }

  /// Puts the embedded controllers into the container views.
  private func embedControllers(in parent: UIViewController) {
    for (node, container) in views.containerViews {
      guard let child = node.embeddedController.flatMap({ makeController($0) }) else { continue }
      parent.addChild(child)
      if let view = child.view {
        view.fill(container.bounds)
        container.addSubview(view)
      }
      child.didMove(toParent: parent)
    }
  }

  /// Applies what the document says of a controller beside its view.
  func applyAttributes(of node: ObjectNode, to controller: UIViewController) {
    let items = BarItemBuilder(views)
    if let title = values.texts.text("title", of: node, own: node[.controller.title]) {
      controller.title = title
    }
    if let item = node[.controller.navigationItem] {
      controller.storedNavigationItem = items.navigationItem(item)
    }
    if let item = node[.controller.tabBarItem] { controller.tabBarItem = items.tabBarItem(item) }
    let toolbarItems = node[.controller.toolbarItems]
    if !toolbarItems.isEmpty {
      controller.toolbarItems = toolbarItems.map { items.barButtonItem($0) }
    }
    controller.hidesBottomBarWhenPushed = node[.controller.hidesBottomBarWhenPushed]
    controller.extendedLayoutIncludesOpaqueBars = node[.controller.extendedLayoutIncludesOpaqueBars]
    controller.automaticallyAdjustsScrollViewInsets =
      node[.controller.automaticallyAdjustsScrollViewInsets]
    if let edges = node[.controller.edgesForExtendedLayout] {
      controller.edgesForExtendedLayout = UIRectEdge(documentNames: edges)
    }
  }
}

extension LayoutItems {
  /// Adds the guides at the top and bottom bars of documents without safe areas.
  func addGuides(of controller: ObjectNode, in view: UIView) {
    for guide in controller.controllerGuides {
      add(guide.kind == .top ? view.barGuideAtTop : view.barGuideAtBottom, guide)
    }
  }
}

extension UIView {
  /// Lets a root view fill what holds it, whatever its document says.
  func fill(_ frame: CGRect) {
    translatesAutoresizingMaskIntoConstraints = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.frame = frame
  }
}

extension UIRectEdge {
  /// Creates the set of the edges that documents name.
  fileprivate init(documentNames names: [String]) {
    let edges: [String: UIRectEdge] = [
      "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]
    self.init(names.compactMap { edges[$0] })
  }
}

extension ObjectNode {
  /// The object as messages name it.
  fileprivate var nameInMessages: String {
    customClass ?? userLabel ?? self[.controller.title] ?? "\(kind.rawValue) \(id)"
  }
}
