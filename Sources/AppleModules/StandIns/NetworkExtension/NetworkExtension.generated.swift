// Written by Scripts/generate-tables from Reference/apple-modules/NetworkExtension.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Network

/// A reason why a private network fails.
public struct NEVPNError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// The case of configuration invalid.
    case configurationInvalid = 1
    /// The case of configuration disabled.
    case configurationDisabled
    /// The case of connection failed.
    case connectionFailed
    /// The case of configuration stale.
    case configurationStale
    /// The case of configuration read write failed.
    case configurationReadWriteFailed
    /// The case of configuration unknown.
    case configurationUnknown

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? NEVPNError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `configurationInvalid`.
  public static var configurationInvalid: Code { .configurationInvalid }
  /// The code `configurationDisabled`.
  public static var configurationDisabled: Code { .configurationDisabled }
  /// The code `connectionFailed`.
  public static var connectionFailed: Code { .connectionFailed }
  /// The code `configurationStale`.
  public static var configurationStale: Code { .configurationStale }
  /// The code `configurationReadWriteFailed`.
  public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
  /// The code `configurationUnknown`.
  public static var configurationUnknown: Code { .configurationUnknown }
}

/// The name of the domain of errors.
public let NEVPNErrorDomain: String = "NEVPNErrorDomain"

/// The state of a private network.
public enum NEVPNStatus: Int, Hashable, Sendable {
  /// The case of invalid.
  case invalid
  /// The case of disconnected.
  case disconnected
  /// The case of connecting.
  case connecting
  /// The case of connected.
  case connected
  /// The case of reasserting.
  case reasserting
  /// The case of disconnecting.
  case disconnecting
}

/// A connection to a private network.
open class NEVPNConnection: NSObject {
  /// The state: there is no connection.
  open var status: NEVPNStatus { .invalid }
  /// The time since which there is a connection.
  open var connectedDate: Date? { nil }
  /// The settings of the connection.
  open var manager: NEVPNManager { NEVPNManager.shared() }
  /// Fails: no private network is allowed.
  open func startVPNTunnel() throws { throw NEVPNError(.configurationDisabled) }
  /// Fails: no private network is allowed.
  open func startVPNTunnel(options: [String: NSObject]? = nil) throws {
    throw NEVPNError(.configurationDisabled)
  }
  /// Ends the connection.
  open func stopVPNTunnel() {}
  /// Calls a function with the last error: there is none.
  open func fetchLastDisconnectError(completionHandler handler: @escaping ((any Error)?) -> Void) {
    handler(nil)
  }
}

/// A connection that an extension of the app makes.
open class NETunnelProviderSession: NEVPNConnection {
  /// Fails: no private network is allowed.
  open func startTunnel(options: [String: Any]? = nil) throws {
    throw NEVPNError(.configurationDisabled)
  }
  /// Ends the connection.
  open func stopTunnel() {}
  /// Fails: the extension does not run.
  open func sendProviderMessage(
    _ messageData: Data,
    responseHandler: ((Data?) -> Void)? = nil
  ) throws { throw NEVPNError(.connectionFailed) }
}

/// The way to a private network.
open class NEVPNProtocol: NSObject {
  /// The server address.
  open var serverAddress: String? = nil
  /// The username.
  open var username: String? = nil
  /// The password reference.
  open var passwordReference: Data? = nil
  /// The identity reference.
  open var identityReference: Data? = nil
  /// The identity data.
  open var identityData: Data? = nil
  /// The identity data password.
  open var identityDataPassword: String? = nil
  /// Whether disconnect on sleep is on.
  open var disconnectOnSleep: Bool = false
  /// Whether include all networks is on.
  open var includeAllNetworks: Bool = false
  /// Whether exclude local networks is on.
  open var excludeLocalNetworks: Bool = true
  /// Whether exclude AP ns is on.
  open var excludeAPNs: Bool = true
  /// Whether exclude cellular services is on.
  open var excludeCellularServices: Bool = true
  /// Whether enforce routes is on.
  open var enforceRoutes: Bool = false
  /// The proxy settings.
  open var proxySettings: NEProxySettings? = nil
}

/// The way by IPSec.
open class NEVPNProtocolIPSec: NEVPNProtocol {
  /// The authentication method.
  open var authenticationMethod: NEVPNIKEAuthenticationMethod = NEVPNIKEAuthenticationMethod.none
  /// Whether use extended authentication is on.
  open var useExtendedAuthentication: Bool = false
  /// The shared secret reference.
  open var sharedSecretReference: Data? = nil
  /// The local identifier.
  open var localIdentifier: String? = nil
  /// The remote identifier.
  open var remoteIdentifier: String? = nil
}

/// The proof of a device.
public enum NEVPNIKEAuthenticationMethod: Int, Hashable, Sendable {
  /// The case of none.
  case none
  /// The case of certificate.
  case certificate
  /// The case of shared secret.
  case sharedSecret
}

/// A cipher.
public enum NEVPNIKEv2EncryptionAlgorithm: Int, Hashable, Sendable {
  /// The case of algorithm DES.
  case algorithmDES = 1
  /// The case of algorithm3 DES.
  case algorithm3DES
  /// The case of algorithm AES128.
  case algorithmAES128
  /// The case of algorithm AES256.
  case algorithmAES256
  /// The case of algorithm AES128 GCM.
  case algorithmAES128GCM
  /// The case of algorithm AES256 GCM.
  case algorithmAES256GCM
  /// The case of algorithm cha cha20 poly1305.
  case algorithmChaCha20Poly1305
}

/// A hash.
public enum NEVPNIKEv2IntegrityAlgorithm: Int, Hashable, Sendable {
  /// The case of SHA96.
  case SHA96 = 1
  /// The case of SHA160.
  case SHA160
  /// The case of SHA256.
  case SHA256
  /// The case of SHA384.
  case SHA384
  /// The case of SHA512.
  case SHA512
}

