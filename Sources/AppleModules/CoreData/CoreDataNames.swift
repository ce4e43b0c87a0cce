public import Foundation

/// The kind of a store in a database.
public let NSSQLiteStoreType = "SQLite"
/// The kind of a store in one file.
public let NSBinaryStoreType = "Binary"
/// The kind of a store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The choice to carry an older store over.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The choice to find the way to carry a store over.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The choice to keep a history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The choice of how the files of a store are protected.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The choice to announce changes of other programs.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The name of the kind among facts about a store.
public let NSStoreTypeKey = "NSStoreType"
/// The name of the new objects in a notification.
public let NSInsertedObjectsKey = "inserted"
/// The name of the changed objects in a notification.
public let NSUpdatedObjectsKey = "updated"
/// The name of the deleted objects in a notification.
public let NSDeletedObjectsKey = "deleted"
/// The name of the objects that were read anew in a notification.
public let NSRefreshedObjectsKey = "refreshed"
/// The code of an error about an object that is not there.
public let NSManagedObjectReferentialIntegrityError = 133000

extension Notification.Name {
  /// Posted after a context is saved.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification"
  )
  /// Posted before a context is saved; nobody posts it here.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification"
  )
  /// Posted after objects of a context changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification"
  )
  /// Posted after another program changed the store; nobody posts it here.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification"
  )
}

extension NSManagedObjectContext {
  /// The name of the notification after a context is saved.
  public static var didSaveObjectsNotification: Notification.Name { .NSManagedObjectContextDidSave }
  /// The name of the notification after objects of a context changed.
  public static var didChangeObjectsNotification: Notification.Name {
    .NSManagedObjectContextObjectsDidChange
  }
}

/// The rule for changes of two contexts; the later one holds.
open class NSMergePolicy: NSObject {
  /// The kinds of rules.
  public enum MergeType: UInt, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType
    case mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType,
      rollbackMergePolicyType
  }

  /// The kind.
  public let mergeType: MergeType

  /// Creates a rule.
  public init(merge type: MergeType) { mergeType = type }

  /// Nothing is saved.
  public static var error: NSMergePolicy { NSMergePolicy(merge: .errorMergePolicyType) }
  /// Values of the store stay.
  public static var mergeByPropertyStoreTrump: NSMergePolicy {
    NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  }
  /// Values of the context stay.
  public static var mergeByPropertyObjectTrump: NSMergePolicy {
    NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  }
  /// The context's object stays.
  public static var overwrite: NSMergePolicy { NSMergePolicy(merge: .overwriteMergePolicyType) }
  /// The store's object stays.
  public static var rollback: NSMergePolicy { NSMergePolicy(merge: .rollbackMergePolicyType) }
}

/// The rule that nothing is saved.
public var NSErrorMergePolicy: Any { NSMergePolicy.error }
/// The rule that values of the store stay.
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
/// The rule that values of the context stay.
public var NSMergeByPropertyObjectTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyObjectTrump }
/// The rule that the context's object stays.
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
/// The rule that the store's object stays.
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }
