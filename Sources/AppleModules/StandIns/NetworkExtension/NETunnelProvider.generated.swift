// Written by Scripts/generate-tables from Reference/apple-modules/NetworkExtension.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Network

/// A reason why a connection ends.
public enum NEProviderStopReason: Int, Hashable, Sendable {
  /// The case of none.
  case none
  /// The case of user initiated.
  case userInitiated
  /// The case of provider failed.
  case providerFailed
  /// The case of no network available.
  case noNetworkAvailable
  /// The case of unrecoverable network change.
  case unrecoverableNetworkChange
  /// The case of provider disabled.
  case providerDisabled
  /// The case of authentication canceled.
  case authenticationCanceled
  /// The case of configuration failed.
  case configurationFailed
  /// The case of idle timeout.
  case idleTimeout
  /// The case of configuration disabled.
  case configurationDisabled
  /// The case of configuration removed.
  case configurationRemoved
  /// The case of superceded.
  case superceded
  /// The case of user logout.
  case userLogout
  /// The case of user switch.
  case userSwitch
  /// The case of connection failed.
  case connectionFailed
  /// The case of sleep.
  case sleep
  /// The case of app update.
  case appUpdate
  /// The case of internal error.
  case internalError
}

/// The first object of an extension for networks.
open class NEProvider: NSObject {
  /// Called before the device sleeps.
  open func sleep(completionHandler: @escaping () -> Void) { completionHandler() }
  /// Called when the device wakes up.
  open func wake() {}
}

