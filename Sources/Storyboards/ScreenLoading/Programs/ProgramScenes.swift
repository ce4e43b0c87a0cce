import HeadlessUIKit
import InterfaceBuilder

/// Makes the controllers of a program's storyboard.
final class ProgramScenes: StoryboardScenes {
  private let program: ProgramDocument
  private var document: InterfaceDocument { program.document }

  init(_ program: ProgramDocument) { self.program = program }

  var identifiers: [String] {
    document.controllers.compactMap { $0[.controller.storyboardIdentifier] }
  }

  func controller(
    _ identifier: String?,
    of storyboard: UIStoryboard,
    _ creator: SceneCreator?
  ) -> UIViewController? {
    let node =
      identifier == nil
      ? document.initialViewController
      : document.controllers.first { $0[.controller.storyboardIdentifier] == identifier }
    return node.map { makeController($0, of: storyboard, creator) }
  }

  /// Makes the controller that a segue leads to.
  func controller(
    id: String,
    of storyboard: UIStoryboard,
    _ creator: SceneCreator?
  ) -> UIViewController? {
    document.object(id: id).map { makeController($0, of: storyboard, creator) }
  }

  private func makeController(
    _ node: ObjectNode,
    of storyboard: UIStoryboard,
    _ creator: SceneCreator?
  ) -> UIViewController {
    if node.kind == .viewControllerPlaceholder {
      return referenced(by: node, storyboard, creator)
    }
    return program.perform(for: nil) {
      let views = program.makeBuilder()
      let node = node.resolved(for: views.sizeClasses)
      let controller = creator?() ?? node.controllerInstance()
      let scene = ProgramScene(node, controller, of: storyboard, in: program, self)
      controller.scene = scene
      configure(controller, node, views, storyboard)
      scene.connect(views)
      controller.awakeFromNib()
      return controller
    }
  }

  /// Makes a controller of another storyboard.
  private func referenced(
    by node: ObjectNode,
    _ storyboard: UIStoryboard,
    _ creator: SceneCreator?
  ) -> UIViewController {
    let name = node[.controllerPlaceholder.storyboardName] ?? ""
    let identifier = node[.controllerPlaceholder.referencedIdentifier]
    if let controller = storyboard.controller(identifier, ofStoryboard: name, creator) {
      return controller
    }
    DocumentMessages.write(
      "\(document.file):\(node.element.line): The storyboard \(name) has no"
        + " \(identifier.map { "controller \($0)" } ?? "initial controller"); an empty one is shown."
        + " Name \(name).storyboard in the resources of the target."
    )
    return UIViewController()
  }

  /// Gives a controller the attributes of the document, and a container its controllers.
  private func configure(
    _ controller: UIViewController,
    _ node: ObjectNode,
    _ views: ViewBuilder,
    _ storyboard: UIStoryboard
  ) {
    let controllers = ControllerBuilder(views)
    let containers = ContainerBuilder(controllers)
    func children(_ relationship: String) -> [UIViewController] {
      node.controllers(inRelationship: relationship).filter { $0.id != node.id }
        .map { makeController($0, of: storyboard, nil) }
    }
    switch controller {
    case let stack as UINavigationController:
      containers.configure(stack, by: node)
      stack.viewControllers = children("rootViewController")
    case let tabs as UITabBarController:
      containers.configure(tabs, by: node)
      tabs.viewControllers = children("viewControllers")
    case let split as UISplitViewController:
      containers.configure(split, by: node)
      for (relationship, column) in ContainerBuilder.columns {
        if let child = children(relationship).first { split.setViewController(child, for: column) }
      }
    default: controllers.applyAttributes(of: node, to: controller)
    }
  }
}
