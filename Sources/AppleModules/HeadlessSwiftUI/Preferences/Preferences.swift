import Foundation

/// A preference that a view sets, made from that of its content.
struct PreferenceModifier<Key: PreferenceKey> {
  let value: (LayoutItem) -> Key.Value
}

extension PreferenceModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).map { PreferenceItem<Key>($0, value, place.environment) }
  }
}

private final class PreferenceItem<Key: PreferenceKey>: WrappingItem {
  private let value: (LayoutItem) -> Key.Value

  init(
    _ content: LayoutItem,
    _ value: @escaping (LayoutItem) -> Key.Value,
    _ environment: EnvironmentValues
  ) {
    self.value = value
    super.init(content, environment)
  }

  override var computedMayHavePreferences: Bool { true }

  override func computedPreference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    guard key == Key.self, let own = value(content) as? Other.Value else {
      return super.computedPreference(key)
    }
    return own
  }
}

extension View {
  /// Sets a preference for the views around this one, in place of that of its content.
  nonisolated public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Key.Value
  ) -> some View {
    modifier(PreferenceModifier<Key> { _ in value })
  }

  /// Changes the preference of the view's content.
  nonisolated public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<Key> { content in
        var value = content.preferenceOrDefault(key)
        callback(&value)
        return value
      }
    )
  }

  /// Sets a preference made from an anchor in this view.
  nonisolated public func anchorPreference<A, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> Key.Value
  ) -> some View {
    modifier(PreferenceModifier<Key> { transform(Anchor(source: value, item: $0)) })
  }

  /// Changes the preference of the view's content with an anchor in this view.
  nonisolated public func transformAnchorPreference<A, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout Key.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<Key> { content in
        var result = content.preferenceOrDefault(key)
        transform(&result, Anchor(source: value, item: content))
        return result
      }
    )
  }
}
