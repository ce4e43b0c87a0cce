// Written by Scripts/generate-tables from Reference/apple-modules/CloudKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import CoreLocation

/// A reason why iCloud refuses.
public struct CKError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// The case of internal error.
    case internalError = 1
    /// The case of partial failure.
    case partialFailure
    /// The case of network unavailable.
    case networkUnavailable
    /// The case of network failure.
    case networkFailure
    /// The case of bad container.
    case badContainer
    /// The case of service unavailable.
    case serviceUnavailable
    /// The case of request rate limited.
    case requestRateLimited
    /// The case of missing entitlement.
    case missingEntitlement
    /// The case of not authenticated.
    case notAuthenticated
    /// The case of permission failure.
    case permissionFailure
    /// The case of unknown item.
    case unknownItem
    /// The case of invalid arguments.
    case invalidArguments
    /// The case of results truncated.
    case resultsTruncated
    /// The case of server record changed.
    case serverRecordChanged
    /// The case of server rejected request.
    case serverRejectedRequest
    /// The case of asset file not found.
    case assetFileNotFound
    /// The case of asset file modified.
    case assetFileModified
    /// The case of incompatible version.
    case incompatibleVersion
    /// The case of constraint violation.
    case constraintViolation
    /// The case of operation cancelled.
    case operationCancelled
    /// The case of change token expired.
    case changeTokenExpired
    /// The case of batch request failed.
    case batchRequestFailed
    /// The case of zone busy.
    case zoneBusy
    /// The case of bad database.
    case badDatabase
    /// The case of quota exceeded.
    case quotaExceeded
    /// The case of zone not found.
    case zoneNotFound
    /// The case of limit exceeded.
    case limitExceeded
    /// The case of user deleted zone.
    case userDeletedZone
    /// The case of too many participants.
    case tooManyParticipants
    /// The case of already shared.
    case alreadyShared
    /// The case of reference violation.
    case referenceViolation
    /// The case of managed account restricted.
    case managedAccountRestricted
    /// The case of participant may need verification.
    case participantMayNeedVerification
    /// The case of server response lost.
    case serverResponseLost
    /// The case of asset not available.
    case assetNotAvailable
    /// The case of account temporarily unavailable.
    case accountTemporarilyUnavailable

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? CKError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `internalError`.
  public static var internalError: Code { .internalError }
  /// The code `partialFailure`.
  public static var partialFailure: Code { .partialFailure }
  /// The code `networkUnavailable`.
  public static var networkUnavailable: Code { .networkUnavailable }
  /// The code `networkFailure`.
  public static var networkFailure: Code { .networkFailure }
  /// The code `badContainer`.
  public static var badContainer: Code { .badContainer }
  /// The code `serviceUnavailable`.
  public static var serviceUnavailable: Code { .serviceUnavailable }
  /// The code `requestRateLimited`.
  public static var requestRateLimited: Code { .requestRateLimited }
  /// The code `missingEntitlement`.
  public static var missingEntitlement: Code { .missingEntitlement }
  /// The code `notAuthenticated`.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// The code `permissionFailure`.
  public static var permissionFailure: Code { .permissionFailure }
  /// The code `unknownItem`.
  public static var unknownItem: Code { .unknownItem }
  /// The code `invalidArguments`.
  public static var invalidArguments: Code { .invalidArguments }
  /// The code `resultsTruncated`.
  public static var resultsTruncated: Code { .resultsTruncated }
  /// The code `serverRecordChanged`.
  public static var serverRecordChanged: Code { .serverRecordChanged }
  /// The code `serverRejectedRequest`.
  public static var serverRejectedRequest: Code { .serverRejectedRequest }
  /// The code `assetFileNotFound`.
  public static var assetFileNotFound: Code { .assetFileNotFound }
  /// The code `assetFileModified`.
  public static var assetFileModified: Code { .assetFileModified }
  /// The code `incompatibleVersion`.
  public static var incompatibleVersion: Code { .incompatibleVersion }
  /// The code `constraintViolation`.
  public static var constraintViolation: Code { .constraintViolation }
  /// The code `operationCancelled`.
  public static var operationCancelled: Code { .operationCancelled }
  /// The code `changeTokenExpired`.
  public static var changeTokenExpired: Code { .changeTokenExpired }
  /// The code `batchRequestFailed`.
  public static var batchRequestFailed: Code { .batchRequestFailed }
  /// The code `zoneBusy`.
  public static var zoneBusy: Code { .zoneBusy }
  /// The code `badDatabase`.
  public static var badDatabase: Code { .badDatabase }
  /// The code `quotaExceeded`.
  public static var quotaExceeded: Code { .quotaExceeded }
  /// The code `zoneNotFound`.
  public static var zoneNotFound: Code { .zoneNotFound }
  /// The code `limitExceeded`.
  public static var limitExceeded: Code { .limitExceeded }
  /// The code `userDeletedZone`.
  public static var userDeletedZone: Code { .userDeletedZone }
  /// The code `tooManyParticipants`.
  public static var tooManyParticipants: Code { .tooManyParticipants }
  /// The code `alreadyShared`.
  public static var alreadyShared: Code { .alreadyShared }
  /// The code `referenceViolation`.
  public static var referenceViolation: Code { .referenceViolation }
  /// The code `managedAccountRestricted`.
  public static var managedAccountRestricted: Code { .managedAccountRestricted }
  /// The code `participantMayNeedVerification`.
  public static var participantMayNeedVerification: Code { .participantMayNeedVerification }
  /// The code `serverResponseLost`.
  public static var serverResponseLost: Code { .serverResponseLost }
  /// The code `assetNotAvailable`.
  public static var assetNotAvailable: Code { .assetNotAvailable }
  /// The code `accountTemporarilyUnavailable`.
  public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }
}

