import HeadlessUIKit

/// Runs main-actor code on the task that owns the tree of views.
///
/// Views are on the main actor for the compiler, as Apple's are. Here nothing is displayed, and a tree
/// belongs to the task that made it: it is accessed through a ``ViewHost``, which is not `Sendable`, so two
/// tasks never share a tree, and different trees are laid out in parallel. The cast removes the isolation
/// from the type of the closure and does not change the closure. A program that accesses another main-actor
/// object from a view does so at its own risk off the main thread.
func onTree<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) { body in
    let body = unsafeBitCast(body, to: (() throws -> Result).self)
    return try MainActorWork.run { try body() }
  }
}
