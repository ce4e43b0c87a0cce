// Written by Scripts/generate-tables from Reference/apple-modules/CallKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// The number or the name by which a person is called.
open class CXHandle: NSObject {
  /// The kind of a number or name.
  public enum HandleType: Int, Hashable, Sendable {
    /// Any text.
    case generic = 1
    /// A telephone number.
    case phoneNumber = 2
    /// A mail address.
    case emailAddress = 3
  }
  /// The kind.
  public let type: CXHandle.HandleType
  /// The number or name.
  public let value: String
  /// Creates a number or name.
  public init(type: CXHandle.HandleType, value: String) {
    self.type = type
    self.value = value
  }
}

/// A call.
open class CXCall: NSObject {
  /// The identifier.
  open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// Whether the person calls.
  open var isOutgoing: Bool { false }
  /// Whether the call waits.
  open var isOnHold: Bool { false }
  /// Whether the call was answered.
  open var hasConnected: Bool { false }
  /// Whether the call has ended.
  open var hasEnded: Bool { false }
}

/// Follows calls, of which there are none.
open class CXCallObserver: NSObject {
  /// The calls.
  open var calls: [CXCall] { [] }
  /// Sets the object that is told about calls, which is never called.
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

/// Called about calls.
public protocol CXCallObserverDelegate: NSObjectProtocol {
  /// Called when a call changes.
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// The facts of a call.
open class CXCallUpdate: NSObject {
  /// The other person's number or name.
  open var remoteHandle: CXHandle?
  /// The other person's name as it is shown.
  open var localizedCallerName: String?
  /// Whether the call can wait.
  open var supportsHolding: Bool = false
  /// Whether the call can be joined with others.
  open var supportsGrouping: Bool = false
  /// Whether the call can leave others.
  open var supportsUngrouping: Bool = false
  /// Whether the call has tones of keys.
  open var supportsDTMF: Bool = false
  /// Whether the call has pictures.
  open var hasVideo: Bool = false
}

/// An action of a call.
open class CXAction: NSObject {
  /// The identifier.
  open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// Whether it was done.
  open var isComplete: Bool { false }
  /// Says that it was done.
  open func fulfill() {}
  /// Says that it failed.
  open func fail() {}
}

/// An action of one call.
open class CXCallAction: CXAction {
  /// The identifier of the call.
  public let callUUID: UUID
  /// Creates an action of a call.
  public init(call callUUID: UUID) {
    self.callUUID = callUUID
    super.init()
  }
}

/// Starts a call.
open class CXStartCallAction: CXCallAction {
  /// Creates the action.
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
  /// The other person's number or name.
  open var handle: CXHandle
  /// The contact.
  open var contactIdentifier: String?
  /// Whether the call has pictures.
  open var isVideo: Bool = false
}

/// Answers a call.
open class CXAnswerCallAction: CXCallAction {}

/// Ends a call.
open class CXEndCallAction: CXCallAction {}

/// Lets a call wait or go on.
open class CXSetHeldCallAction: CXCallAction {
  /// Creates the action.
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
  /// Whether the call waits.
  open var isOnHold: Bool
}

/// Switches the microphone of a call.
open class CXSetMutedCallAction: CXCallAction {
  /// Creates the action.
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
  /// Whether the microphone is off.
  open var isMuted: Bool
}

/// Several actions at once.
open class CXTransaction: NSObject {
  /// Creates a transaction of actions.
  public init(actions: [CXAction]) { self.actions = actions }
  /// Creates a transaction of an action.
  public convenience init(action: CXAction) { self.init(actions: [action]) }
  /// The actions.
  open private(set) var actions: [CXAction]
  /// Adds an action.
  open func addAction(_ action: CXAction) { actions.append(action) }
}

/// A reason why actions are refused.
public struct CXErrorCodeRequestTransactionError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// It is not known.
    case unknown = 0
    /// The app may not have calls.
    case unentitled = 1
    /// The app has no provider.
    case unknownCallProvider = 2
    /// There are no actions.
    case emptyTransaction = 3
    /// There is no such call.
    case unknownCallUUID = 4

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? CXErrorCodeRequestTransactionError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `unentitled`.
  public static var unentitled: Code { .unentitled }
  /// The code `unknownCallProvider`.
  public static var unknownCallProvider: Code { .unknownCallProvider }
  /// The code `emptyTransaction`.
  public static var emptyTransaction: Code { .emptyTransaction }
  /// The code `unknownCallUUID`.
  public static var unknownCallUUID: Code { .unknownCallUUID }
}

/// Asks for actions of calls, which are refused.
open class CXCallController: NSObject {
  /// Creates a controller.
  public override init() { super.init() }
  /// Creates a controller whose answers come on a queue.
  public init(queue: DispatchQueue) { super.init() }
  /// Follows calls.
  public let callObserver: CXCallObserver = CXCallObserver()
  /// Answers that the actions are refused.
  open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
    completion(CXErrorCodeRequestTransactionError(.unknown))
  }
}

