// Written by Scripts/generate-tables from Reference/apple-modules/CloudKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import CoreLocation

/// Work in iCloud, which fails at once.
open class CKOperation: NSObject, @unchecked Sendable {
  /// The settings of operations.
  open class Configuration: NSObject {
    /// The container.
    open var container: CKContainer? = nil
    /// The quality of service.
    open var qualityOfService: QualityOfService = QualityOfService.default
    /// Whether it allows cellular access.
    open var allowsCellularAccess: Bool = true
    /// Whether it is long lived.
    open var isLongLived: Bool = false
    /// The timeout interval for request.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// The timeout interval for resource.
    open var timeoutIntervalForResource: TimeInterval = 604_800
  }
  /// The configuration.
  open var configuration: CKOperation.Configuration! = Configuration()
  /// The group.
  open var group: CKOperationGroup? = nil
  /// The operation ID.
  public let operationID: String = UUID().uuidString
  /// The quality of service.
  open var qualityOfService: QualityOfService = QualityOfService.default
  /// The queue priority.
  open var queuePriority: Operation.QueuePriority = Operation.QueuePriority.normal
  /// Called when the operation is over.
  open var completionBlock: (() -> Void)? = nil
  /// Cancels the operation.
  open func cancel() {}
  /// Makes the operation wait for another one.
  open func addDependency(_ op: CKOperation) {}
  /// Ends the operation with an error.
  func refuse() { completionBlock?() }
}

/// Operations that belong together.
open class CKOperationGroup: NSObject {
  /// The name.
  open var name: String? = nil
}

/// Work in a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// The database.
  open var database: CKDatabase? = nil
}

/// Work that asks for records.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// A place in the results of a question.
  open class Cursor: NSObject {}
  /// The number that stands for as many results as possible.
  public static let maximumResults: Int = 0
  /// The query.
  open var query: CKQuery? = nil
  /// The cursor.
  open var cursor: CKQueryOperation.Cursor? = nil
  /// The zone ID.
  open var zoneID: CKRecordZone.ID? = nil
  /// The results limit.
  open var resultsLimit: Int = CKQueryOperation.maximumResults
  /// The desired keys.
  open var desiredKeys: [CKRecord.FieldKey]? = nil
  /// Called for each record: there is none.
  open var recordFetchedBlock: ((CKRecord) -> Void)? = nil
  /// Called for each record: there is none.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)? = nil
  /// Called at the end.
  open var queryCompletionBlock: ((CKQueryOperation.Cursor?, (any Error)?) -> Void)? = nil
  /// Called at the end.
  open var queryResultBlock: ((Result<CKQueryOperation.Cursor?, any Error>) -> Void)? = nil
  /// Creates an operation without a question.
  public override init() { super.init() }
  /// Creates an operation that asks a question.
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }
  /// Creates an operation that goes on.
  public convenience init(cursor: CKQueryOperation.Cursor) {
    self.init()
    self.cursor = cursor
  }
  /// Ends the operation with an error.
  override func refuse() {
    queryCompletionBlock?(nil, CKError(.notAuthenticated))
    queryResultBlock?(.failure(CKError(.notAuthenticated)))
    super.refuse()
  }
}

/// Work that saves and deletes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Which of two changes of a record stays.
  public enum RecordSavePolicy: Int, Hashable, Sendable {
    /// The case of if server record unchanged.
    case ifServerRecordUnchanged
    /// The case of changed keys.
    case changedKeys
    /// The case of all keys.
    case allKeys
  }
  /// The records to save.
  open var recordsToSave: [CKRecord]?
  /// The record i ds to delete.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// The save policy.
  open var savePolicy: CKModifyRecordsOperation.RecordSavePolicy = CKModifyRecordsOperation.RecordSavePolicy.ifServerRecordUnchanged
  /// Whether it is atomic.
  open var isAtomic: Bool = true
  /// The per record progress block.
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)? = nil
  /// The per record completion block.
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)? = nil
  /// The per record save block.
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)? = nil
  /// The per record delete block.
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)? = nil
  /// Called at the end.
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)? = nil
  /// Called at the end.
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)? = nil
  /// Creates an operation for records.
  public init(
    recordsToSave records: [CKRecord]? = nil,
    recordIDsToDelete recordIDs: [CKRecord.ID]? = nil
  ) {
    recordsToSave = records
    recordIDsToDelete = recordIDs
  }
  /// Ends the operation with an error.
  override func refuse() {
    modifyRecordsCompletionBlock?(nil, nil, CKError(.notAuthenticated))
    modifyRecordsResultBlock?(.failure(CKError(.notAuthenticated)))
    super.refuse()
  }
}

/// Work that gets records.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The record i ds.
  open var recordIDs: [CKRecord.ID]? = nil
  /// The desired keys.
  open var desiredKeys: [CKRecord.FieldKey]? = nil
  /// The per record completion block.
  open var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)? = nil
  /// The per record result block.
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)? = nil
  /// The fetch records completion block.
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)? = nil
  /// The fetch records result block.
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)? = nil
  /// Creates an operation for no records.
  public override init() { super.init() }
  /// Creates an operation for records.
  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }
  /// Ends the operation with an error.
  override func refuse() {
    fetchRecordsCompletionBlock?(nil, CKError(.notAuthenticated))
    fetchRecordsResultBlock?(.failure(CKError(.notAuthenticated)))
    super.refuse()
  }
}

