public import CoreSpotlight
import Foundation
public import HeadlessUIKit

/// A type with a name for people.
public protocol TypeDisplayRepresentable {
  /// The name of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value with a name for people.
public protocol InstanceDisplayRepresentable {
  /// The name of the value.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A type with a name for each of its cases.
public protocol CaseDisplayRepresentable: TypeDisplayRepresentable, Hashable {
  /// The names of the cases.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The name of the case, as text.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? ""
  }
}

/// A value of the app that is passed to actions.
public protocol AppValue: _IntentValue, PersistentlyIdentifiable, TypeDisplayRepresentable, Sendable
{}

/// Fixed choices of the app.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, CaseIterable, RawRepresentable
where RawValue: LosslessStringConvertible {}

/// A type by whose values entities are told apart, as texts.
public protocol EntityIdentifierConvertible {
  /// The text of the identifier.
  var entityIdentifierString: String { get }
  /// Returns the identifier of a text; nil where it is none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The string itself.
  public var entityIdentifierString: String { self }
  /// Returns the string itself.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  /// The digits.
  public var entityIdentifierString: String { String(self) }
  /// Returns the number of digits.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  /// The text of the identifier.
  public var entityIdentifierString: String { uuidString }
  /// Returns the identifier of a text.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

extension URL: EntityIdentifierConvertible {
  /// The text of the address.
  public var entityIdentifierString: String { absoluteString }
  /// Returns the address of a text.
  public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
    URL(string: entityIdentifierString)
  }
}

/// The identifier of an entity with its type.
public struct EntityIdentifier: Hashable, Sendable {
  /// The text of the identifier.
  public let identifier: String
  private let type: String

  /// Creates the identifier of an entity.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    self.identifier = identifier.entityIdentifierString
    self.type = Entity.persistentIdentifier
  }

  /// Creates the identifier of an entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }
}

/// An object of the app that is passed to actions.
public protocol AppEntity: AppValue, InstanceDisplayRepresentable, Identifiable,
  _SupportsAppDependencies
where ID: EntityIdentifierConvertible, ID: Sendable {
  /// The kind of query.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// The query that finds entities.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property that people and queries see.
  public typealias Property<Value: _IntentValue> = EntityProperty<Value>
}

/// An object that nobody finds again.
public protocol TransientAppEntity: AppValue, InstanceDisplayRepresentable {
  /// Creates an object.
  init()
}

extension TransientAppEntity {
  /// A property that people and queries see.
  public typealias Property<Value: _IntentValue> = EntityProperty<Value>
}

/// An entity that the device may search.
public protocol IndexedEntity: AppEntity {
  /// The facts by which it is found.
  var attributeSet: CSSearchableItemAttributeSet { get }
}

extension IndexedEntity {
  /// The name of the entity alone.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

  /// The name of the entity alone.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet(itemContentType: "public.content")
    attributes.displayName = String(localized: displayRepresentation.title)
    return attributes
  }
}

/// A property of an entity that people and queries see.
///
/// `@unchecked Sendable`: a lock guards the value.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?

  /// Creates a property with a name.
  public init(title: LocalizedStringResource) {}

  /// Creates a property.
  public init() {}

  /// Creates a property with a name and the key by which the device finds it.
  public init(
    title: LocalizedStringResource,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
  ) {}

  /// The value; one that is not optional must be set first.
  public var wrappedValue: Value {
    get {
      if let value = lock.withLock({ value }) { return value }
      guard let type = Value.self as? any ExpressibleByNilLiteral.Type,
        let none = type.init(nilLiteral: ()) as? Value
      else {
        preconditionFailure(
          "A property of an entity has no value. Set one when the entity is made."
        )
      }
      return none
    }
    set { lock.withLock { value = newValue } }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}