extension CKError {
  /// The seconds after which the operation may be tried again.
  public var retryAfterSeconds: Double? { nil }
  /// The errors of single records.
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  /// The record of the app.
  public var clientRecord: CKRecord? { nil }
  /// The record of the server.
  public var serverRecord: CKRecord? { nil }
  /// The record from which both come.
  public var ancestorRecord: CKRecord? { nil }
}

/// The name of the domain of errors.
public let CKErrorDomain: String = "CKErrorDomain"

/// The key of the seconds after which an operation may be tried again.
public let CKErrorRetryAfterKey: String = "CKRetryAfter"

/// The key of the errors of single records.
public let CKPartialErrorsByItemIDKey: String = "CKPartialErrors"

/// The key of the record of the server.
public let CKRecordChangedErrorServerRecordKey: String = "ServerRecord"

/// The name of the person who is signed in.
public let CKCurrentUserDefaultName: String = "__defaultOwner__"

/// Whether a person is signed in.
public enum CKAccountStatus: Int, Hashable, Sendable {
  /// The case of could not determine.
  case couldNotDetermine
  /// The case of available.
  case available
  /// The case of restricted.
  case restricted
  /// The case of no account.
  case noAccount
  /// The case of temporarily unavailable.
  case temporarilyUnavailable
}

/// A value that a record can hold.
public protocol CKRecordValueProtocol {}

extension NSString: CKRecordValueProtocol {}

extension NSNumber: CKRecordValueProtocol {}

extension NSDate: CKRecordValueProtocol {}

extension NSData: CKRecordValueProtocol {}

extension NSArray: CKRecordValueProtocol {}

extension String: CKRecordValueProtocol {}

extension Int: CKRecordValueProtocol {}

extension Int32: CKRecordValueProtocol {}

extension Int64: CKRecordValueProtocol {}

extension Double: CKRecordValueProtocol {}

extension Float: CKRecordValueProtocol {}

extension Bool: CKRecordValueProtocol {}

extension Date: CKRecordValueProtocol {}

extension Data: CKRecordValueProtocol {}

extension CLLocation: CKRecordValueProtocol {}

extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}

/// Another name of CKRecordValueProtocol.
public typealias CKRecordValue = CKRecordValueProtocol

