// Written by Scripts/generate-tables from Reference/apple-modules/WatchConnectivity.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// The domain of errors of sessions.
public let WCErrorDomain: String = "WCErrorDomain"

/// A reason why a message was not sent.
public struct WCError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// Another reason.
    case genericError = 7001
    /// The device has no sessions.
    case sessionNotSupported = 7002
    /// The session has no delegate.
    case sessionMissingDelegate = 7003
    /// The session was not activated.
    case sessionNotActivated = 7004
    /// There is no watch.
    case deviceNotPaired = 7005
    /// The watch does not have the app.
    case watchAppNotInstalled = 7006
    /// The app on the other device does not run.
    case notReachable = 7007

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? WCError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `genericError`.
  public static var genericError: Code { .genericError }
  /// The code `sessionNotSupported`.
  public static var sessionNotSupported: Code { .sessionNotSupported }
  /// The code `sessionMissingDelegate`.
  public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
  /// The code `sessionNotActivated`.
  public static var sessionNotActivated: Code { .sessionNotActivated }
  /// The code `deviceNotPaired`.
  public static var deviceNotPaired: Code { .deviceNotPaired }
  /// The code `watchAppNotInstalled`.
  public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
  /// The code `notReachable`.
  public static var notReachable: Code { .notReachable }
}

/// Whether a session can be used.
public enum WCSessionActivationState: Int, Hashable, Sendable {
  /// It was not activated.
  case notActivated = 0
  /// It ends.
  case inactive = 1
  /// It can be used.
  case activated = 2
}

/// A file that is sent.
open class WCSessionFile: NSObject {
  /// The address of the file.
  open var fileURL: URL { URL(fileURLWithPath: "/") }
  /// The values that the app sends with the file.
  open var metadata: [String: Any]? { nil }
}

/// The sending of a file, which does not happen.
open class WCSessionFileTransfer: NSObject {
  /// The file.
  open var file: WCSessionFile { WCSessionFile() }
  /// Whether the file is being sent.
  open var isTransferring: Bool { false }
  /// Stops the sending.
  open func cancel() {}
}

/// The sending of values, which does not happen.
open class WCSessionUserInfoTransfer: NSObject {
  /// Whether the values are for a complication.
  open var isCurrentComplicationInfo: Bool { false }
  /// The values.
  open var userInfo: [String: Any] { [:] }
  /// Whether the values are being sent.
  open var isTransferring: Bool { false }
  /// Stops the sending.
  open func cancel() {}
}

/// The connection to a watch, of which there is none. `@unchecked Sendable`: the delegate, its only
/// state, is set on the main thread.
open class WCSession: NSObject, @unchecked Sendable {
  /// Whether the device can have a watch, which it cannot.
  open class func isSupported() -> Bool { false }
  /// The session of the app.
  private static let only = WCSession()
  open class var `default`: WCSession { only }
  /// The object that is told about messages.
  open weak var delegate: (any WCSessionDelegate)?
  /// Activates the session, which stays as it is.
  open func activate() {}
  /// Whether the session can be used.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Whether there are messages that the delegate has not seen.
  open var hasContentPending: Bool { false }
  /// Whether there is a watch.
  open var isPaired: Bool { false }
  /// Whether the watch has the app.
  open var isWatchAppInstalled: Bool { false }
  /// Whether the watch shows the app's complication.
  open var isComplicationEnabled: Bool { false }
  /// The number of updates of the complication that are left for the day.
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  /// The folder of facts about the watch.
  open var watchDirectoryURL: URL? { nil }
  /// Whether the app on the watch runs.
  open var isReachable: Bool { false }
  /// Answers that sessions are not supported.
  open func sendMessage(
    _ message: [String: Any],
    replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.sessionNotSupported)) }
  /// Answers that sessions are not supported.
  open func sendMessageData(
    _ data: Data,
    replyHandler: ((Data) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.sessionNotSupported)) }
  /// The last values that were sent.
  open var applicationContext: [String: Any] { [:] }
  /// Throws, because sessions are not supported.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }
  /// The last values that came.
  open var receivedApplicationContext: [String: Any] { [:] }
  /// Returns a transfer that does not happen.
  @discardableResult open func transferUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer() }
  /// Returns a transfer that does not happen.
  @discardableResult open func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer() }
  /// The transfers that have not ended.
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  /// Returns a transfer that does not happen.
  @discardableResult open func transferFile(
    _ file: URL,
    metadata: [String: Any]?
  ) -> WCSessionFileTransfer { WCSessionFileTransfer() }
  /// The transfers of files that have not ended.
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
}

/// Called about a session; nothing happens to one here.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// Called when the session was activated.
  func session(
    _ session: WCSession,
    activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  )
  /// Called when the session ends.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Called when the session has ended.
  func sessionDidDeactivate(_ session: WCSession)
  /// Called when the watch or its app changes.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// Called when the app on the watch starts or ends.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Called with a message.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Called with a message that is to be answered.
  func session(
    _ session: WCSession,
    didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  )
  /// Called with a message of bytes.
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  /// Called with a message of bytes that is to be answered.
  func session(
    _ session: WCSession,
    didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void
  )
  /// Called with the newest values.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Called with values.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  /// Called when values were sent.
  func session(
    _ session: WCSession,
    didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?
  )
  /// Called with a file.
  func session(_ session: WCSession, didReceive file: WCSessionFile)
  /// Called when a file was sent.
  func session(
    _ session: WCSession,
    didFinish fileTransfer: WCSessionFileTransfer,
    error: (any Error)?
  )
}

extension WCSessionDelegate {
  /// Does nothing.
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  /// Does nothing.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Does nothing.
  public func session(
    _ session: WCSession,
    didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  /// Does nothing.
  public func session(
    _ session: WCSession,
    didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void
  ) {}
  /// Does nothing.
  public func session(
    _ session: WCSession,
    didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  /// Does nothing.
  public func session(
    _ session: WCSession,
    didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
  /// Does nothing.
  public func session(
    _ session: WCSession,
    didFinish fileTransfer: WCSessionFileTransfer,
    error: (any Error)?
  ) {}
}
