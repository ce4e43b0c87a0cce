import HeadlessUIKit
import InterfaceBuilder

/// A controller's part of a program's storyboard: its view, connections and segues.
final class ProgramScene: StoryboardScene {
  let node: ObjectNode
  let storyboard: UIStoryboard
  let segues: [StoryboardSegueTemplate]
  private(set) weak var controller: UIViewController?
  private let program: ProgramDocument
  /// The segues by their elements.
  private let templates: [Element: StoryboardSegueTemplate]
  private let anchors: SegueAnchors
  /// The builder and the connections until the view is loaded.
  private var unfinished: (views: ViewBuilder, connections: DocumentConnections)?
  /// Objects to which views hold weak references only.
  private var retained: [AnyObject] = []

  init(
    _ node: ObjectNode,
    _ controller: UIViewController,
    of storyboard: UIStoryboard,
    in program: ProgramDocument,
    _ scenes: ProgramScenes
  ) {
    self.node = node
    self.controller = controller
    self.storyboard = storyboard
    self.program = program
    anchors = SegueAnchors()
    let maker = SegueMaker(controller, storyboard, scenes, anchors)
    let elements = (node.element.parent ?? node.element).descendants
      .filter { $0.name == "segue" && $0["kind"] != "relationship" }
    segues = elements.map { maker.template($0) }
    templates = Dictionary(zip(elements, segues)) { first, _ in first }
  }

  /// Connects the objects of the scene that are not in its view.
  func connect(_ views: ViewBuilder) {
    for object in program.document.scene(of: node) { GestureMaker.add(object, to: views.items) }
    views.makePrototype = { [program, weak self] in program.makePrototype($0, in: self) }
    let connections = DocumentConnections(views, owner: controller, id: node.id)
    connections.addSegue = { [weak self] in self?.addTrigger(of: $0, to: $1) }
    unfinished = (views, connections)
    connections.connect(node.element.parent ?? node.element)
  }

  func loadView(of controller: UIViewController) -> Bool {
    guard let (views, connections) = unfinished, let root = node.rootView else { return false }
    unfinished = nil
    program.perform(for: controller) {
      let size = views.environment.screen.bounds.size
      let view = views.makeView(root, superviewSize: size)
      view.fill(CGRect(origin: .zero, size: size))
      controller.view = view
      views.items.addGuides(of: node, in: view)
      views.constraints.makeConstraints()
      connections.connect(node.element.parent ?? node.element)
    }
    anchors.resolve(in: views.items)
    retained = views.retainedObjects
    for (container, view) in views.containerViews { embed(container, in: view) }
    return true
  }

  /// Puts the controllers of a container view into it.
  private func embed(_ container: ObjectNode, in view: UIView) {
    for element in container.embedSegues {
      anchors.containers[element["id"] ?? ""] = view
      templates[element]?.performIfAllowed(sender: nil)
    }
  }

  /// Lets an object start a segue.
  func addTrigger(of segue: Element, to object: AnyObject) {
    guard segue["kind"] != "embed", let template = templates[segue] else { return }
    let action = StoryboardSegueTemplate.action
    switch object {
    case let button as UIButton: button.addTarget(template, action: action, for: .touchUpInside)
    case let control as UIControl:
      control.addTarget(template, action: action, for: .primaryActionTriggered)
    case let item as UIBarButtonItem:
      item.target = template
      item.action = action
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(template, action: action)
    default: break
    }
  }
}

extension InterfaceDocument {
  /// The objects beside a controller.
  fileprivate func scene(of controller: ObjectNode) -> [ObjectNode] {
    scenes.first { $0.controller?.id == controller.id }?.objects ?? []
  }
}
