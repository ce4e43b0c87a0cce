public import Combine

/// An action that runs for each value of a publisher.
struct ReceiveModifier<Source: Publisher> where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void
}

/// The subscription of a view, with the values that arrived before the view was placed.
private final class Reception<Value> {
  var source: AnyObject?
  var subscription: AnyCancellable?
  var action: ((Value) -> Void)?
  var isBuilding = false
  var waiting: [Value] = []

  func receive(_ value: Value) {
    if isBuilding { waiting.append(value) } else { action?(value) }
  }

  func handleWaiting() {
    let values = waiting
    waiting = []
    for value in values { action?(value) }
  }
}

extension ReceiveModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    let reception = place.node.storage(at: 0) { Reception<Source.Output>() }
    reception.action = action
    let object = type(of: publisher) is AnyClass ? publisher as AnyObject : nil
    if object == nil || reception.source !== object {
      reception.source = object
      reception.isBuilding = true
      reception.subscription = publisher.sink { [weak reception] in reception?.receive($0) }
      reception.isBuilding = false
    }
    let items = content.items(place)
    guard let first = items.first, !reception.waiting.isEmpty else { return items }
    return [first.appearing { reception.handleWaiting() }] + items.dropFirst()
  }
}

extension View {
  /// Runs an action for each value that a publisher sends.
  ///
  /// Values that are sent while the tree is built are handled after its layout.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
