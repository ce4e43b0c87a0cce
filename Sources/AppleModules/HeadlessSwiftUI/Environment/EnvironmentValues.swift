package import DynamicType
public import Foundation

/// A key of an inherited value.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value if none is set.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from those around it.
public struct EnvironmentValues {
  private var storage = EnvironmentStorage()

  /// The version of these values: equal tokens mean equal values.
  ///
  /// A retained token retains the storage, which is then copied before it changes.
  var token: EnvironmentStorage { storage }

  /// The traits of the screen, which determine the text size, the style and the layout direction.
  package var traits: TraitCollection {
    get { storage.traits }
    set { change { $0.traits = newValue } }
  }

  /// The object that lays the tree out; `nil` outside a tree.
  var owner: AnyObject? {
    get { storage.owner }
    set { change { $0.owner = newValue } }
  }

  /// Creates the default values of a screen.
  public init() {}

  private mutating func change(_ body: (EnvironmentStorage) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = EnvironmentStorage(storage) }
    body(storage)
  }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let box = storage.values[ObjectIdentifier(key)] else { return Key.defaultValue }
      // Only the setter stores a value under the key, and it always stores such a box.
      return unsafeDowncast(box, to: ValueBox<Key.Value>.self).value
    }
    set {
      change { $0.values[ObjectIdentifier(key)] = ValueBox(newValue) }
    }
  }

  /// An object that a view above provides, by its type.
  subscript(object type: AnyObject.Type) -> AnyObject? {
    get { storage.objects[ObjectIdentifier(type)] }
    set { change { $0.objects[ObjectIdentifier(type)] = newValue } }
  }
}

/// A value of the environment, which is read without a cast.
private final class ValueBox<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// The storage of environment values, which each view of a tree has: shared values do not change.
final class EnvironmentStorage {
  fileprivate var values: [ObjectIdentifier: AnyObject] = [:]
  fileprivate var objects: [ObjectIdentifier: AnyObject] = [:]
  fileprivate var traits = TraitCollection.fallback
  fileprivate var owner: AnyObject?

  fileprivate init() {}

  fileprivate init(_ other: EnvironmentStorage) {
    (values, objects, traits, owner) = (other.values, other.objects, other.traits, other.owner)
  }
}

extension EnvironmentValues {
  /// The text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large }
    set { traits.preferredContentSizeCategory = newValue.category }
  }

  /// The text size by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }

  /// The pixels of a point.
  public var displayScale: CGFloat {
    get { traits.displayScale > 0 ? traits.displayScale : 1 }
    set { traits.displayScale = newValue }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The layout direction.
  public var layoutDirection: LayoutDirection {
    get { traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
    set { traits.layoutDirection = newValue == .rightToLeft ? .rightToLeft : .leftToRight }
  }

  /// Whether the screen is light or dark.
  public var colorScheme: ColorScheme {
    get { traits.userInterfaceStyle == .dark ? .dark : .light }
    set { traits.userInterfaceStyle = newValue == .dark ? .dark : .light }
  }
}

/// The layout direction.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

/// A light or a dark screen.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light, dark
}
