import Observation

/// Asks for a value, and marks the node when an observable object that was read changes.
@MainActor
func withChangeTracking<Result>(of node: ViewNode, _ body: () -> Result) -> Result {
  let reference = NodeReference(node)
  return withObservationTracking(body) {
    if let node = reference.node { onTree { node.setNeedsBody() } }
  }
}

/// A node from a closure that may run anywhere: an observable object changes on the task that has the
/// tree, which alone may change what the tree shows.
private struct NodeReference: @unchecked Sendable {
  weak var node: ViewNode?

  init(_ node: ViewNode) { self.node = node }
}
