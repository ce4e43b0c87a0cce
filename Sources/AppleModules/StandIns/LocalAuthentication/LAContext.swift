public import Foundation

/// The kind of check of a person.
public enum LAPolicy: Int, Hashable, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// The sensor of a device.
public enum LABiometryType: Int, Hashable, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4
}

/// The reason why a person was not checked.
public struct LAError: Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }

  /// UIKit's value of this name.
  public static let authenticationFailed = Code.authenticationFailed
  /// UIKit's value of this name.
  public static let userCancel = Code.userCancel
  /// UIKit's value of this name.
  public static let userFallback = Code.userFallback
  /// UIKit's value of this name.
  public static let systemCancel = Code.systemCancel
  /// UIKit's value of this name.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// UIKit's value of this name.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// UIKit's value of this name.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// UIKit's value of this name.
  public static let biometryLockout = Code.biometryLockout
}

/// Checks that a person owns the device; there is no sensor and no code here, so that each check fails.
open class LAContext: NSObject {
  /// The sensor of the device.
  open var biometryType: LABiometryType { .none }
  /// The word on the button for the code.
  open var localizedFallbackTitle: String?
  /// The word on the button that ends the check.
  open var localizedCancelTitle: String?
  /// The reason for the check in words.
  open var localizedReason = ""
  /// How long an earlier check counts.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether nothing may be shown.
  open var interactionNotAllowed = false
  /// The state of the sensor's people.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Whether a person can be checked, who cannot.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    false
  }

  /// Checks a person, who is not available.
  open func evaluatePolicy(
    _ policy: LAPolicy,
    localizedReason: String,
    reply: @escaping (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.biometryNotAvailable)) }

  /// Ends the check.
  open func invalidate() {}
}