/// The settings of an app with calls.
open class CXProviderConfiguration: NSObject {
  /// Creates settings.
  public override init() { super.init() }
  /// Creates settings with the name of the app.
  public convenience init(localizedName: String) { self.init() }
  /// The file of the sound of a call.
  open var ringtoneSound: String?
  /// The icon.
  open var iconTemplateImageData: Data?
  /// The greatest number of groups of calls.
  open var maximumCallGroups: Int = 2
  /// The greatest number of calls of a group.
  open var maximumCallsPerCallGroup: Int = 5
  /// Whether calls are in the list of the telephone.
  open var includesCallsInRecents: Bool = true
  /// Whether calls have pictures.
  open var supportsVideo: Bool = false
  /// The kinds of numbers and names.
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []
}

/// The reason why a call ended.
public enum CXCallEndedReason: Int, Hashable, Sendable {
  /// It failed.
  case failed = 1
  /// The other person ended it.
  case remoteEnded = 2
  /// Nobody answered.
  case unanswered = 3
  /// Another device answered.
  case answeredElsewhere = 4
  /// Another device declined it.
  case declinedElsewhere = 5
}

/// Tells the device of calls, which shows none.
open class CXProvider: NSObject {
  /// Creates a provider.
  public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
  /// The settings.
  open var configuration: CXProviderConfiguration
  /// Sets the object that is told about actions, which is never called.
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
  /// Answers that the call is refused.
  open func reportNewIncomingCall(
    with UUID: UUID,
    update: CXCallUpdate,
    completion: @escaping ((any Error)?) -> Void
  ) { completion(CXErrorCodeRequestTransactionError(.unknown)) }
  /// Says that a call has changed.
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
  /// Says that a call has ended.
  open func reportCall(
    with UUID: UUID,
    endedAt dateEnded: Date?,
    reason endedReason: CXCallEndedReason
  ) {}
  /// Says that a call is being connected.
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
  /// Says that a call was answered.
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
  /// Ends all calls.
  open func invalidate() {}
}

/// Called about actions of calls.
public protocol CXProviderDelegate: NSObjectProtocol {
  /// Called when all calls ended.
  func providerDidReset(_ provider: CXProvider)
  /// Called when the provider can be used.
  func providerDidBegin(_ provider: CXProvider)
  /// Called with actions; returns whether the object handles them.
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
  /// Called to start a call.
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  /// Called to answer a call.
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  /// Called to end a call.
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  /// Called to let a call wait or go on.
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  /// Called to switch the microphone.
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  /// Called when an action took too long.
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
}

extension CXProviderDelegate {
  /// Does nothing.
  public func providerDidBegin(_ provider: CXProvider) {}
  /// Answers for an object that does not have it.
  public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
  /// Does nothing.
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
  /// Does nothing.
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
  /// Does nothing.
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
  /// Does nothing.
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
  /// Does nothing.
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
  /// Does nothing.
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
}
