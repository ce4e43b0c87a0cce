public import Combine
public import Foundation
import HeadlessUIKit

/// An object of a context, whose values have names.
///
/// Properties with `@NSManaged` are compiled by `AppleSources` to ones that ask ``managedValue(forKey:)``.
/// A name that no model describes is a property as well.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  /// The identity.
  public private(set) var objectID: NSManagedObjectID
  /// The description of the entity.
  public let entity: NSEntityDescription
  /// The context of the object; `nil` once the object is deleted and the context saved.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The source of changes, which views follow.
  public let objectWillChange = ObservableObjectPublisher()

  /// The values that are not saved yet; the others are in the store.
  var changes: [String: Any?] = [:]
  /// The values of an object that has no context any more, or never had one.
  var ownValues: [String: Any] = [:]

  /// Whether the object is new.
  public internal(set) var isInserted = false
  /// Whether the object is deleted.
  public internal(set) var isDeleted = false

  /// Creates an object of an entity in a context.
  public init(
    entity: NSEntityDescription,
    insertInto context: NSManagedObjectContext?
  ) {
    self.entity = entity
    objectID = NSManagedObjectID(entityName: entity.name ?? "")
    super.init()
    entity.bind(Self.self)
    for attribute in entity.attributesByName.values {
      changes[attribute.name] = attribute.defaultValue
    }
    guard let context else { return }
    context.insert(self)
    awakeFromInsert()
  }

  /// Creates an object of the class's entity in a context.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }

  /// Creates an object whose class is known when the program runs.
  ///
  /// An identity is that of an object that is in the store; a new object has none.
  public required convenience init(
    entity: NSEntityDescription,
    objectID: NSManagedObjectID?,
    in context: NSManagedObjectContext
  ) {
    self.init(entity: entity, insertInto: objectID == nil ? context : nil)
    guard let objectID else { return }
    self.objectID = objectID
    changes = [:]
    managedObjectContext = context
  }

  /// The description of the class's entity, which has the name of the class if no model says otherwise.
  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription.of(self)
    entity.bind(self)
    return entity
  }

  /// Returns a request for all objects of the class.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  // MARK: States

  /// Whether the object has changes of its own after it was saved.
  public var isUpdated: Bool { !isInserted && !isDeleted && !changes.isEmpty }
  /// Whether the object has changes that are not saved.
  public var hasChanges: Bool { isInserted || isDeleted || !changes.isEmpty }
  /// Whether the object has changed values.
  public var hasPersistentChangedValues: Bool { !changes.isEmpty }
  /// Whether the values are still to be read; they always are there.
  public var isFault: Bool { false }

  /// Returns the values that are not saved, by name.
  open func changedValues() -> [String: Any] { changes.mapValues { $0 ?? NSNull() } }

  // MARK: Values

  /// Returns the value of a name, which may be that of a property; `nil` where none was set.
  open func value(forKey key: String) -> Any? {
    primitiveValue(forKey: key) ?? (self as any NSObjectProtocol).value(forKey: key)
  }

  /// Sets the value of a name.
  open func setValue(_ value: Any?, forKey key: String) {
    objectWillChange.send()
    setPrimitiveValue(value, forKey: key)
  }

  /// Returns the value of a name without telling anyone.
  open func primitiveValue(forKey key: String) -> Any? {
    if let change = changes[key] { return change }
    if let context = managedObjectContext { return context.savedValue(of: objectID, key) }
    return ownValues[key]
  }

  /// Sets the value of a name without telling anyone.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    ManagedNames.register(key)
    changes[key] = .some(value)
  }

  /// Returns the values of names; `NSNull` where none was set.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// Sets the values of names.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// Called before a value is read; nothing is loaded.
  open func willAccessValue(forKey key: String?) {}
  /// Called after a value is read.
  open func didAccessValue(forKey key: String?) {}

  // MARK: Life

  /// Called when the object is new.
  open func awakeFromInsert() {}
  /// Called when the object is read from the store into a context.
  open func awakeFromFetch() {}
  /// Called before the object is saved.
  open func willSave() {}
  /// Called after the object is saved.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Called before values are dropped, which never happens.
  open func willTurnIntoFault() {}
  /// Called after values are dropped, which never happens.
  open func didTurnIntoFault() {}
  /// Called before a new object is saved; throws where its values may not be saved.
  open func validateForInsert() throws {}
  /// Called before a changed object is saved; throws where its values may not be saved.
  open func validateForUpdate() throws {}
  /// Called before an object is deleted from the store; throws where it must stay.
  open func validateForDelete() throws {}
}

extension NSManagedObject: KeyedValues {}
