// Written by Scripts/generate-tables from Reference/apple-modules/HealthKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// Whether the person allows the app to save a kind of data.
public enum HKAuthorizationStatus: Int, Hashable, Sendable {
  /// The person was not asked.
  case notDetermined
  /// The person does not allow it.
  case sharingDenied
  /// The person allows it.
  case sharingAuthorized
}

/// Whether the person would be asked.
public enum HKAuthorizationRequestStatus: Int, Hashable, Sendable {
  /// It is not known.
  case unknown
  /// The person would be asked.
  case shouldRequest
  /// The person was asked.
  case unnecessary
}

/// A reason why there are no data.
public struct HKError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// The reason is not known.
    case unknownError = 0
    /// The device has no health data.
    case errorHealthDataUnavailable
    /// Health data are forbidden.
    case errorHealthDataRestricted
    /// An argument is wrong.
    case errorInvalidArgument
    /// The person does not allow it.
    case errorAuthorizationDenied
    /// The person was not asked.
    case errorAuthorizationNotDetermined
    /// The device is locked.
    case errorDatabaseInaccessible
    /// The person canceled.
    case errorUserCanceled

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? HKError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `unknownError`.
  public static var unknownError: Code { .unknownError }
  /// The code `errorHealthDataUnavailable`.
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  /// The code `errorHealthDataRestricted`.
  public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
  /// The code `errorInvalidArgument`.
  public static var errorInvalidArgument: Code { .errorInvalidArgument }
  /// The code `errorAuthorizationDenied`.
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  /// The code `errorAuthorizationNotDetermined`.
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  /// The code `errorDatabaseInaccessible`.
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
  /// The code `errorUserCanceled`.
  public static var errorUserCanceled: Code { .errorUserCanceled }
}

/// A request for health data.
open class HKQuery: NSObject {
  /// Returns the condition of times.
  open class func predicateForSamples(
    withStart startDate: Date?,
    end endDate: Date?,
    options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }
}

/// The way in which times are compared.
public struct HKQueryOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Data begin after the start.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// Data end before the end.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// No limit.
public let HKObjectQueryNoLimit: Int = 0

/// The name of the start for orders.
public let HKSampleSortIdentifierStartDate: String = "startDate"

/// The name of the end for orders.
public let HKSampleSortIdentifierEndDate: String = "endDate"

/// The name of a fact.
public let HKMetadataKeyExternalUUID: String = "HKExternalUUID"

/// The name of a fact.
public let HKMetadataKeySyncIdentifier: String = "HKMetadataKeySyncIdentifier"

/// The name of a fact.
public let HKMetadataKeySyncVersion: String = "HKMetadataKeySyncVersion"

/// The name of a fact.
public let HKMetadataKeyWorkoutBrandName: String = "HKWorkoutBrandName"

/// The name of a fact.
public let HKMetadataKeyTimeZone: String = "HKTimeZone"

/// The name of a fact.
public let HKMetadataKeyInsulinDeliveryReason: String = "HKInsulinDeliveryReason"

/// The name of a fact.
public let HKMetadataKeyWasUserEntered: String = "HKWasUserEntered"

/// A request for data with times, which finds none.
open class HKSampleQuery: HKQuery {
  /// The number of results at most.
  public let limit: Int
  /// Called with the results.
  let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  /// Creates a request.
  public init(
    sampleType: HKSampleType,
    predicate: NSPredicate?,
    limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.limit = limit
    handler = resultsHandler
  }
}

/// The store of health data, which are not available.
open class HKHealthStore: NSObject {
  /// Returns whether there are health data: there are none.
  open class func isHealthDataAvailable() -> Bool { false }
  /// Returns whether the person allows the app to save data.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  /// Asks the person: there are no data.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?,
    read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  /// Asks the person: there are no data.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>,
    read typesToRead: Set<HKObjectType>
  ) async throws { throw HKError(.errorHealthDataUnavailable) }
  /// Returns whether the person would be asked.
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>,
    read typesToRead: Set<HKObjectType>,
    completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) { completion(.unknown, HKError(.errorHealthDataUnavailable)) }
  /// Answers a request: there are no data.
  open func execute(_ query: HKQuery) {
    (query as? HKSampleQuery).map { $0.handler($0, nil, HKError(.errorHealthDataUnavailable)) }
  }
  /// Ends a request.
  open func stop(_ query: HKQuery) {}
  /// Saves nothing.
  open func save(
    _ object: HKObject,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  /// Saves nothing.
  open func save(
    _ objects: [HKObject],
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  /// Saves nothing.
  open func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
  /// Saves nothing.
  open func save(_ objects: [HKObject]) async throws { throw HKError(.errorHealthDataUnavailable) }
  /// Deletes nothing.
  open func delete(
    _ object: HKObject,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
}
