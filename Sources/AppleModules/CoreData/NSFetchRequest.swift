public import Foundation

/// A kind of results of a request.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// A question to a store.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked.
  open var affectedStores: [NSPersistentStore]?
}

/// The kinds of results of a request.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a value from the raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static var managedObjectResultType: Self { [] }
  /// Identities.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Values by name.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// One number.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request for objects of an entity.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the entity.
  open private(set) var entityName: String?
  /// The entity.
  open var entity: NSEntityDescription? {
    didSet { entityName = entity?.name }
  }
  /// The condition.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The number of results at most; 0 for all.
  open var fetchLimit = 0
  /// The number of results that are left out.
  open var fetchOffset = 0
  /// The number of results that are read at a time; all are.
  open var fetchBatchSize = 0
  /// The kind of the results.
  open var resultType: NSFetchRequestResultType = []
  /// Whether objects of entities below are found; those of subclasses are.
  open var includesSubentities = true
  /// Whether values are read at once; they are.
  open var includesPropertyValues = true
  /// Whether changes that are not saved are seen; they are.
  open var includesPendingChanges = true
  /// Whether objects have their values; they have.
  open var returnsObjectsAsFaults = true
  /// Whether values are read anew; they are.
  open var shouldRefreshRefetchedObjects = false
  /// Whether equal dictionaries are left out.
  open var returnsDistinctResults = false
  /// The references that are read at once.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The values of a dictionary, by names or descriptions.
  open var propertiesToFetch: [Any]?
  /// The values by which dictionaries are grouped; they are not.
  open var propertiesToGroupBy: [Any]?

  /// Creates a request without an entity: that of the results' class.
  public override init() {
    super.init()
    guard let type = ResultType.self as? NSManagedObject.Type, type != NSManagedObject.self
    else { return }
    entity = type.entity()
    entityName = entity?.name
  }

  /// Creates a request for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    let entity = NSEntityDescription.named(entityName)
    if let type = ResultType.self as? NSManagedObject.Type { entity.bind(type) }
    self.entity = entity
    self.entityName = entityName
  }

  /// Whether the request is for an object's class or entity.
  func asks(for object: NSManagedObject) -> Bool {
    if let name = entityName, object.entity.name == name { return true }
    if let type = ResultType.self as? NSManagedObject.Type, type != NSManagedObject.self {
      return isKind(object, of: type)
    }
    guard includesSubentities, let type = entity?.objectClass, type != NSManagedObject.self
    else { return entityName == nil }
    return isKind(object, of: type)
  }

  private func isKind(_ object: NSManagedObject, of type: NSManagedObject.Type) -> Bool {
    var current: AnyClass? = Swift.type(of: object)
    while let found = current, found != type { current = _getSuperclass(found) }
    return current != nil
  }
}
