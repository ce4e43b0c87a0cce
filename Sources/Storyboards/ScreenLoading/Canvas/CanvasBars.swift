import DynamicType
import InterfaceBuilder

/// The bars that the canvas shows around a controller, as its segues and simulated metrics say.
struct CanvasBars {
  var navigationBar = 0.0
  var tabBar = 0.0
  var hasToolbar = false

  private let rowHeight: Double

  var hasAny: Bool { navigationBar > 0 || tabBar > 0 || hasToolbar }

  /// Creates the bars of a view of a xib, which are those that are simulated.
  init(simulatedBy view: ObjectNode, _ generation: CanvasGeneration) {
    rowHeight = generation.navigationBarHeight
    applySimulated(view)
  }

  /// Walks back from a controller along the segues that keep it inside a container.
  init(
    around controller: ObjectNode,
    _ generation: CanvasGeneration,
    incoming: IncomingSegues
  ) {
    rowHeight = generation.navigationBarHeight
    var step: ObjectNode? = controller
    var visited: Set<String> = []
    var isPushed = true
    while let node = step, visited.insert(node.id).inserted {
      if node.id != controller.id {
        if node.kind == .navigationController && isPushed {
          if !node[.navigationController.isNavigationBarHidden] {
            navigationBar = max(navigationBar, rowHeight)
          }
          if !node[.navigationController.isToolbarHidden] { hasToolbar = true }
          isPushed = false
        }
        if node.kind == .tabBarController { tabBar = 49 }
      }
      step = incoming.container(of: node.id)
    }
    applySimulated(controller)
  }

  private mutating func applySimulated(_ controller: ObjectNode) {
    if let bar = controller[.controller.simulatedTopBar] {
      switch bar.name {
      case "simulatedNavigationBarMetrics":
        navigationBar = rowHeight + (bar["prompted"] == "YES" ? 30 : 0)
      case "nil": navigationBar = 0
      default: break
      }
    }
    if let bar = controller[.controller.simulatedBottomBar] {
      switch bar.name {
      case "simulatedTabBarMetrics": tabBar = 49
      case "simulatedToolbarMetrics": hasToolbar = true
      case "nil":
        tabBar = 0
        hasToolbar = false
      default: break
      }
    }
  }
}

/// The controllers from which each controller is reached.
struct IncomingSegues {
  private var sources: [String: (node: ObjectNode, keeps: Bool)] = [:]

  init(_ document: InterfaceDocument) {
    for controller in document.controllers {
      for segue in controller.allSegues {
        let keeps = Self.keeping.contains(segue.kind)
        guard keeps, sources[segue.destination] == nil || segue.kind == .relationship else {
          continue
        }
        sources[segue.destination] = (controller, keeps)
      }
    }
  }

  private static let keeping: Set<Segue.Kind> = [.relationship, .show, .push, .showDetail, .custom]

  /// Returns the controller that holds or shows another one.
  func container(of id: String) -> ObjectNode? { sources[id]?.node }
}