/// A group of keys.
public enum NEVPNIKEv2DiffieHellmanGroup: Int, Hashable, Sendable {
  /// The case of group invalid.
  case groupInvalid = 0
  /// The case of group1.
  case group1
  /// The case of group2.
  case group2
  /// The case of group5.
  case group5 = 5
  /// The case of group14.
  case group14 = 14
  /// The case of group15.
  case group15
  /// The case of group16.
  case group16
  /// The case of group17.
  case group17
  /// The case of group18.
  case group18
  /// The case of group19.
  case group19
  /// The case of group20.
  case group20
  /// The case of group21.
  case group21
  /// The case of group31.
  case group31 = 31
  /// The case of group32.
  case group32
}

/// The rate of checks.
public enum NEVPNIKEv2DeadPeerDetectionRate: Int, Hashable, Sendable {
  /// The case of none.
  case none
  /// The case of low.
  case low
  /// The case of medium.
  case medium
  /// The case of high.
  case high
}

/// The ciphers of a connection.
open class NEVPNIKEv2SecurityAssociationParameters: NSObject {
  /// The encryption algorithm.
  open var encryptionAlgorithm: NEVPNIKEv2EncryptionAlgorithm = NEVPNIKEv2EncryptionAlgorithm.algorithmAES256
  /// The integrity algorithm.
  open var integrityAlgorithm: NEVPNIKEv2IntegrityAlgorithm = NEVPNIKEv2IntegrityAlgorithm.SHA256
  /// The diffie hellman group.
  open var diffieHellmanGroup: NEVPNIKEv2DiffieHellmanGroup = NEVPNIKEv2DiffieHellmanGroup.group14
  /// The lifetime minutes.
  open var lifetimeMinutes: Int32 = 60
}

/// The way by IKEv2.
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec {
  /// The dead peer detection rate.
  open var deadPeerDetectionRate: NEVPNIKEv2DeadPeerDetectionRate = NEVPNIKEv2DeadPeerDetectionRate.medium
  /// The server certificate issuer common name.
  open var serverCertificateIssuerCommonName: String? = nil
  /// The server certificate common name.
  open var serverCertificateCommonName: String? = nil
  /// The ike security association parameters.
  public let ikeSecurityAssociationParameters: NEVPNIKEv2SecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
  /// The child security association parameters.
  public let childSecurityAssociationParameters: NEVPNIKEv2SecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
  /// Whether disable MOBIKE is on.
  open var disableMOBIKE: Bool = false
  /// Whether disable redirect is on.
  open var disableRedirect: Bool = false
  /// Whether enable PFS is on.
  open var enablePFS: Bool = false
  /// Whether use configuration attribute internal IP subnet is on.
  open var useConfigurationAttributeInternalIPSubnet: Bool = false
}

/// The way by an extension of the app.
open class NETunnelProviderProtocol: NEVPNProtocol {
  /// The provider configuration.
  open var providerConfiguration: [String: Any]? = nil
  /// The provider bundle identifier.
  open var providerBundleIdentifier: String? = nil
}

/// The settings of a private network.
open class NEVPNManager: NSObject, @unchecked Sendable {
  /// Returns the settings of the app.
  private static let only = NEVPNManager()
  open class func shared() -> NEVPNManager { only }
  /// Whether it is enabled.
  open var isEnabled: Bool = false
  /// Whether it is on demand enabled.
  open var isOnDemandEnabled: Bool = false
  /// The on demand rules.
  open var onDemandRules: [NEOnDemandRule]? = nil
  /// The localized description.
  open var localizedDescription: String? = nil
  /// The protocol configuration.
  open var protocolConfiguration: NEVPNProtocol? = nil
  /// The connection, which is invalid.
  open var connection: NEVPNConnection { NEVPNConnection() }
  /// Reads the settings: nothing was saved.
  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  /// Reads the settings: nothing was saved.
  open func loadFromPreferences() async throws {}
  /// Fails: the person does not allow it.
  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(NEVPNError(.configurationReadWriteFailed))
  }
  /// Fails: the person does not allow it.
  open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
  /// Removes the settings, of which there are none.
  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// Removes the settings, of which there are none.
  open func removeFromPreferences() async throws {}
}

/// The settings of a private network of an extension.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  /// Creates settings.
  public override init() { super.init() }
  /// Calls a function with the saved settings: there are none.
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
  /// Returns the saved settings: there are none.
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
  /// The connection, which is invalid.
  open override var connection: NEVPNConnection { NETunnelProviderSession() }
  /// The routing method.
  open var routingMethod: NETunnelProviderRoutingMethod { .destinationIP }
  /// Returns the rules for apps: there are none.
  open func copyAppRules() -> [NSObject]? { nil }
}

/// The way in which packets are sorted.
public enum NETunnelProviderRoutingMethod: Int, Hashable, Sendable {
  /// The case of destination IP.
  case destinationIP = 1
  /// The case of source application.
  case sourceApplication
  /// The case of network rule.
  case networkRule
}

extension NSNotification.Name {
  /// Posted when the state changes; it never does.
  public static let NEVPNStatusDidChange: NSNotification.Name = NSNotification.Name("com.apple.networkextension.statuschange")
  /// Posted when settings are saved; they never are.
  public static let NEVPNConfigurationChange: NSNotification.Name = NSNotification.Name("com.apple.networkextension.configurationchange")
  /// Posted when settings are saved; they never are.
  public static let NEDNSSettingsConfigurationDidChange: NSNotification.Name = NSNotification.Name("com.apple.networkextension.dns-settings-configuration-change")
}
