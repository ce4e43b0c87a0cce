/// An action with the preference of a view, which runs when it changes.
struct PreferenceChangeModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

/// The preference for which an action last ran.
private final class LastPreference<Value> {
  var value: Value?
}

extension PreferenceChangeModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    let last = place.node.storage(at: 0) { LastPreference<Key.Value>() }
    let items = content.items(place)
    let action = action
    return [
      PreferenceChangeItem(items, place.environment) { whole in
        let value = whole.preferenceOrDefault(Key.self)
        guard value != last.value ?? Key.defaultValue else { return }
        last.value = value
        action(value)
      }
    ]
  }
}

/// An item that reads the preferences of its content after its placement.
private final class PreferenceChangeItem: LayoutItem {
  private let only: LayoutItem
  private let read: (LayoutItem) -> Void

  init(
    _ items: [LayoutItem],
    _ environment: EnvironmentValues,
    _ read: @escaping (LayoutItem) -> Void
  ) {
    only = items.count == 1 ? items[0] : ContainerItem(items, VStackLayout(), environment)
    self.read = read
    super.init(environment)
  }

  override var wrapped: LayoutItem? { only }

  override func appear() {
    super.appear()
    read(only)
  }
}

/// Views that depend on the preference of another, behind or in front of it.
struct PreferenceLayerModifier<Key: PreferenceKey> {
  let alignment: Alignment
  let isInFront: Bool
  let layer: (Key.Value) -> AnyView
}

extension PreferenceLayerModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).enumerated().map { index, item in
      let view = layer(item.preferenceOrDefault(Key.self))
      let layers = place.items(of: view, at: .slot(index + 1))
      let only =
        layers.count == 1
        ? layers[0]
        : ContainerItem(layers, ZStackLayout(alignment: alignment), place.environment)
      let modifier = LayerModifier(layer: view, alignment: alignment, isInFront: isInFront)
      return LayerItem(item, only, modifier, place.environment)
    }
  }
}

extension View {
  /// Runs an action when the preference of the view's content changes.
  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceChangeModifier<Key>(action: action))
  }

  /// Adds views in front of this one that depend on the preference of its content.
  ///
  /// Preferences that views set only during placement, inside a ``GeometryReader``, are not included; anchors
  /// are.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    modifier(
      PreferenceLayerModifier<Key>(alignment: alignment, isInFront: true) { transform($0).erased }
    )
  }

  /// Adds views behind this one that depend on the preference of its content.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    modifier(
      PreferenceLayerModifier<Key>(alignment: alignment, isInFront: false) { transform($0).erased }
    )
  }
}
