import Foundation
public import Observation
import Synchronization

/// A class whose objects a context keeps.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {}

extension PersistentModel {
  /// The identity of the object, as long as it lives.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(entityName: String(describing: Self.self), object: ObjectIdentifier(self))
  }

  /// The identity of the object.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that keeps the object; nil before it is inserted.
  public var modelContext: ModelContext? { ModelOwners.context(of: self) }

  /// Whether the object was deleted from its context.
  public var isDeleted: Bool { ModelOwners.isDeleted(self) }

  /// Whether the object was inserted since its context was saved.
  public var hasChanges: Bool { modelContext?.hasInserted(self) ?? false }

  /// Whether two are the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of a model.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable {
  /// The name of the class.
  public let entityName: String
  /// The name of the store; there is one, without a name.
  public var storeIdentifier: String? { nil }
  private let number: UInt

  init(entityName: String, object: ObjectIdentifier) {
    self.entityName = entityName
    number = UInt(bitPattern: object)
  }

  /// Whether one is before another; the order has no meaning.
  public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
    (left.entityName, left.number) < (right.entityName, right.number)
  }
}

/// The contexts of models.
enum ModelOwners {
  private struct Owner {
    weak var context: ModelContext?
    var isDeleted = false
  }

  /// `@unchecked Sendable`: the lock guards the table, and contexts are handed out as they came.
  private struct Table: @unchecked Sendable {
    var owners: [ObjectIdentifier: Owner] = [:]
  }

  private static let table = Mutex(Table())

  static func set(_ context: ModelContext, for model: any PersistentModel) {
    let owner = UncheckedOwner(Owner(context: context))
    table.withLock { $0.owners[ObjectIdentifier(model)] = owner.value }
  }

  static func setDeleted(_ model: any PersistentModel) {
    table.withLock { $0.owners[ObjectIdentifier(model)]?.isDeleted = true }
  }

  /// Forgets objects that are no longer kept, whose addresses others may get.
  static func forget(_ models: [any PersistentModel]) {
    table.withLock { table in
      for model in models { table.owners[ObjectIdentifier(model)] = nil }
    }
  }

  static func context(of model: any PersistentModel) -> ModelContext? {
    let key = ObjectIdentifier(model)
    return table.withLock { table in
      UncheckedContext(table.owners[key].flatMap { $0.isDeleted ? nil : $0.context })
    }
    .value
  }

  static func isDeleted(_ model: any PersistentModel) -> Bool {
    table.withLock { $0.owners[ObjectIdentifier(model)]?.isDeleted ?? false }
  }

  /// Carries an entry into the lock.
  private struct UncheckedOwner: @unchecked Sendable {
    let value: Owner
    init(_ value: Owner) { self.value = value }
  }

  /// Carries a context out of the lock.
  private struct UncheckedContext: @unchecked Sendable {
    let value: ModelContext?
    init(_ value: ModelContext?) { self.value = value }
  }
}