/// A file of a record.
open class CKAsset: NSObject, CKRecordValueProtocol {
  /// The file.
  public let fileURL: URL?
  /// Creates the value of a file.
  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A part of a database.
open class CKRecordZone: NSObject {
  /// The name of a zone.
  public final class ID: NSObject, @unchecked Sendable {
    /// The name of the zone that is always there.
    public static let defaultZoneName: String = "_defaultZone"
    /// The zone that is always there.
    public static let `default`: CKRecordZone.ID = CKRecordZone.ID()
    /// The name.
    public let zoneName: String
    /// The person to whom the zone belongs.
    public let ownerName: String
    /// Creates the name of a zone.
    public init(
      zoneName: String = CKRecordZone.ID.defaultZoneName,
      ownerName: String = CKCurrentUserDefaultName
    ) {
      self.zoneName = zoneName
      self.ownerName = ownerName
    }
  }
  /// The name.
  public let zoneID: CKRecordZone.ID
  /// Creates a zone by name.
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  /// Creates a zone.
  public init(zoneID: CKRecordZone.ID) { self.zoneID = zoneID }
  /// Returns the zone that is always there.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// A record that other people see.
open class CKShare: CKRecord {
  /// The rights of a person.
  public enum ParticipantPermission: Int, Hashable, Sendable {
    /// The case of unknown.
    case unknown
    /// The case of none.
    case none
    /// The case of read only.
    case readOnly
    /// The case of read write.
    case readWrite
  }
  /// Whether a person took part.
  public enum ParticipantAcceptanceStatus: Int, Hashable, Sendable {
    /// The case of unknown.
    case unknown
    /// The case of pending.
    case pending
    /// The case of accepted.
    case accepted
    /// The case of removed.
    case removed
  }
  /// The part of a person.
  public enum ParticipantRole: Int, Hashable, Sendable {
    /// The case of unknown.
    case unknown
    /// The case of owner.
    case owner
    /// The case of private user.
    case privateUser = 3
    /// The case of public user.
    case publicUser
  }
  /// A person who takes part.
  open class Participant: NSObject {
    /// The permission.
    open var permission: CKShare.ParticipantPermission = CKShare.ParticipantPermission.readOnly
    /// The role.
    open var role: CKShare.ParticipantRole = CKShare.ParticipantRole.privateUser
    /// The acceptance status.
    open var acceptanceStatus: CKShare.ParticipantAcceptanceStatus { .unknown }
    /// The user identity.
    public let userIdentity: CKUserIdentity = CKUserIdentity()
  }
  /// The facts of a share before a person takes part.
  open class Metadata: NSObject {
    /// The share.
    open var share: CKShare { CKShare(rootRecord: CKRecord(recordType: "cloudkit.share")) }
    /// The container identifier.
    open var containerIdentifier: String { "" }
    /// The participant status.
    open var participantStatus: CKShare.ParticipantAcceptanceStatus { .unknown }
    /// The root record ID.
    open var rootRecordID: CKRecord.ID { CKRecord.ID() }
  }
  /// The rights of people with the address.
  open var publicPermission: CKShare.ParticipantPermission = CKShare.ParticipantPermission.none
  /// The address, of which there is none.
  open var url: URL? { nil }
  /// The people who take part: there are none.
  open var participants: [CKShare.Participant] { [] }
  /// The person to whom the record belongs.
  open var owner: CKShare.Participant { Participant() }
  /// The person who is signed in: there is none.
  open var currentUserParticipant: CKShare.Participant? { nil }
  /// Creates a share of a record.
  public init(rootRecord: CKRecord, shareID: CKRecord.ID = CKRecord.ID()) {
    super.init(recordType: "cloudkit.share", recordID: shareID)
  }
  /// Creates a share of a zone.
  public init(recordZoneID: CKRecordZone.ID) {
    super.init(recordType: "cloudkit.share", recordID: CKRecord.ID(zoneID: recordZoneID))
  }
  /// Adds a person, which the share does not keep.
  open func addParticipant(_ participant: CKShare.Participant) {}
  /// Removes a person.
  open func removeParticipant(_ participant: CKShare.Participant) {}
}

/// A person in iCloud.
open class CKUserIdentity: NSObject {
  /// The ways to find a person.
  open class LookupInfo: NSObject {
    /// The email address.
    public let emailAddress: String?
    /// Creates the way by a mail address.
    public init(emailAddress: String) { self.emailAddress = emailAddress }
  }
  /// The record of the person.
  open var userRecordID: CKRecord.ID? { nil }
  /// The name of the person.
  open var nameComponents: PersonNameComponents? { nil }
  /// The way by which the person was found.
  open var lookupInfo: CKUserIdentity.LookupInfo? { nil }
  /// Whether hasi cloud account is on.
  open var hasiCloudAccount: Bool { false }
}

/// A place in the list of changes.
open class CKServerChangeToken: NSObject {}

/// A question for records.
open class CKQuery: NSObject {
  /// The record type.
  public let recordType: CKRecord.RecordType
  /// The predicate.
  public let predicate: NSPredicate
  /// The sort descriptors.
  open var sortDescriptors: [NSSortDescriptor]? = nil
  /// Creates a question for records of a type.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
  }
}

/// A wish to be told about changes.
open class CKSubscription: NSObject {
  /// Another name of String.
  public typealias ID = String
  /// The notification about a change.
  open class NotificationInfo: NSObject {
    /// The alert body.
    open var alertBody: String? = nil
    /// The alert localization key.
    open var alertLocalizationKey: String? = nil
    /// The alert localization args.
    open var alertLocalizationArgs: [CKRecord.FieldKey]? = nil
    /// The title.
    open var title: String? = nil
    /// The title localization key.
    open var titleLocalizationKey: String? = nil
    /// The subtitle.
    open var subtitle: String? = nil
    /// The sound name.
    open var soundName: String? = nil
    /// Whether it should badge.
    open var shouldBadge: Bool = false
    /// Whether it should send content available.
    open var shouldSendContentAvailable: Bool = false
    /// Whether it should send mutable content.
    open var shouldSendMutableContent: Bool = false
    /// The desired keys.
    open var desiredKeys: [CKRecord.FieldKey]? = nil
    /// The category.
    open var category: String? = nil
  }
  /// The kinds of such wishes.
  public enum SubscriptionType: Int, Hashable, Sendable {
    /// The case of query.
    case query = 1
    /// The case of record zone.
    case recordZone
    /// The case of database.
    case database
  }
  /// The subscription ID.
  public let subscriptionID: CKSubscription.ID
  /// The notification info.
  open var notificationInfo: CKSubscription.NotificationInfo? = nil
  /// Creates one by its name.
  init(id: CKSubscription.ID) { subscriptionID = id }
}

/// A wish to be told about records that fit a question.
open class CKQuerySubscription: CKSubscription {
  /// The changes.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The fires on record creation.
    public static let firesOnRecordCreation = Options(rawValue: 1<<0)
    /// The fires on record update.
    public static let firesOnRecordUpdate = Options(rawValue: 1<<1)
    /// The fires on record deletion.
    public static let firesOnRecordDeletion = Options(rawValue: 1<<2)
    /// The fires once.
    public static let firesOnce = Options(rawValue: 1<<3)
  }
  /// The record type.
  public let recordType: CKRecord.RecordType
  /// The predicate.
  public let predicate: NSPredicate
  /// The query subscription options.
  public let querySubscriptionOptions: CKQuerySubscription.Options
  /// The zone ID.
  open var zoneID: CKRecordZone.ID? = nil
  /// Creates a wish.
  public init(
    recordType: CKRecord.RecordType,
    predicate: NSPredicate,
    subscriptionID: CKSubscription.ID = UUID().uuidString,
    options querySubscriptionOptions: CKQuerySubscription.Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    self.querySubscriptionOptions = querySubscriptionOptions
    super.init(id: subscriptionID)
  }
}

