import Foundation

extension UIControl {
  /// The events that have an action or a target.
  public var allControlEvents: Event {
    (handlers.map(\.events) + targets.map(\.events)).reduce(into: []) { $0.formUnion($1) }
  }

  /// Calls a function with each action, then with each target's method, and its events, until the function
  /// stops it.
  public func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?,
      _ targetAction: (Any?, Selector)?,
      _ events: Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for handler in handlers {
      iterator(handler.action, nil, handler.events, &stop)
      if stop { return }
    }
    for (pair, events) in targets {
      iterator(nil, (pair.target, pair.action), events, &stop)
      if stop { return }
    }
  }

  /// Performs an action with the control as its sender.
  public func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  func performActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      sendAction(handler.action)
    }
    for target in targets
    where !target.events.isDisjoint(with: controlEvents) && !target.pair.isDead {
      sendAction(target.pair.action, to: target.pair.target, for: nil)
    }
  }
}