/// The first object of an extension for private networks.
open class NETunnelProvider: NEProvider {
  /// The protocol configuration.
  open var protocolConfiguration: NEVPNProtocol { NETunnelProviderProtocol() }
  /// The app rules.
  open var appRules: [NSObject]? { nil }
  /// The routing method.
  open var routingMethod: NETunnelProviderRoutingMethod { .destinationIP }
  /// Whether reasserting is on.
  open var reasserting: Bool = false
  /// Called with a message of the app.
  open func handleAppMessage(_ messageData: Data, completionHandler: ((Data?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// Sets the addresses, which nothing uses.
  open func setTunnelNetworkSettings(
    _ tunnelNetworkSettings: NETunnelNetworkSettings?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Sets the addresses, which nothing uses.
  open func setTunnelNetworkSettings(_ tunnelNetworkSettings: NETunnelNetworkSettings?) async throws {}
}

/// The packets of a connection, of which there are none.
open class NEPacketTunnelFlow: NSObject {
  /// Waits for packets, which never come.
  open func readPackets(completionHandler: @escaping ([Data], [NSNumber]) -> Void) {}
  /// Sends packets: none is sent.
  open func writePackets(_ packets: [Data], withProtocols protocols: [NSNumber]) -> Bool { false }
}

/// The first object of an extension that reads packets.
open class NEPacketTunnelProvider: NETunnelProvider {
  /// The packet flow.
  public let packetFlow: NEPacketTunnelFlow = NEPacketTunnelFlow()
  /// Called when a connection begins.
  open func startTunnel(
    options: [String: NSObject]? = nil,
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(nil) }
  /// Called when a connection ends.
  open func stopTunnel(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) {
    completionHandler()
  }
  /// Ends the connection.
  open func cancelTunnelWithError(_ error: (any Error)?) {}
}

/// The addresses of a connection.
open class NETunnelNetworkSettings: NSObject {
  /// The tunnel remote address.
  public let tunnelRemoteAddress: String
  /// The dns settings.
  open var dnsSettings: NEDNSSettings? = nil
  /// The proxy settings.
  open var proxySettings: NEProxySettings? = nil
  /// Creates settings for a server.
  public init(tunnelRemoteAddress address: String) { tunnelRemoteAddress = address }
}

/// The addresses of a connection that reads packets.
open class NEPacketTunnelNetworkSettings: NETunnelNetworkSettings {
  /// The ipv4 settings.
  open var ipv4Settings: NEIPv4Settings? = nil
  /// The ipv6 settings.
  open var ipv6Settings: NEIPv6Settings? = nil
  /// The tunnel overhead bytes.
  open var tunnelOverheadBytes: NSNumber? = nil
  /// The mtu.
  open var mtu: NSNumber? = nil
}

/// Addresses of version 4.
open class NEIPv4Settings: NSObject {
  /// The addresses.
  public let addresses: [String]
  /// The subnet masks.
  public let subnetMasks: [String]
  /// The included routes.
  open var includedRoutes: [NEIPv4Route]? = nil
  /// The excluded routes.
  open var excludedRoutes: [NEIPv4Route]? = nil
  /// Creates addresses.
  public init(addresses: [String], subnetMasks: [String]) {
    self.addresses = addresses
    self.subnetMasks = subnetMasks
  }
}

/// Addresses of version 6.
open class NEIPv6Settings: NSObject {
  /// The addresses.
  public let addresses: [String]
  /// The network prefix lengths.
  public let networkPrefixLengths: [NSNumber]
  /// The included routes.
  open var includedRoutes: [NEIPv6Route]? = nil
  /// The excluded routes.
  open var excludedRoutes: [NEIPv6Route]? = nil
  /// Creates addresses.
  public init(addresses: [String], networkPrefixLengths: [NSNumber]) {
    self.addresses = addresses
    self.networkPrefixLengths = networkPrefixLengths
  }
}

/// The way to a network of version 4.
open class NEIPv4Route: NSObject {
  /// The destination address.
  public let destinationAddress: String
  /// The destination subnet mask.
  public let destinationSubnetMask: String
  /// The gateway address.
  open var gatewayAddress: String? = nil
  /// Creates a way.
  public init(destinationAddress address: String, subnetMask: String) {
    destinationAddress = address
    destinationSubnetMask = subnetMask
  }
  /// Returns the way to all networks.
  open class func `default`() -> NEIPv4Route {
    NEIPv4Route(destinationAddress: "0.0.0.0", subnetMask: "0.0.0.0")
  }
}

/// The way to a network of version 6.
open class NEIPv6Route: NSObject {
  /// The destination address.
  public let destinationAddress: String
  /// The destination network prefix length.
  public let destinationNetworkPrefixLength: NSNumber
  /// The gateway address.
  open var gatewayAddress: String? = nil
  /// Creates a way.
  public init(destinationAddress address: String, networkPrefixLength: NSNumber) {
    destinationAddress = address
    destinationNetworkPrefixLength = networkPrefixLength
  }
  /// Returns the way to all networks.
  open class func `default`() -> NEIPv6Route {
    NEIPv6Route(destinationAddress: "::", networkPrefixLength: 0)
  }
}

/// A proxy.
open class NEProxyServer: NSObject {
  /// The address.
  public let address: String
  /// The port.
  public let port: Int
  /// Whether authentication required is on.
  open var authenticationRequired: Bool = false
  /// The username.
  open var username: String? = nil
  /// The password.
  open var password: String? = nil
  /// Creates a proxy.
  public init(address: String, port: Int) {
    self.address = address
    self.port = port
  }
}

/// The proxies of a connection.
open class NEProxySettings: NSObject {
  /// Whether auto proxy configuration enabled is on.
  open var autoProxyConfigurationEnabled: Bool = false
  /// Whether http enabled is on.
  open var httpEnabled: Bool = false
  /// The http server.
  open var httpServer: NEProxyServer? = nil
  /// Whether it https enabled.
  open var httpsEnabled: Bool = false
  /// The https server.
  open var httpsServer: NEProxyServer? = nil
  /// Whether exclude simple hostnames is on.
  open var excludeSimpleHostnames: Bool = false
  /// The exception list.
  open var exceptionList: [String]? = nil
  /// The match domains.
  open var matchDomains: [String]? = nil
}

/// A way to ask for names.
public enum NEDNSProtocol: Int, Hashable, Sendable {
  /// The case of cleartext.
  case cleartext = 1
  /// The case of TLS.
  case TLS
  /// The case of HTTPS.
  case HTTPS
}

/// The servers of names.
open class NEDNSSettings: NSObject {
  /// The servers.
  public let servers: [String]
  /// The dns protocol.
  open var dnsProtocol: NEDNSProtocol { .cleartext }
  /// The domain name.
  open var domainName: String? = nil
  /// The search domains.
  open var searchDomains: [String]? = nil
  /// The match domains.
  open var matchDomains: [String]? = nil
  /// Whether match domains no search is on.
  open var matchDomainsNoSearch: Bool = false
  /// Creates settings for servers.
  public init(servers: [String]) { self.servers = servers }
}

/// Servers of names that are asked over HTTPS.
open class NEDNSOverHTTPSSettings: NEDNSSettings {
  /// The dns protocol.
  open override var dnsProtocol: NEDNSProtocol { .HTTPS }
  /// The server URL.
  open var serverURL: URL? = nil
  /// The identity reference.
  open var identityReference: Data? = nil
}

/// Servers of names that are asked over TLS.
open class NEDNSOverTLSSettings: NEDNSSettings {
  /// The dns protocol.
  open override var dnsProtocol: NEDNSProtocol { .TLS }
  /// The server name.
  open var serverName: String? = nil
  /// The identity reference.
  open var identityReference: Data? = nil
}

/// The servers of names of the device.
open class NEDNSSettingsManager: NSObject, @unchecked Sendable {
  /// Returns the settings of the app.
  private static let only = NEDNSSettingsManager()
  open class func shared() -> NEDNSSettingsManager { only }
  /// The dns settings.
  open var dnsSettings: NEDNSSettings? = nil
  /// Whether it is enabled.
  open var isEnabled: Bool { false }
  /// The localized description.
  open var localizedDescription: String? = nil
  /// The on demand rules.
  open var onDemandRules: [NEOnDemandRule]? = nil
  /// Reads the settings: nothing was saved.
  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  /// Fails: the person does not allow it.
  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(NEVPNError(.configurationReadWriteFailed))
  }
  /// Removes the settings, of which there are none.
  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}
