// Written by Scripts/generate-tables from Reference/apple-modules/CloudKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import CoreLocation

/// An app's place in iCloud; nobody is signed in.
open class CKContainer: NSObject, @unchecked Sendable {
  /// The permissions of an app.
  public struct ApplicationPermissions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user discoverability.
    public static let userDiscoverability: ApplicationPermissions = ApplicationPermissions(rawValue: 1)
  }
  /// The container identifier.
  public let containerIdentifier: String?
  /// Creates the place of a name.
  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
  }
  /// Returns the place of the app.
  open class func `default`() -> CKContainer { CKContainer(identifier: "iCloud") }
  /// The records of the person.
  open var privateCloudDatabase: CKDatabase { CKDatabase(.`private`) }
  /// The records of all people.
  open var publicCloudDatabase: CKDatabase { CKDatabase(.`public`) }
  /// The records that other people share.
  open var sharedCloudDatabase: CKDatabase { CKDatabase(.shared) }
  /// Returns a database.
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    CKDatabase(databaseScope)
  }
  /// Runs an operation, which fails at once.
  open func add(_ operation: CKOperation) { operation.refuse() }
  /// Calls a function with the status: nobody is signed in.
  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    completionHandler(.noAccount, nil)
  }
  /// Returns that nobody is signed in.
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  /// Fails: nobody is signed in.
  open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  /// Fails: nobody is signed in.
  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
  /// Asks for a permission, which is denied.
  open func requestApplicationPermission(
    _ applicationPermission: CKContainer.ApplicationPermissions,
    completionHandler block: @escaping (CKContainer.ApplicationPermissionStatus, (any Error)?) -> Void
  ) { block(.denied, nil) }
  /// The answer of a person.
  public enum ApplicationPermissionStatus: Int, Hashable, Sendable {
    /// The case of initial state.
    case initialState
    /// The case of could not complete.
    case couldNotComplete
    /// The case of denied.
    case denied
    /// The case of granted.
    case granted
  }
  /// Fails: nobody is signed in.
  open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
    throw CKError(.notAuthenticated)
  }
  /// Fails: nobody is signed in.
  open func fetchShareMetadata(
    with url: URL,
    completionHandler: @escaping (CKShare.Metadata?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
}

extension NSNotification.Name {
  /// Posted when another person is signed in; it never is.
  public static let CKAccountChanged: NSNotification.Name = NSNotification.Name("CKAccountChangedNotification")
}

/// The records of an app for one or all people; it refuses.
open class CKDatabase: NSObject, @unchecked Sendable {
  /// The people who see the records.
  public enum Scope: Int, Hashable, Sendable {
    /// The case of public.
    case `public` = 1
    /// The case of private.
    case `private`
    /// The case of shared.
    case shared
  }
  /// The database scope.
  public let databaseScope: CKDatabase.Scope
  /// Creates a database.
  init(_ databaseScope: CKDatabase.Scope) { self.databaseScope = databaseScope }
  /// Runs an operation, which fails at once.
  open func add(_ operation: CKDatabaseOperation) { operation.refuse() }
  /// Fails: nobody is signed in.
  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  /// Fails: nobody is signed in.
  open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  /// Fails: nobody is signed in.
  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  /// Fails: nobody is signed in.
  open func perform(
    _ query: CKQuery,
    inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  /// Fails: nobody is signed in.
  open func save(
    _ zone: CKRecordZone,
    completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  /// Fails: nobody is signed in.
  open func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  /// Fails: nobody is signed in.
  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  /// Fails: nobody is signed in.
  open func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping (CKRecordZone.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  /// Fails: nobody is signed in.
  open func fetchAllSubscriptions(
    completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  /// Fails: nobody is signed in.
  open func fetchAllRecordZones(
    completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  /// Fails: nobody is signed in.
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord {
    throw CKError(.notAuthenticated)
  }
  /// Fails: nobody is signed in.
  open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  /// Fails: nobody is signed in.
  open func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    throw CKError(.notAuthenticated)
  }
  /// Fails: nobody is signed in.
  open func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    throw CKError(.notAuthenticated)
  }
  /// Fails: nobody is signed in.
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError(.notAuthenticated)
  }
  /// Fails: nobody is signed in.
  open func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
    throw CKError(.notAuthenticated)
  }
  /// Fails: nobody is signed in.
  open func deleteSubscription(
    withID subscriptionID: CKSubscription.ID
  ) async throws -> CKSubscription.ID { throw CKError(.notAuthenticated) }
  /// Fails: nobody is signed in.
  open func allRecordZones() async throws -> [CKRecordZone] { throw CKError(.notAuthenticated) }
  /// Fails: nobody is signed in.
  open func allSubscriptions() async throws -> [CKSubscription] { throw CKError(.notAuthenticated) }
  /// Fails: nobody is signed in.
  open func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone {
    throw CKError(.notAuthenticated)
  }
  /// Fails: nobody is signed in.
  open func records(
    matching query: CKQuery,
    inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) {
    throw CKError(.notAuthenticated)
  }
  /// Fails: nobody is signed in.
  open func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) {
    throw CKError(.notAuthenticated)
  }
  /// Fails: nobody is signed in.
  open func records(
    for ids: [CKRecord.ID],
    desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] {
    throw CKError(.notAuthenticated)
  }
  /// Fails: nobody is signed in.
  open func modifyRecords(
    saving recordsToSave: [CKRecord],
    deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true
  ) async throws -> (saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]) {
    throw CKError(.notAuthenticated)
  }
  /// Fails: nobody is signed in.
  open func modifyRecordZones(
    saving recordZonesToSave: [CKRecordZone],
    deleting recordZoneIDsToDelete: [CKRecordZone.ID]
  ) async throws -> (saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>], deleteResults: [CKRecordZone.ID: Result<Void, any Error>]) {
    throw CKError(.notAuthenticated)
  }
}
