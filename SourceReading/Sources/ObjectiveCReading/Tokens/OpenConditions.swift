/// The conditions around a place in a source, of which only one branch each is read.
struct OpenConditions {
  private struct Condition {
    /// Whether the code around it counts.
    let isAround: Bool
    /// Whether one of its branches was taken.
    var isTaken: Bool
    var isActive: Bool
  }

  private var conditions: [Condition] = []

  var count: Int { conditions.count }

  /// Whether the code at this place counts.
  var isActive: Bool { conditions.last?.isActive ?? true }

  mutating func open(_ holds: Bool) {
    let around = isActive
    conditions.append(
      Condition(isAround: around, isTaken: holds, isActive: around && holds)
    )
  }

  /// Begins the next branch of a condition, which is active if no earlier one was.
  mutating func change(_ holds: Bool) {
    guard var condition = conditions.popLast() else { return }
    let isNext = holds && !condition.isTaken
    condition.isActive = condition.isAround && isNext
    condition.isTaken = condition.isTaken || isNext
    conditions.append(condition)
  }

  mutating func close() { _ = conditions.popLast() }
}
