import Observation

/// Computes a value, and marks the node when an observable object that was read changes.
@MainActor
func withChangeTracking<Result>(of node: ViewNode, _ body: () -> Result) -> Result {
  let reference = NodeReference(node)
  return withObservationTracking(body) {
    if let node = reference.node { onTree { node.setNeedsBody() } }
  }
}

/// A node reference for a closure that may run anywhere: an observable object changes on the task of the
/// tree, and only that task may change the tree.
private struct NodeReference: @unchecked Sendable {
  weak var node: ViewNode?

  init(_ node: ViewNode) { self.node = node }
}
