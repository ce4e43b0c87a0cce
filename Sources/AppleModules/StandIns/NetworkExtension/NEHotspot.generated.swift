// Written by Scripts/generate-tables from Reference/apple-modules/NetworkExtension.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Network

/// A wireless network.
open class NEHotspotNetwork: NSObject {
  /// The ssid.
  open var ssid: String { "" }
  /// The bssid.
  open var bssid: String { "" }
  /// The signal strength.
  open var signalStrength: Double { 0 }
  /// Whether it is secure.
  open var isSecure: Bool { false }
  /// Calls a function with the network of the device, which is not told.
  open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) {
    completionHandler(nil)
  }
  /// Returns the network of the device, which is not told.
  open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}

/// A wireless network that an app knows.
open class NEHotspotConfiguration: NSObject {
  /// The ssid.
  public let ssid: String
  /// Whether join once is on.
  open var joinOnce: Bool = false
  /// Whether hidden is on.
  open var hidden: Bool = false
  /// The life time in days.
  open var lifeTimeInDays: NSNumber = 365
  /// Creates the facts of an open network.
  public init(ssid SSID: String) { ssid = SSID }
  /// Creates the facts of a network with a password.
  public init(ssid SSID: String, passphrase: String, isWEP: Bool) { ssid = SSID }
}

/// The wireless networks of an app.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
  /// The networks of the app.
  private static let only = NEHotspotConfigurationManager()
  open class var shared: NEHotspotConfigurationManager { only }
  /// Fails: the person does not allow it.
  open func apply(
    _ configuration: NEHotspotConfiguration,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(NEHotspotConfigurationError(.userDenied)) }
  /// Fails: the person does not allow it.
  open func apply(_ configuration: NEHotspotConfiguration) async throws {
    throw NEHotspotConfigurationError(.userDenied)
  }
  /// Removes a network.
  open func removeConfiguration(forSSID SSID: String) {}
  /// Calls a function with the networks: there are none.
  open func getConfiguredSSIDs(completionHandler: @escaping ([String]) -> Void) {
    completionHandler([])
  }
}

/// A reason why a network is not joined.
public struct NEHotspotConfigurationError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// The case of invalid.
    case invalid
    /// The case of invalid SSID.
    case invalidSSID
    /// The case of invalid WPA passphrase.
    case invalidWPAPassphrase
    /// The case of invalid WEP passphrase.
    case invalidWEPPassphrase
    /// The case of invalid EAP settings.
    case invalidEAPSettings
    /// The case of invalid HS20 settings.
    case invalidHS20Settings
    /// The case of invalid HS20 domain name.
    case invalidHS20DomainName
    /// The case of user denied.
    case userDenied
    /// The case of internal.
    case `internal`
    /// The case of pending.
    case pending
    /// The case of system configuration.
    case systemConfiguration
    /// The case of unknown.
    case unknown
    /// The case of join once not supported.
    case joinOnceNotSupported
    /// The case of already associated.
    case alreadyAssociated
    /// The case of application is not in foreground.
    case applicationIsNotInForeground

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? NEHotspotConfigurationError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `invalid`.
  public static var invalid: Code { .invalid }
  /// The code `invalidSSID`.
  public static var invalidSSID: Code { .invalidSSID }
  /// The code `invalidWPAPassphrase`.
  public static var invalidWPAPassphrase: Code { .invalidWPAPassphrase }
  /// The code `invalidWEPPassphrase`.
  public static var invalidWEPPassphrase: Code { .invalidWEPPassphrase }
  /// The code `invalidEAPSettings`.
  public static var invalidEAPSettings: Code { .invalidEAPSettings }
  /// The code `invalidHS20Settings`.
  public static var invalidHS20Settings: Code { .invalidHS20Settings }
  /// The code `invalidHS20DomainName`.
  public static var invalidHS20DomainName: Code { .invalidHS20DomainName }
  /// The code `userDenied`.
  public static var userDenied: Code { .userDenied }
  /// The code `internal`.
  public static var `internal`: Code { .`internal` }
  /// The code `pending`.
  public static var pending: Code { .pending }
  /// The code `systemConfiguration`.
  public static var systemConfiguration: Code { .systemConfiguration }
  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `joinOnceNotSupported`.
  public static var joinOnceNotSupported: Code { .joinOnceNotSupported }
  /// The code `alreadyAssociated`.
  public static var alreadyAssociated: Code { .alreadyAssociated }
  /// The code `applicationIsNotInForeground`.
  public static var applicationIsNotInForeground: Code { .applicationIsNotInForeground }
}
