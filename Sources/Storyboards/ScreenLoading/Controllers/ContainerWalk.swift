import HeadlessUIKit
import InterfaceBuilder

/// Puts a controller into the containers in which it is seen, from the inside out.
struct ContainerWalk {
  private let controllers: ControllerBuilder
  private let containment: Containment
  /// The controllers on the stack where the walk is; the last is on top.
  private var stack: [UIViewController]
  private var node: ObjectNode
  private var visited: Set<String>
  private let isPushed: Bool

  init(
    _ controller: UIViewController,
    _ node: ObjectNode,
    _ containment: Containment,
    _ controllers: ControllerBuilder
  ) {
    self.controllers = controllers
    self.containment = containment
    self.node = node
    stack = [controller]
    visited = [node.id]
    isPushed = Self.isPushed(node.id, containment)
  }

  /// Returns the outermost container.
  mutating func outermost() -> UIViewController {
    let screen = stack[0]
    while let link = containment.link(to: node.id), let next = step(link) { node = next }
    return stack.last ?? screen
  }

  /// Follows a link outwards, and returns its end or `nil` where the walk stops.
  private mutating func step(_ link: Containment.Link) -> ObjectNode? {
    switch link {
    case .root(let container): return enter(container) { $0.navigationController($1, stack: $2) }
    case .tab(let container):
      let id = node.id
      return enter(container) { $0.tabBarController($1, showing: $2.last, of: id) }
    case .column(let container, let relationship):
      return enter(container) { $0.splitViewController($1, showing: $2.last, in: relationship) }
    case .shown(let source): return isPushed ? goBelow(source) : nil
    }
  }

  /// Goes to the controller that shows this one, of which the nearest gives the back button.
  private mutating func goBelow(_ source: ObjectNode) -> ObjectNode? {
    guard visited.insert(source.id).inserted else { return nil }
    let resolved = source.resolved(for: controllers.views.sizeClasses)
    if stack.count == 1 {
      stack.insert(ContainerBuilder(controllers).stackPlaceholder(resolved), at: 0)
    }
    return resolved
  }

  private mutating func enter(
    _ container: ObjectNode,
    _ make: (ContainerBuilder, ObjectNode, [UIViewController]) -> UIViewController
  ) -> ObjectNode? {
    guard visited.insert(container.id).inserted else { return nil }
    let resolved = container.resolved(for: controllers.views.sizeClasses)
    controllers.enter(container)
    stack = [make(ContainerBuilder(controllers), resolved, stack)]
    return resolved
  }

  /// Whether what is shown is pushed: the first that shows something stands in a navigation
  /// controller.
  private static func isPushed(_ id: String, _ containment: Containment) -> Bool {
    var seen: Set<String> = [id]
    var id = id
    while let link = containment.link(to: id) {
      switch link {
      case .root: return true
      case .tab, .column: return false
      case .shown(let next):
        guard seen.insert(next.id).inserted else { return false }
        id = next.id
      }
    }
    return false
  }
}
