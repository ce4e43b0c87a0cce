// Written by Scripts/generate-tables from Reference/apple-modules/BackgroundTasks.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// Work of the app in the background, which the system starts; none is started here.
open class BGTask: NSObject {
  /// The name of the work.
  public let identifier: String
  /// Called when the time is over.
  open var expirationHandler: (() -> Void)?
  /// Creates work with a name.
  init(identifier: String) { self.identifier = identifier }
  /// Says that the work is done.
  open func setTaskCompleted(success: Bool) {}
}

/// Work of some minutes.
open class BGProcessingTask: BGTask {}

/// Work of some seconds that gets new content.
open class BGAppRefreshTask: BGTask {}

/// A request to start work.
open class BGTaskRequest: NSObject {
  /// The name of the work.
  public let identifier: String
  /// The time before which the work is not started.
  open var earliestBeginDate: Date?
  /// Creates a request for work of a name.
  init(name: String) { identifier = name }
}

/// A request to start work of some minutes.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether the work needs the network.
  open var requiresNetworkConnectivity: Bool = false
  /// Whether the work needs power.
  open var requiresExternalPower: Bool = false
  /// Creates a request.
  public init(identifier: String) { super.init(name: identifier) }
}

/// A request to start work that gets new content.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  /// Creates a request.
  public init(identifier: String) { super.init(name: identifier) }
}

/// The system's list of work, which takes none here.
open class BGTaskScheduler: NSObject {
  /// A reason why work is not taken.
  public struct Error: Swift.Error, Hashable, Sendable {
    /// The number of a reason.
    public enum Code: Int, Hashable, Sendable {
      /// The app cannot have work in the background.
      case unavailable = 1
      /// The app has asked too often.
      case tooManyPendingTaskRequests
      /// The app may not have work of this name.
      case notPermitted

      /// Returns whether an error has a code, for `catch`.
      public static func ~= (match: Self, error: any Swift.Error) -> Bool {
        (error as? Error)?.code == match
      }
    }

    /// The reason.
    public let code: Code
    /// Creates an error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The code `unavailable`.
    public static var unavailable: Code { .unavailable }
    /// The code `tooManyPendingTaskRequests`.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// The code `notPermitted`.
    public static var notPermitted: Code { .notPermitted }
  }
  /// The list.
  nonisolated(unsafe) private static let only = BGTaskScheduler()
  open class var shared: BGTaskScheduler { only }
  /// Returns that the app may use the name, and keeps no function, since no work is started.
  @discardableResult open func register(
    forTaskWithIdentifier identifier: String,
    using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  /// Throws: as in a simulator, no work is taken.
  open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
  /// Takes a request back.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Takes all requests back.
  open func cancelAllTaskRequests() {}
  /// Calls a function with no requests.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler([])
  }
  /// Returns no requests.
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
