import Foundation

extension NSManagedObject {
  /// Returns the value of a property with `@NSManaged`.
  ///
  /// A property that is not optional and has no value is zero, false, empty, or the reference date. For types
  /// that have no such value this is an error of the program, as it is on Apple's systems.
  public final func managedValue<Value>(forKey key: String) -> Value {
    let stored = primitiveValue(forKey: key)
    if let value = stored as? Value { return value }
    // Numbers and collections are kept as the kind with which they were set.
    if let value = (stored as? NSNumber) as? Value { return value }
    if let type = Value.self as? any ManagedCollection.Type, stored != nil,
      let value = type.collection(of: ManagedValue.members(stored)) as? Value
    {
      return value
    }
    guard let value = emptyValue(of: Value.self) as? Value else {
      preconditionFailure(
        "The property \(key) of \(type(of: self)) has no value of the type \(Value.self). Set one before it is read."
      )
    }
    return value
  }

  /// Sets the value of a property with `@NSManaged`.
  public final func setManagedValue<Value>(_ value: Value, forKey key: String) {
    let value = ManagedValue.flattened(value)
    setValue(
      value is Set<AnyHashable> ? NSSet(array: ManagedValue.members(value)) : value,
      forKey: key
    )
  }

  /// Adds an object, or the members of a set, to a relationship.
  public final func addManaged(_ member: Any, forKey key: String) {
    let members = ManagedValue.members(member)
    if value(forKey: key) is NSOrderedSet || isOrdered(key) {
      let all = NSMutableOrderedSet(orderedSet: value(forKey: key) as? NSOrderedSet ?? [])
      for member in members { all.add(member) }
      return setValue(NSOrderedSet(orderedSet: all), forKey: key)
    }
    setValue(NSSet(array: ManagedValue.members(value(forKey: key)) + members), forKey: key)
  }

  /// Removes an object, or the members of a set, from a relationship.
  public final func removeManaged(_ member: Any, forKey key: String) {
    let members = NSSet(array: ManagedValue.members(member))
    let rest = ManagedValue.members(value(forKey: key)).filter { !members.contains($0) }
    let isOrdered = value(forKey: key) is NSOrderedSet
    setValue(isOrdered ? NSOrderedSet(array: rest) : NSSet(array: rest), forKey: key)
  }

  private func isOrdered(_ key: String) -> Bool {
    entity.relationshipsByName[key]?.isOrdered ?? false
  }
}

/// A collection of Swift, as which a property has a reference that is kept as one of Foundation.
private protocol ManagedCollection {
  /// Returns a collection of members; `nil` where one is of another kind.
  static func collection(of members: [Any]) -> Any?
}

extension Set: ManagedCollection {
  fileprivate static func collection(of members: [Any]) -> Any? {
    let elements = members.compactMap { $0 as? Element }
    return elements.count == members.count ? Set(elements) : nil
  }
}

extension Array: ManagedCollection {
  fileprivate static func collection(of members: [Any]) -> Any? {
    let elements = members.compactMap { $0 as? Element }
    return elements.count == members.count ? elements : nil
  }
}

extension Optional: ManagedCollection where Wrapped: ManagedCollection {
  fileprivate static func collection(of members: [Any]) -> Any? {
    Wrapped.collection(of: members)
  }
}

/// The value of a property that none was set for: zero, false, empty, or the reference date.
private func emptyValue<Value>(of type: Value.Type) -> Any? {
  switch type {
  case is Bool.Type: return false
  case is Date.Type: return Date(timeIntervalSinceReferenceDate: 0)
  case is Data.Type: return Data()
  case is UUID.Type: return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  case is NSNumber.Type: return NSNumber(value: 0)
  case is NSSet.Type: return NSSet()
  case is NSOrderedSet.Type: return NSOrderedSet()
  case let type as any Numeric.Type: return zero(of: type)
  case let type as any ExpressibleByArrayLiteral.Type: return empty(of: type)
  case is String.Type: return ""
  default: return nil
  }
}

private func zero<Value: Numeric>(of type: Value.Type) -> Value { Value.zero }

private func empty<Value: ExpressibleByArrayLiteral>(of type: Value.Type) -> Value { [] }

/// The form in which a store keeps a value: references to objects are identities.
enum ManagedValue {
  private struct Reference {
    let id: NSManagedObjectID
  }

  private struct References {
    let ids: [NSManagedObjectID]
    let isOrdered: Bool
  }

  /// Returns a value without the optionals around it.
  static func flattened(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { flattened($0.value) }
  }

  /// The members of a relationship, or the one object.
  static func members(_ value: Any?) -> [Any] {
    switch value {
    case let set as NSOrderedSet: set.array
    case let set as NSSet: set.allObjects
    case let set as Set<AnyHashable>: set.map(\.base)
    case let list as [Any]: list
    case let value?: [value]
    case nil: []
    }
  }

  /// Returns a value as a store keeps it.
  static func stored(_ value: Any) -> Any {
    if let object = value as? NSManagedObject { return Reference(id: object.objectID) }
    guard value is NSSet || value is NSOrderedSet || value is Set<AnyHashable> else { return value }
    let objects = members(value).compactMap { $0 as? NSManagedObject }
    if objects.isEmpty { return value }
    return References(ids: objects.map(\.objectID), isOrdered: value is NSOrderedSet)
  }

  /// Returns the value that a store keeps with the objects of a context.
  static func loaded(_ value: Any?, in context: NSManagedObjectContext) -> Any? {
    switch value {
    case let reference as Reference: return context.existing(reference.id)
    case let references as References:
      let objects = references.ids.compactMap { context.existing($0) }
      return references.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    default: return value
    }
  }
}