/// Work that saves and deletes zones.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The record zones to save.
  open var recordZonesToSave: [CKRecordZone]?
  /// The record zone i ds to delete.
  open var recordZoneIDsToDelete: [CKRecordZone.ID]?
  /// Called at the end.
  open var modifyRecordZonesCompletionBlock: (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)? = nil
  /// Called at the end.
  open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)? = nil
  /// Creates an operation for zones.
  public init(
    recordZonesToSave zonesToSave: [CKRecordZone]? = nil,
    recordZoneIDsToDelete zoneIDsToDelete: [CKRecordZone.ID]? = nil
  ) {
    recordZonesToSave = zonesToSave
    recordZoneIDsToDelete = zoneIDsToDelete
  }
  /// Ends the operation with an error.
  override func refuse() {
    modifyRecordZonesCompletionBlock?(nil, nil, CKError(.notAuthenticated))
    modifyRecordZonesResultBlock?(.failure(CKError(.notAuthenticated)))
    super.refuse()
  }
}

/// Work that saves and deletes subscriptions.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The subscriptions to save.
  open var subscriptionsToSave: [CKSubscription]?
  /// The subscription i ds to delete.
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  /// Called at the end.
  open var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [String]?, (any Error)?) -> Void)? = nil
  /// Called at the end.
  open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)? = nil
  /// Creates an operation for subscriptions.
  public init(
    subscriptionsToSave: [CKSubscription]? = nil,
    subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
  }
  /// Ends the operation with an error.
  override func refuse() {
    modifySubscriptionsCompletionBlock?(nil, nil, CKError(.notAuthenticated))
    modifySubscriptionsResultBlock?(.failure(CKError(.notAuthenticated)))
    super.refuse()
  }
}

/// Work that gets the zones that changed.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The previous server change token.
  open var previousServerChangeToken: CKServerChangeToken?
  /// The results limit.
  open var resultsLimit: Int = 0
  /// Whether fetch all changes is on.
  open var fetchAllChanges: Bool = true
  /// Called for each zone: there is none.
  open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)? = nil
  /// Called for each zone: there is none.
  open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)? = nil
  /// Called with a place in the list; it never is.
  open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)? = nil
  /// Called at the end.
  open var fetchDatabaseChangesCompletionBlock: ((CKServerChangeToken?, Bool, (any Error)?) -> Void)? = nil
  /// Called at the end.
  open var fetchDatabaseChangesResultBlock: ((Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)? = nil
  /// Creates an operation from a place in the list.
  public init(previousServerChangeToken: CKServerChangeToken? = nil) {
    self.previousServerChangeToken = previousServerChangeToken
  }
  /// Ends the operation with an error.
  override func refuse() {
    fetchDatabaseChangesCompletionBlock?(nil, false, CKError(.notAuthenticated))
    fetchDatabaseChangesResultBlock?(.failure(CKError(.notAuthenticated)))
    super.refuse()
  }
}

/// Work that gets the records that changed.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The settings for a zone.
  open class ZoneConfiguration: NSObject {
    /// The previous server change token.
    open var previousServerChangeToken: CKServerChangeToken?
    /// The results limit.
    open var resultsLimit: Int?
    /// The desired keys.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Creates settings.
    public init(
      previousServerChangeToken: CKServerChangeToken? = nil,
      resultsLimit: Int? = nil,
      desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
      self.previousServerChangeToken = previousServerChangeToken
      self.resultsLimit = resultsLimit
      self.desiredKeys = desiredKeys
    }
  }
  /// Another name of ZoneConfiguration.
  public typealias ZoneOptions = ZoneConfiguration
  /// The record zone i ds.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// The configurations by record zone ID.
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  /// The options by record zone ID.
  open var optionsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  /// Whether fetch all changes is on.
  open var fetchAllChanges: Bool = true
  /// Called for each record: there is none.
  open var recordChangedBlock: ((CKRecord) -> Void)? = nil
  /// Called for each record: there is none.
  open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)? = nil
  /// Called for each record: there is none.
  open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)? = nil
  /// Called with a place in the list; it never is.
  open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)? = nil
  /// Called for each zone: there is none.
  open var recordZoneFetchCompletionBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)? = nil
  /// Called for each zone: there is none.
  open var recordZoneFetchResultBlock: ((CKRecordZone.ID, Result<(serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error>) -> Void)? = nil
  /// Called at the end.
  open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)? = nil
  /// Called at the end.
  open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)? = nil
  /// Creates an operation for zones.
  public init(
    recordZoneIDs: [CKRecordZone.ID]? = nil,
    configurationsByRecordZoneID: [CKRecordZone.ID: CKFetchRecordZoneChangesOperation.ZoneConfiguration]? = nil
  ) {
    self.recordZoneIDs = recordZoneIDs
    self.configurationsByRecordZoneID = configurationsByRecordZoneID
  }
  /// Ends the operation with an error.
  override func refuse() {
    fetchRecordZoneChangesCompletionBlock?(CKError(.notAuthenticated))
    fetchRecordZoneChangesResultBlock?(.failure(CKError(.notAuthenticated)))
    super.refuse()
  }
}

/// Work that takes part in shares.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
  /// The share metadatas.
  open var shareMetadatas: [CKShare.Metadata]?
  /// Called for each share: there is none.
  open var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)? = nil
  /// Called at the end.
  open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)? = nil
  /// Creates an operation for shares.
  public init(shareMetadatas: [CKShare.Metadata] = []) { self.shareMetadatas = shareMetadatas }
  /// Ends the operation with an error.
  override func refuse() {
    acceptSharesResultBlock?(.failure(CKError(.notAuthenticated)))
    super.refuse()
  }
}
