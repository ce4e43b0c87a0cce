public import Foundation

/// A request for models.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
  // Sendable: predicates and orders are values that may be sent.

  /// The condition; nil for all.
  public var predicate: Predicate<T>?
  /// The order.
  public var sortBy: [SortDescriptor<T>]
  /// The number of results at most; nil for all.
  public var fetchLimit: Int?
  /// The number of results that are left out.
  public var fetchOffset: Int?
  /// Whether changes that are not saved are seen; they are.
  public var includePendingChanges = true
  /// The properties that are read at once; all are.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The references that are read at once; all are.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a request.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// The place in which an app changes its models.
///
/// All contexts of a container have the same objects, and changes are seen at once. ``rollback()`` takes back what was
/// inserted and deleted since the context was saved, and no change of a property.
public final class ModelContext: Equatable, @unchecked Sendable {
  // Sendable: the store has a lock, and a context belongs to one task at a time.

  /// The names of notifications, as which changes are posted.
  public enum NotificationKey: String, Sendable {
    case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers
    case deletedIdentifiers
  }

  /// Posted after a context is saved.
  public static let didSave = Notification.Name("ModelContextDidSave")
  /// Posted before a context is saved.
  public static let willSave = Notification.Name("ModelContextWillSave")

  /// The store.
  public let container: ModelContainer
  /// Whether changes are saved by themselves.
  public var autosaveEnabled = false
  /// The name of the author of changes.
  public var author: String?
  /// The objects that were inserted since the context was saved.
  public private(set) var insertedModelsArray: [any PersistentModel] = []
  /// The objects that were deleted since the context was saved.
  public private(set) var deletedModelsArray: [any PersistentModel] = []
  /// The objects that were changed since the context was saved; changes of properties are not counted.
  public var changedModelsArray: [any PersistentModel] { [] }

  /// Creates a context of a store.
  public init(_ container: ModelContainer) { self.container = container }

  /// Whether two are the same context.
  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

  /// Whether objects were inserted or deleted since the context was saved.
  public var hasChanges: Bool { !insertedModelsArray.isEmpty || !deletedModelsArray.isEmpty }

  func hasInserted(_ model: any PersistentModel) -> Bool {
    insertedModelsArray.contains { $0 === model }
  }

  // MARK: Changes

  /// Adds an object, and those that it refers to.
  public func insert<T: PersistentModel>(_ model: T) {
    add(model)
    container.tell()
  }

  private func add(_ first: any PersistentModel) {
    var open: [any PersistentModel] = [first]
    while let model = open.popLast() {
      guard container.add(model) else { continue }
      ModelOwners.set(self, for: model)
      insertedModelsArray.append(model)
      open += Self.references(of: model).reversed()
    }
  }

  /// The objects to which the properties of an object refer.
  private static func references(of model: any PersistentModel) -> [any PersistentModel] {
    Mirror(reflecting: model).children.flatMap { models(in: $0.value) }
  }

  private static func models(in value: Any) -> [any PersistentModel] {
    if let model = value as? any PersistentModel { return [model] }
    if let models = value as? [any PersistentModel] { return models }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let held = mirror.children.first else { return [] }
    return models(in: held.value)
  }

  /// Deletes an object; those that it refers to stay.
  public func delete<T: PersistentModel>(_ model: T) {
    remove(model)
    container.tell()
  }

  private func remove(_ model: any PersistentModel) {
    guard container.remove(model) else { return }
    ModelOwners.setDeleted(model)
    if let place = insertedModelsArray.firstIndex(where: { $0 === model }) {
      insertedModelsArray.remove(at: place)
    } else {
      deletedModelsArray.append(model)
    }
  }

  /// Deletes the objects of a class that meet a condition.
  public func delete<T: PersistentModel>(
    model: T.Type,
    where predicate: Predicate<T>? = nil,
    includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { remove(model) }
    container.tell()
  }

  /// Keeps the changes.
  public func save() throws {
    NotificationCenter.default.post(name: Self.willSave, object: self)
    ModelOwners.forget(deletedModelsArray)
    (insertedModelsArray, deletedModelsArray) = ([], [])
    NotificationCenter.default.post(name: Self.didSave, object: self)
    container.tell()
  }

  /// Takes back what was inserted and deleted since the context was saved.
  public func rollback() {
    for model in insertedModelsArray where container.remove(model) { ModelOwners.forget([model]) }
    for model in deletedModelsArray where container.add(model) { ModelOwners.set(self, for: model) }
    (insertedModelsArray, deletedModelsArray) = ([], [])
    container.tell()
  }

  /// Sees changes that wait; none do.
  public func processPendingChanges() {}

  /// Makes changes and keeps them.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  // MARK: Requests

  /// Returns the objects of a request.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = container.all(T.self)
    if let predicate = descriptor.predicate {
      found = try found.filter { try predicate.evaluate($0) }
    }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    let rest = found.dropFirst(descriptor.fetchOffset ?? 0)
    return Array(descriptor.fetchLimit.map { rest.prefix($0) } ?? rest)
  }

  /// Returns the objects of a request, which are there at once.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>,
    batchSize: Int
  ) throws -> [T] { try fetch(descriptor) }

  /// Returns the number of objects of a request.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// Returns the identities of the objects of a request.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  /// Calls a function with each object of a request.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>,
    batchSize: Int = 5000,
    allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// Returns the object of an identity; nil where there is none.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T?
  {
    container.all(T.self).first { $0.persistentModelID == persistentModelID }
  }

  /// Returns the object of an identity, which must be there.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard
      let found = container.everything.first(where: { $0.persistentModelID == persistentModelID })
    else { preconditionFailure("No \(persistentModelID.entityName) of this identity is there.") }
    return found
  }
}
