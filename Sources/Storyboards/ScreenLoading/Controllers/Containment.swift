import InterfaceBuilder

/// The ways in which the controllers of a document come on the screen, as its segues say.
struct Containment {
  /// The way to a controller.
  enum Link {
    /// It is the first of a navigation controller's stack.
    case root(of: ObjectNode)
    /// It is a tab.
    case tab(of: ObjectNode)
    /// It is a column of a split view.
    case column(of: ObjectNode, relationship: String)
    /// Another controller shows it, and pushes it where it is in a navigation controller itself.
    case shown(by: ObjectNode)
  }

  private var links: [String: Link] = [:]
  /// The controllers that are only seen inside a container view.
  private var embedded: Set<String> = []

  init(_ document: InterfaceDocument) {
    for controller in document.controllers { addRelationships(of: controller) }
    for controller in document.controllers { addSegues(of: controller) }
  }

  private mutating func addRelationships(of controller: ObjectNode) {
    for (relationship, kind) in Self.relationships {
      for child in controller.controllers(inRelationship: relationship)
      where child.id != controller.id && links[child.id] == nil {
        switch kind {
        case .navigationController: links[child.id] = .root(of: controller)
        case .tabBarController: links[child.id] = .tab(of: controller)
        default: links[child.id] = .column(of: controller, relationship: relationship)
        }
      }
    }
  }

  private mutating func addSegues(of controller: ObjectNode) {
    for segue in controller.allSegues where segue.destination != controller.id {
      if segue.kind == .embed { embedded.insert(segue.destination) }
      guard Self.showing.contains(segue.kind), links[segue.destination] == nil else { continue }
      links[segue.destination] = .shown(by: controller)
    }
  }

  private static let showing: Set<Segue.Kind> = [.show, .push, .showDetail, .custom]

  /// The relationships of the format with the container that has them.
  static let relationships: [(name: String, container: ObjectKind)] = [
    ("rootViewController", .navigationController), ("viewControllers", .tabBarController),
    ("masterViewController", .splitViewController), ("detailViewController", .splitViewController),
    ("supplementaryViewController", .splitViewController),
    ("compactViewController", .splitViewController),
  ]

  /// Returns the way to a controller, or `nil` for one that stands alone.
  func link(to id: String) -> Link? { links[id] }

  /// Whether a controller is seen in another one's container view only.
  func isOnlyEmbedded(_ id: String) -> Bool { embedded.contains(id) && links[id] == nil }
}
