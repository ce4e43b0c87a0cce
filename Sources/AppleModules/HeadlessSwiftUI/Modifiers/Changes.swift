/// An action that runs when a value has changed since the previous update.
struct ChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

/// The value of the update before.
private final class LastValue<Value> {
  var value: Value?
}

extension ChangeModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    let items = content.items(place)
    let last = place.node.storage(at: 0) { LastValue<Value>() }
    let old = last.value
    last.value = value
    guard let first = items.first else { return items }
    let value = value
    let action = action
    if let old {
      guard old != value else { return items }
      return [first.appearing { action(old, value) }] + items.dropFirst()
    }
    guard isInitial else { return items }
    return [first.appearing { action(value, value) }] + items.dropFirst()
  }
}

extension View {
  /// Runs an action when a value changes, with the old and the new value.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value changes.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs an action when a value changes, with the new value.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
  }

  /// Runs an action when the view disappears, which does not happen on a still screen.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
}
