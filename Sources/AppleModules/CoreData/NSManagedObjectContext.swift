public import Foundation
public import HeadlessUIKit

/// Objects that are changed together, over a store or another context.
///
/// Everything happens at once on the thread of the caller. A context without a store keeps its objects in
/// memory, so that a test fills it and shows a screen.
open class NSManagedObjectContext: NSObject {
  /// The queue of a context, which is the thread of the caller.
  public enum ConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
    /// The queue of the app in the background.
    public static var privateQueue: Self { .privateQueueConcurrencyType }
    /// The queue of the screen.
    public static var mainQueue: Self { .mainQueueConcurrencyType }
  }

  /// The queue of the context.
  public let concurrencyType: ConcurrencyType
  /// The name, for messages.
  open var name: String?
  /// The context below, which saved changes go to.
  open var parent: NSManagedObjectContext?
  /// The store below, where there is no other context.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set { if let newValue { coordinator = newValue } }
  }
  /// Whether changes of the store are seen; they always are.
  open var automaticallyMergesChangesFromParent = true
  /// The rule for changes of two contexts; the later one holds.
  open var mergePolicy: Any = NSMergePolicy.error
  /// The steps that can be undone; none are kept.
  open var undoManager: UndoManager?
  /// Facts of the app.
  open var userInfo = NSMutableDictionary()
  /// The seconds for which values are kept.
  open var stalenessInterval = -1.0
  /// Whether an object that is missing in the store is deleted.
  open var shouldDeleteInaccessibleFaults = true
  /// The author of changes in the history.
  open var transactionAuthor: String?

  private var coordinator = NSPersistentStoreCoordinator(
    managedObjectModel: NSManagedObjectModel()
  )
  private var objects: [NSManagedObjectID: NSManagedObject] = [:]
  private var inserted: [NSManagedObject] = []
  private var deleted: [NSManagedObject] = []

  /// Creates a context.
  public init(concurrencyType: ConcurrencyType) { self.concurrencyType = concurrencyType }

  /// Creates a context.
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

  // MARK: Objects

  /// The new objects.
  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  /// The deleted objects.
  open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  /// The changed objects.
  open var updatedObjects: Set<NSManagedObject> { Set(objects.values.filter(\.isUpdated)) }
  /// The objects that the context has handed out.
  open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }
  /// Whether there is something to save.
  open var hasChanges: Bool {
    !inserted.isEmpty || !deleted.isEmpty || objects.values.contains(where: \.isUpdated)
  }

  /// Takes an object in as a new one.
  open func insert(_ object: NSManagedObject) {
    guard objects[object.objectID] == nil else { return }
    object.managedObjectContext = self
    object.isInserted = true
    objects[object.objectID] = object
    inserted.append(object)
  }

  /// Deletes an object with the next save.
  open func delete(_ object: NSManagedObject) {
    guard !object.isDeleted else { return }
    object.prepareForDeletion()
    object.isDeleted = true
    if object.isInserted {
      inserted.removeAll { $0 === object }
      objects[object.objectID] = nil
    } else {
      deleted.append(object)
    }
  }

  /// Returns the object of an identity, which is new where the store has none.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    existing(objectID)
      ?? register(objectID.entity.objectClass, objectID)
  }

  /// Returns the object of an identity; throws where there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = existing(objectID) else {
      throw CocoaError(.init(rawValue: NSManagedObjectReferentialIntegrityError))
    }
    return object
  }

  /// Returns the object of an identity if the context has handed it out.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects[objectID]
  }

  func existing(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = objects[id] { return object.isDeleted ? nil : object }
    guard let type = parent?.existing(id).map({ Swift.type(of: $0) }) ?? coordinator.rows[id]?.type
    else { return nil }
    let object = register(type, id)
    object.awakeFromFetch()
    return object
  }

  private func register(
    _ type: NSManagedObject.Type,
    _ id: NSManagedObjectID
  ) -> NSManagedObject {
    let object = type.init(entity: id.entity, objectID: id, in: self)
    objects[id] = object
    return object
  }

  /// All objects, the oldest first.
  func allObjects() -> [NSManagedObject] {
    let saved = parent?.allObjects().map(\.objectID) ?? coordinator.order
    let known = Set(saved)
    return saved.compactMap(existing) + inserted.filter { !known.contains($0.objectID) }
  }

  func savedValue(of id: NSManagedObjectID, _ key: String) -> Any? {
    guard let parent else {
      return ManagedValue.loaded(coordinator.rows[id]?.values[key], in: self)
    }
    guard let value = parent.existing(id)?.primitiveValue(forKey: key) else { return nil }
    return ManagedValue.loaded(ManagedValue.stored(value), in: self)
  }

  // MARK: Saving

  /// Hands the changes to the store or the context below.
  open func save() throws {
    let updated = objects.values.filter(\.isUpdated)
    for object in inserted + updated + deleted { object.willSave() }
    for object in inserted { try object.validateForInsert() }
    for object in updated { try object.validateForUpdate() }
    for object in deleted { try object.validateForDelete() }
    let changes: [AnyHashable: Any] = [
      NSInsertedObjectsKey: insertedObjects, NSDeletedObjectsKey: deletedObjects,
      NSUpdatedObjectsKey: Set(updated),
    ]
    let saved = inserted + updated
    for object in saved { write(object) }
    for object in deleted { remove(object) }
    inserted = []
    deleted = []
    for object in saved { object.didSave() }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave,
      object: self,
      userInfo: changes
    )
    persistentStoreCoordinator?.tellFollowers(Set(updated))
  }

  private func write(_ object: NSManagedObject) {
    let values = object.changes.mapValues { $0.map(ManagedValue.stored) }
    if let parent {
      let copy = parent.existing(object.objectID) ?? parent.insertCopy(of: object)
      for (key, value) in values {
        copy.setValue(ManagedValue.loaded(value, in: parent), forKey: key)
      }
    } else {
      coordinator.write(object, values)
    }
    object.changes = [:]
    object.isInserted = false
  }

  private func insertCopy(of object: NSManagedObject) -> NSManagedObject {
    let copy = register(Swift.type(of: object), object.objectID)
    copy.isInserted = true
    inserted.append(copy)
    return copy
  }

  private func remove(_ object: NSManagedObject) {
    if let parent {
      parent.existing(object.objectID).map(parent.delete)
    } else {
      object.ownValues = coordinator.rows[object.objectID]?.values ?? [:]
      coordinator.remove(object.objectID)
    }
    objects[object.objectID] = nil
    object.managedObjectContext = nil
  }

  /// Forgets the changes that are not saved.
  open func rollback() {
    for object in inserted {
      objects[object.objectID] = nil
      object.managedObjectContext = nil
    }
    for object in deleted { object.isDeleted = false }
    for object in objects.values { object.changes = [:] }
    inserted = []
    deleted = []
    processPendingChanges()
  }

  /// Forgets all objects that are not saved, and those that were handed out.
  open func reset() {
    rollback()
    objects = [:]
  }

  /// Takes back the last step; none are kept.
  open func undo() {}
  /// Repeats the last step; none are kept.
  open func redo() {}

  /// Tells those who follow the context that objects changed.
  open func processPendingChanges() {
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self)
    persistentStoreCoordinator?.tellFollowers(updatedObjects)
  }

  /// Reads an object anew.
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {
    if !mergeChanges, !object.isInserted { object.changes = [:] }
  }

  /// Reads all objects anew, which happens at each access.
  open func refreshAllObjects() { processPendingChanges() }

  /// Takes over what another context saved, which is seen at each access.
  open func mergeChanges(fromContextDidSave notification: Notification) { processPendingChanges() }

  /// Takes over the changes of others, which are seen at each access.
  open class func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) { for context in contexts { context.processPendingChanges() } }

  /// Gives objects identities that stay, which they have from the beginning.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  // MARK: Queues

  /// Calls a function at once.
  open func perform(_ block: @escaping () -> Void) { performAndWait(block) }

  /// Calls a function at once, and tells those who follow the context.
  open func performAndWait(_ block: () -> Void) {
    block()
    if hasChanges { processPendingChanges() }
  }

  /// Returns the result of a function that is called at once.
  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    defer { if hasChanges { processPendingChanges() } }
    return try block()
  }

  /// The moment at which a function of a task is called; always at once.
  public enum ScheduledTaskType: Sendable {
    case immediate, enqueued
  }

  /// Returns the result of a function that is called at once.
  nonisolated(nonsending) open func perform<Result>(
    schedule: ScheduledTaskType = .immediate,
    _ block: @escaping () throws -> Result
  ) async rethrows -> Result { try performAndWait(block) }
}

/// The queue of a context.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType
