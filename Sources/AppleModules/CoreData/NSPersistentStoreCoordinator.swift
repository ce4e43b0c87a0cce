public import Foundation

/// A store, which is in memory whatever its description says.
open class NSPersistentStore: NSObject {
  /// The kind of a store.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In a database.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// In one file.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// In memory.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  /// The kind, by name.
  open var type: String
  /// The place that the app has named; nothing is written there.
  open var url: URL?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The identifier.
  open var identifier: String! = UUID().uuidString
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Facts about the store.
  open var metadata: [String: Any]! = [:]
  /// The choices of the app.
  open var options: [AnyHashable: Any]?
  /// Whether the store may not be changed.
  open var isReadOnly = false

  init(type: String, url: URL?, options: [AnyHashable: Any]?) {
    self.type = type
    self.url = url
    self.options = options
  }
}

/// Objects in memory, which contexts read and write.
open class NSPersistentStoreCoordinator: NSObject {
  /// An object as the store keeps it.
  struct Row {
    var type: NSManagedObject.Type
    var values: [String: Any]
  }

  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The name, for messages.
  open var name: String?
  /// The stores that the app has added.
  open private(set) var persistentStores: [NSPersistentStore] = []

  private(set) var rows: [NSManagedObjectID: Row] = [:]
  private(set) var order: [NSManagedObjectID] = []
  private var followers: [UUID: (Set<NSManagedObject>) -> Void] = [:]

  /// Creates a store of a model.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  func write(_ object: NSManagedObject, _ values: [String: Any?]) {
    let id = object.objectID
    if rows[id] == nil {
      rows[id] = Row(type: type(of: object), values: [:])
      order.append(id)
    }
    for (key, value) in values { rows[id]?.values[key] = value }
  }

  func remove(_ id: NSManagedObjectID) {
    rows[id] = nil
    order.removeAll { $0 == id }
  }

  /// Calls a function with the changed objects when those of a context change, until the result is released.
  func follow(_ change: @escaping (Set<NSManagedObject>) -> Void) -> StoreFollower {
    let key = UUID()
    followers[key] = change
    return StoreFollower { [weak self] in self?.followers[key] = nil }
  }

  func tellFollowers(_ changed: Set<NSManagedObject>) {
    for follower in Array(followers.values) { follower(changed) }
  }

  /// Adds a store, which is in memory.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String,
    configurationName configuration: String?,
    at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type: storeType, url: storeURL, options: options)
    persistentStores.append(store)
    return store
  }

  /// Adds a store, which is in memory.
  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType,
    configuration: String? = nil,
    at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue,
      configurationName: configuration,
      at: storeURL,
      options: options
    )
  }

  /// Adds a store, which is in memory.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    persistentStores.append(
      NSPersistentStore(type: storeDescription.type, url: storeDescription.url, options: nil)
    )
    block(storeDescription, nil)
  }

  /// Removes a store; objects stay.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }

  /// Deletes all objects.
  open func destroyPersistentStore(
    at url: URL,
    ofType storeType: String,
    options: [AnyHashable: Any]? = nil
  ) throws {
    rows = [:]
    order = []
  }

  /// Returns the store at a place.
  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }

  /// Returns the identity of an address; `nil` where there is none.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    order.first { $0.uriRepresentation() == url }
  }

  /// Calls a function at once.
  open func perform(_ block: @escaping () -> Void) { block() }

  /// Calls a function at once.
  open func performAndWait(_ block: () -> Void) { block() }
}

/// Ends following a store when it is released.
final class StoreFollower {
  private let end: () -> Void
  init(end: @escaping () -> Void) { self.end = end }
  deinit { end() }
}
