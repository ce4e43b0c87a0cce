/// The tag of a view among several options.
struct Tag {
  var value: AnyHashable?
}

/// The key of the tag of a view among several options.
enum TagKey: LayoutValueKey {
  static var defaultValue: Tag { Tag() }
}

/// A view that represents a value.
struct TagModifier {
  let tag: AnyHashable?

  nonisolated init(tag: AnyHashable?) { self.tag = tag }
}

extension TagModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    let items = content.items(place)
    guard let tag else { return items }
    return items.map { TagItem($0, tag, place.environment) }
  }
}

private final class TagItem: WrappingItem {
  private let tag: AnyHashable

  init(_ content: LayoutItem, _ tag: AnyHashable, _ environment: EnvironmentValues) {
    self.tag = tag
    super.init(content, environment)
  }

  override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    guard key == TagKey.self, let value = Tag(value: tag) as? Key.Value else {
      return super.layoutValue(key)
    }
    return value
  }
}

extension View {
  /// Tags the view with a value that a picker or tabs can select.
  nonisolated public func tag<Value: Hashable>(
    _ tag: Value,
    includeOptional: Bool = true
  ) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }

  /// Prevents a row from being selected, which a still screen does not show.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
