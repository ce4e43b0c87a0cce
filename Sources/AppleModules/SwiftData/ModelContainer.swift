public import Foundation

/// The description of a store; all stores are in memory here.
public struct ModelConfiguration: Hashable, Sendable {
  /// The database of the cloud to which a store belongs.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String?
    /// That of the app.
    public static let automatic = CloudKitDatabase(name: "")
    /// None.
    public static let none = CloudKitDatabase(name: nil)
    /// One of a name.
    public static func `private`(_ name: String) -> CloudKitDatabase {
      CloudKitDatabase(name: name)
    }
  }

  /// The folder that apps of a group share.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String?
    /// That of the app.
    public static let automatic = GroupContainer(name: "")
    /// None.
    public static let none = GroupContainer(name: nil)
    /// One of a name.
    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(name: groupName)
    }
  }

  /// The name.
  public let name: String
  /// The classes; nil for those of the container.
  public var schema: Schema?
  /// The place of the file, which is not written.
  public let url: URL
  /// Whether the app asked for a store in memory.
  public let isStoredInMemoryOnly: Bool
  /// Whether changes are saved.
  public let allowsSave: Bool

  /// Creates a description.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url = URL(fileURLWithPath: "/dev/null")
  }

  /// Creates the description of a file, which is not written.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    url: URL,
    allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.url = url
    self.allowsSave = allowsSave
    isStoredInMemoryOnly = false
  }

  /// Creates a description of the store of some classes.
  @_disfavoredOverload
  public init(
    for types: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

/// The store of an app's models, which lies in memory.
///
/// `@unchecked Sendable`: a lock guards the objects. The objects themselves are those of all contexts, so that one
/// task changes them at a time.
public final class ModelContainer: @unchecked Sendable {
  /// The classes.
  public let schema: Schema
  /// The descriptions.
  public let configurations: Set<ModelConfiguration>
  /// The ways from one version to the next.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?

  private let lock = NSRecursiveLock()
  private var objects: [ObjectIdentifier: [any PersistentModel]] = [:]
  private var followers: [UUID: () -> Void] = [:]

  /// The context of the app's screens.
  public private(set) lazy var mainContext = ModelContext(self)

  /// Creates a store of a schema.
  public init(
    for givenSchema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    schema = givenSchema
    self.configurations = Set(configurations)
    self.migrationPlan = migrationPlan
  }

  /// Creates a store of a schema.
  public convenience init(
    for givenSchema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: givenSchema,
      migrationPlan: migrationPlan,
      configurations: configurations
    )
  }

  /// Creates a store of classes.
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(forTypes),
      migrationPlan: migrationPlan,
      configurations: configurations
    )
  }

  init(types: [any PersistentModel.Type]) {
    schema = Schema(types)
    configurations = []
    migrationPlan = nil
  }

  deinit { ModelOwners.forget(objects.values.flatMap { $0 }) }

  /// Removes all objects.
  public func deleteAllData() {
    lock.withLock {
      ModelOwners.forget(objects.values.flatMap { $0 })
      objects = [:]
    }
    tell()
  }

  // MARK: Objects

  /// Returns the objects of a class and of those below it, those that were inserted first.
  func all<Model: PersistentModel>(_ type: Model.Type) -> [Model] {
    lock.withLock {
      if let exact = objects[ObjectIdentifier(type)] as? [Model], objects.count == 1 {
        return exact
      }
      return objects.values.flatMap { $0.compactMap { $0 as? Model } }
    }
  }

  /// Returns all objects.
  var everything: [any PersistentModel] { lock.withLock { objects.values.flatMap { $0 } } }

  /// Adds an object at the end; returns whether it was not there.
  func add(_ model: any PersistentModel) -> Bool {
    lock.withLock {
      let key = ObjectIdentifier(type(of: model))
      if objects[key]?.contains(where: { $0 === model }) == true { return false }
      objects[key, default: []].append(model)
      return true
    }
  }

  /// Removes an object; returns whether it was there.
  func remove(_ model: any PersistentModel) -> Bool {
    lock.withLock {
      let key = ObjectIdentifier(type(of: model))
      guard let place = objects[key]?.firstIndex(where: { $0 === model }) else { return false }
      objects[key]?.remove(at: place)
      return true
    }
  }

  // MARK: Followers

  /// Calls a function after each change until the result is released.
  func follow(_ body: @escaping () -> Void) -> ModelFollower {
    let id = UUID()
    lock.withLock { followers[id] = body }
    return ModelFollower { [weak self] in
      guard let self else { return }
      lock.withLock { self.followers[id] = nil }
    }
  }

  func tell() {
    for follower in lock.withLock({ followers.values.map { $0 } }) { follower() }
  }
}

/// The time for which a function is called after changes.
final class ModelFollower {
  private let end: () -> Void
  init(_ end: @escaping () -> Void) { self.end = end }
  deinit { end() }
}
