import Foundation

extension UIControl {
  /// The objects whose methods the control calls.
  public var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { ($0.pair.target as? NSObject).map { AnyHashable($0) } })
  }

  /// Returns the names of the methods of an object that an event calls; `nil` if there is none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = targets.filter {
      !$0.events.isDisjoint(with: controlEvent) && $0.pair.matches(target: target, action: nil)
    }
    .map { $0.pair.action.description }
    return names.isEmpty ? nil : names
  }

  /// Adds a pair for events, once for each event.
  func addPair(_ pair: TargetAction, for events: Event) {
    let isSame = { (other: TargetAction) in
      other.target === pair.target && other.action == pair.action
    }
    if let index = targets.firstIndex(where: { isSame($0.pair) }) {
      targets[index].events.formUnion(events)
    } else {
      targets.append((pair, events))
    }
  }

  /// Removes events from pairs, and pairs without events.
  func removePairs(of target: Any?, _ action: Selector?, for events: Event) {
    for index in targets.indices where targets[index].pair.matches(target: target, action: action) {
      targets[index].events.subtract(events)
    }
    targets.removeAll { $0.events.isEmpty || $0.pair.isDead }
  }
}
