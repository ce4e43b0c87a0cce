import InterfaceBuilder

extension InterfaceDocument {
  /// The controllers with views of their own, and the views and cells of a xib.
  func screens(_ containment: Containment) -> [ScreenReference] {
    let initial = initialContent?.id
    var names = ScreenNames(self)
    var found: [ScreenReference] = []
    for node in controllers where isScreen(node, containment) {
      found.append(reference(node, .controller, isInitial: node.id == initial, &names))
    }
    guard kind == .xib else { return found }
    for node in objects where node.kind.isView {
      let isCell = node.kind == .tableViewCell || node.kind == .collectionViewCell
      found.append(
        reference(node, isCell ? .cell : .view, isInitial: found.isEmpty, &names)
      )
    }
    return found
  }

  private func reference(
    _ node: ObjectNode,
    _ kind: ScreenReference.Kind,
    isInitial: Bool,
    _ names: inout ScreenNames
  ) -> ScreenReference {
    let (name, aliases) = names.names(of: node)
    return ScreenReference(
      id: node.id,
      name: name,
      aliases: aliases,
      kind: kind,
      isInitial: isInitial
    )
  }

  /// Whether a controller is seen as a screen: it is no container of others, no placeholder, and not
  /// only embedded.
  private func isScreen(_ node: ObjectNode, _ containment: Containment) -> Bool {
    if node.id.isEmpty || node.kind == .viewControllerPlaceholder { return false }
    if containment.isOnlyEmbedded(node.id) { return false }
    return node.containedControllers.isEmpty
  }

  /// The screen that the document begins with: what the initial controller shows first.
  private var initialContent: ObjectNode? {
    var node = initialViewController
    var seen: Set<String> = []
    while let current = node, seen.insert(current.id).inserted,
      let next = current.containedControllers.first
    { node = next }
    return node
  }
}

extension ObjectNode {
  /// The controllers that a container holds by its relationships.
  var containedControllers: [ObjectNode] {
    Containment.relationships.filter { $0.container == kind }.flatMap {
      controllers(inRelationship: $0.name)
    }
  }
}
