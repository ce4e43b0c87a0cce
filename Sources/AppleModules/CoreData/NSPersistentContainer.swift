public import Foundation

/// The description of a store.
open class NSPersistentStoreDescription: NSObject {
  /// The kind, by name.
  open var type = NSSQLiteStoreType
  /// The place.
  open var url: URL?
  /// The part of the model.
  open var configuration: String?
  /// Whether the store may not be changed.
  open var isReadOnly = false
  /// Whether the store is added later; it is added at once.
  open var shouldAddStoreAsynchronously = false
  /// Whether an older store is carried over; there is none.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the way to carry a store over is found; there is none.
  open var shouldInferMappingModelAutomatically = true
  /// The choices of the app.
  open private(set) var options: [String: NSObject] = [:]

  /// Creates a description without a place.
  public override init() { super.init() }

  /// Creates a description of a store at a place.
  public init(url: URL) { self.url = url }

  /// Sets a choice, which is kept.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Sets a choice of the database, which is ignored.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// A model with its store and contexts; the store is in memory.
open class NSPersistentContainer: NSObject {
  /// The name.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The store.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the screen.
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  /// The descriptions of the stores.
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  /// Creates a container; no file of a model is read.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }

  /// Creates a container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions[0].url = Self.defaultDirectoryURL()
      .appendingPathComponent(name + ".sqlite")
  }

  /// The folder of the stores; nothing is written there.
  open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }

  /// Adds the stores and calls a function for each.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Returns a new context over the store.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Calls a function with a new context at once.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }

  /// Returns the result of a function that is called with a new context at once.
  nonisolated(nonsending) open func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result { try block(newBackgroundContext()) }
}

/// A container whose objects other devices have; there are none.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}
