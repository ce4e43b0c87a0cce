/// A key of a value that a view hands to the container around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value if none is set.
  static var defaultValue: Value { get }
}

/// The values that a view hands to the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tag: AnyHashable?

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of the view; `nil` if it has none of that type.
  public func tag<Value: Hashable>(for type: Value.Type) -> Value? { tag?.base as? Value }

  /// Returns whether the view has a tag.
  public func hasTag<Value: Hashable>(_ tag: Value) -> Bool { self.tag == AnyHashable(tag) }
}

/// The key of the values that a view hands to the container around it.
private enum ContainerValuesKey: LayoutValueKey {
  static var defaultValue: ContainerValues { ContainerValues() }
}

/// A view with a value for the container around it.
private struct ContainerValueModifier {
  let change: (inout ContainerValues) -> Void
}

extension ContainerValueModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).map { ContainerValueItem($0, change, place.environment) }
  }
}

private final class ContainerValueItem: WrappingItem {
  private let change: (inout ContainerValues) -> Void

  init(
    _ content: LayoutItem,
    _ change: @escaping (inout ContainerValues) -> Void,
    _ environment: EnvironmentValues
  ) {
    self.change = change
    super.init(content, environment)
  }

  override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    guard key == ContainerValuesKey.self else { return super.layoutValue(key) }
    var values = content.layoutValue(ContainerValuesKey.self)
    change(&values)
    return values as? Key.Value ?? super.layoutValue(key)
  }
}

extension LayoutItem {
  /// The values that the view hands to the container around it, its tag among them.
  var containerValues: ContainerValues {
    var values = layoutValue(ContainerValuesKey.self)
    values.tag = layoutValue(TagKey.self).value
    return values
  }
}

extension Subview {
  /// The values that the view hands to the container around it.
  public var containerValues: ContainerValues { item.containerValues }
}

extension View {
  /// Hands a value to the container around the view.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>,
    _ value: V
  ) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}