/// A wish to be told about changes of a zone.
open class CKRecordZoneSubscription: CKSubscription {
  /// The zone ID.
  public let zoneID: CKRecordZone.ID
  /// Creates a wish.
  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(id: subscriptionID)
  }
}

/// A wish to be told about changes of a database.
open class CKDatabaseSubscription: CKSubscription {
  /// The record type.
  open var recordType: CKRecord.RecordType? = nil
  /// Creates a wish.
  public init(subscriptionID: CKSubscription.ID = UUID().uuidString) {
    super.init(id: subscriptionID)
  }
}

/// A notification about a change, which never arrives.
open class CKNotification: NSObject {
  /// The kinds of changes.
  public enum NotificationType: Int, Hashable, Sendable {
    /// The case of query.
    case query = 1
    /// The case of record zone.
    case recordZone
    /// The case of read notification.
    case readNotification
    /// The case of database.
    case database
  }
  /// Returns nil: no notification is one of iCloud's.
  public convenience init?(
    fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]
  ) { nil }
  /// The notification type.
  open var notificationType: CKNotification.NotificationType { .database }
  /// The container identifier.
  open var containerIdentifier: String? { nil }
  /// The subscription ID.
  open var subscriptionID: CKSubscription.ID? { nil }
}

/// A notification about a record.
open class CKQueryNotification: CKNotification {
  /// The change of the record.
  public enum Reason: Int, Hashable, Sendable {
    /// The case of record created.
    case recordCreated = 1
    /// The case of record updated.
    case recordUpdated
    /// The case of record deleted.
    case recordDeleted
  }
  /// The query notification reason.
  open var queryNotificationReason: CKQueryNotification.Reason { .recordUpdated }
  /// The record ID.
  open var recordID: CKRecord.ID? { nil }
  /// The record fields.
  open var recordFields: [String: Any]? { nil }
}

/// A notification about a zone.
open class CKRecordZoneNotification: CKNotification {
  /// The record zone ID.
  open var recordZoneID: CKRecordZone.ID? { nil }
}

/// A notification about a database.
open class CKDatabaseNotification: CKNotification {
  /// The database scope.
  open var databaseScope: CKDatabase.Scope { .`private` }
}
