import AutoLayout
import Foundation

extension LayoutEngine {
  /// Adds the nodes of views that entered the tree, each once.
  func joinPending() {
    let subtrees = pending.subtrees
    pending.subtrees = []
    for view in subtrees { view.flags.awaitsJoining = true }
    for view in subtrees where view.flags.awaitsJoining {
      view.flags.awaitsJoining = false
      if view === root || view.engine === self { join(view) }
    }
  }

  /// Adds a subtree: its nodes and its constraints.
  func join(_ top: UIView) {
    var stack = [top]
    while let view = stack.popLast() {
      view.flags.awaitsJoining = false
      if participates(view) { _ = node(of: view) }
      if view !== root && view.hasOwnEngine { continue }
      for constraint in view.constraints where constraint.member == nil {
        pending.constraints.append(constraint)
      }
      stack.append(contentsOf: view.subviews.reversed())
    }
  }

  /// Whether constraints place the view.
  private func participates(_ view: UIView) -> Bool {
    view !== root && !view.translatesAutoresizingMaskIntoConstraints
  }

  /// The node of a view, created if needed together with those of the views above.
  func node(of view: UIView) -> LayoutNode? {
    if view === root { return makeRootNode() }
    if let node = view.node {
      if node.engine === self { return node }
      node.engine?.remove(view)
    }
    guard let superview = view.superview, node(ofContainer: superview) != nil else { return nil }
    let node = makeNode(of: view)
    view.node = node
    if view.translatesAutoresizingMaskIntoConstraints {
      addMask(of: view, node)
    } else if !view.makesOwnFloors {
      add(node.width >= 0, into: &node.floors, .floor, node)
      add(node.height >= 0, into: &node.floors, .floor, node)
    }
    updateContent(of: view)
    if let rect = view.designTimeHints?.alignmentRect { addStays(rect, node) }
    return node
  }

  /// Preferences with the lowest priority: to stay where the document draws the view.
  private func addStays(_ rect: CGRect, _ node: LayoutNode) {
    for (variable, value) in [
      (node.x, rect.minX), (node.y, rect.minY), (node.width, rect.width),
      (node.height, rect.height),
    ] where value.isFinite {
      var constraint = Constraint(variable == value)
      constraint.priority = 1
      add(constraint, into: &node.floors, .content, node)
    }
  }

  /// The node of a container, walking up without recursion.
  private func node(ofContainer view: UIView) -> LayoutNode? {
    var missing: [UIView] = []
    var step = view
    while step !== root && step.node?.engine !== self {
      missing.append(step)
      guard let above = step.superview else { return nil }
      step = above
    }
    if step === root { _ = makeRootNode() }
    for view in missing.reversed() where node(of: view) == nil { return nil }
    return view === root ? rootNode : view.node
  }

  private func makeRootNode() -> LayoutNode {
    if let rootNode { return rootNode }
    let node = makeNode(of: root)
    rootNode = node
    holdRoot()
    return node
  }

  /// The node of a guide.
  func node(of guide: UILayoutGuide) -> LayoutNode? {
    if let node = guide.node, node.engine === self { return node }
    guard let owner = guide.owningView, let container = node(of: owner) else { return nil }
    let node = makeNode(of: guide)
    guide.node = node
    switch guide.role {
    case .custom:
      add(node.width >= 0, into: &node.floors, .floor, node)
      add(node.height >= 0, into: &node.floors, .floor, node)
    case .content:
      add(node.x == 0, into: &node.place, .guide, node)
      add(node.y == 0, into: &node.place, .guide, node)
      add(node.width >= 0, into: &node.floors, .floor, node)
      add(node.height >= 0, into: &node.floors, .floor, node)
    default:
      addPlace(of: guide, node, in: container)
    }
    return node
  }

  /// The four edges of a guide that its view provides.
  private func addPlace(of guide: UILayoutGuide, _ node: LayoutNode, in container: LayoutNode) {
    add(node.x == 0, into: &node.place, .guide, node)
    add(node.y == 0, into: &node.place, .guide, node)
    add(node.x + node.width - container.width == 0, into: &node.place, .guide, node)
    add(node.y + node.height - container.height == 0, into: &node.place, .guide, node)
    updatePlace(of: guide)
  }

  func updatePlace(of guide: UILayoutGuide) {
    guard let node = guide.node, node.engine === self, node.place.count == 4,
      let owner = guide.owningView
    else { return }
    let insets = owner.insets(of: guide.role)
    let origin = owner.boundsOrigin
    set(origin.x + insets.left, of: node.place[0])
    set(origin.y + insets.top, of: node.place[1])
    set(origin.x - insets.right, of: node.place[2])
    set(origin.y - insets.bottom, of: node.place[3])
  }

  func updateGuides(of view: UIView) {
    for role in UILayoutGuide.Role.provided {
      if let guide = view.systemGuides[role] { updatePlace(of: guide) }
    }
  }

  private func makeNode(of view: UIView) -> LayoutNode {
    insert(LayoutNode(self, index: freeNodes.popLast() ?? nodes.count, view: view))
  }

  private func makeNode(of guide: UILayoutGuide) -> LayoutNode {
    insert(LayoutNode(self, index: freeNodes.popLast() ?? nodes.count, guide: guide))
  }

  private func insert(_ node: LayoutNode) -> LayoutNode {
    let index = node.index
    if index == nodes.count { nodes.append(node) } else { nodes[index] = node }
    note(node, .x, at: node.x.number)
    note(node, .y, at: node.y.number)
    note(node, .width, at: node.width.number)
    note(node, .height, at: node.height.number)
    return node
  }

  private func note(_ node: LayoutNode, _ slot: LayoutNode.Slot, at number: Int) {
    while slots.count <= number { slots.append(nil) }
    slots[number] = (node, slot)
  }

  /// Removes a node and its own constraints.
  private func drop(_ node: LayoutNode) {
    for id in node.place + node.floors + node.content.compactMap({ $0 }) { remove(id) }
    node.content = [nil, nil, nil, nil]
    node.place = []
    node.floors = []
    for variable in [node.x, node.y, node.width, node.height] {
      slots[variable.number] = nil
      solver.release(variable)
    }
    node.leaveEngine()
    nodes[node.index] = nil
    freeNodes.append(node.index)
  }

  func remove(_ view: UIView) {
    guard let node = view.node, node.engine === self else { return }
    drop(node)
    view.node = nil
  }

  func remove(_ guide: UILayoutGuide) {
    guard let node = guide.node, node.engine === self else { return }
    drop(node)
    guide.node = nil
  }

  func remove(_ id: Constraint.ID) {
    do { try solver.remove(id) } catch { note(error, "a constraint of its own") }
  }
}

extension UILayoutGuide.Role {
  /// The guides whose frames follow from the view's.
  static let provided: [UILayoutGuide.Role] = [
    .safeArea, .margins, .readable, .keyboard, .frame, .top, .bottom,
  ]
}
