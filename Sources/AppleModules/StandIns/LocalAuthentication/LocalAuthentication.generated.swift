// Written by Scripts/generate-tables from Reference/apple-modules/LocalAuthentication.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// The kind of check of a person.
public enum LAPolicy: Int, Hashable, Sendable {
  /// A check by a sensor.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// A check by a sensor, a watch or the passcode.
  case deviceOwnerAuthentication
}

/// The sensor of a device.
public enum LABiometryType: Int, Hashable, Sendable {
  /// No sensor.
  case none = 0
  /// A sensor of fingers.
  case touchID = 1
  /// A sensor of faces.
  case faceID = 2
  /// A sensor of eyes.
  case opticID = 4
}

/// The reason why a person was not checked.
public struct LAError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// The person is another one.
    case authenticationFailed = -1
    /// The person canceled the check.
    case userCancel = -2
    /// The person wants to type the passcode.
    case userFallback = -3
    /// The system canceled the check.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// The device has no sensor that can be used.
    case biometryNotAvailable = -6
    /// The sensor knows nobody.
    case biometryNotEnrolled = -7
    /// The sensor is locked after too many failures.
    case biometryLockout = -8
    /// The app canceled the check.
    case appCancel = -9
    /// The context was made invalid before.
    case invalidContext = -10
    /// The check would have to show something and may not.
    case notInteractive = -1004

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? LAError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `authenticationFailed`.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The code `userCancel`.
  public static var userCancel: Code { .userCancel }
  /// The code `userFallback`.
  public static var userFallback: Code { .userFallback }
  /// The code `systemCancel`.
  public static var systemCancel: Code { .systemCancel }
  /// The code `passcodeNotSet`.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The code `biometryNotAvailable`.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The code `biometryNotEnrolled`.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// The code `biometryLockout`.
  public static var biometryLockout: Code { .biometryLockout }
  /// The code `appCancel`.
  public static var appCancel: Code { .appCancel }
  /// The code `invalidContext`.
  public static var invalidContext: Code { .invalidContext }
  /// The code `notInteractive`.
  public static var notInteractive: Code { .notInteractive }
}

/// Checks that a person owns the device; there is no sensor and no code here, so that each check
/// fails.
open class LAContext: NSObject {
  /// The sensor of the device.
  open var biometryType: LABiometryType { .none }
  /// The word on the button for the code.
  open var localizedFallbackTitle: String?
  /// The word on the button that ends the check.
  open var localizedCancelTitle: String?
  /// The reason for the check in words.
  open var localizedReason: String = ""
  /// How long an earlier check counts.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether nothing may be shown.
  open var interactionNotAllowed: Bool = false
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
