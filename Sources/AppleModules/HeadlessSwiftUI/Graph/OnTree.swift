import HeadlessUIKit

/// Runs what belongs to the main actor on the task that has the tree of views.
///
/// Views are on the main actor for the compiler, as Apple's are. Here nothing is shown, and a tree
/// belongs to the task that made it: it is reached through a ``ViewHost``, which is not `Sendable`, so
/// that no two tasks reach one tree, and different trees are laid out in parallel. The cast drops the
/// isolation from the type of the closure and leaves the closure as it is. A program that touches
/// another object of the main actor from a view does so at its own risk off the main thread.
func onTree<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) { body in
    let body = unsafeBitCast(body, to: (() throws -> Result).self)
    return try MainActorWork.run { try body() }
  }
}
