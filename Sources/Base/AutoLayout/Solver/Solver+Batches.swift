/// The constraints that were added and removed since the last solution.
extension Solver {
  /// Removes constraints from the engine; builds it anew where more leave than stay.
  func removeLeaving() {
    guard !leaving.isEmpty else { return }
    let slots = leaving
    leaving = []
    if slots.count > Self.manyRemovals, slots.count > members.count - freeMembers.count {
      startOver()
    } else {
      for slot in slots { engine.remove(slot) }
    }
    recycle()
  }

  /// The removals below which an engine is not made anew.
  private static let manyRemovals = 64

  /// Gives constraints that were added together their places, required equations first.
  ///
  /// An equation that defines a variable can never move, so that what is defined in terms of it
  /// needs no pivot. The order in which constraints were added decides ties all the same.
  func installWaiting() {
    guard !waiting.isEmpty else { return }
    let handles = waiting
    waiting = []
    for handle in handles where members[Int(handle)].isRequiredEquation { installOne(handle) }
    for handle in handles { installOne(handle) }
  }

  private func installOne(_ handle: Int32) {
    guard members[Int(handle)].isWaiting else { return }
    members[Int(handle)].isWaiting = false
    install(handle)
  }

  /// Empties the engine and lets all constraints that count wait for a place in it.
  func startOver() {
    engine.restart()
    leaving = []
    waiting = members.indices
      .filter { members[$0].isPresent && (!members[$0].isBroken || brokenPriority != nil) }
      .sorted { members[$0].order < members[$1].order }
      .map(Int32.init)
    for handle in waiting {
      members[Int(handle)].isWaiting = true
      members[Int(handle)].slot = -1
    }
  }
}
