// Written by Scripts/generate-tables from Reference/apple-modules/NetworkExtension.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Network

/// The effect of a rule.
public enum NEOnDemandRuleAction: Int, Hashable, Sendable {
  /// The case of connect.
  case connect = 1
  /// The case of disconnect.
  case disconnect
  /// The case of evaluate connection.
  case evaluateConnection
  /// The case of ignore.
  case ignore
}

/// A kind of network.
public enum NEOnDemandRuleInterfaceType: Int, Hashable, Sendable {
  /// The case of any.
  case any
  /// The case of wi fi.
  case wiFi = 2
  /// The case of cellular.
  case cellular
}

/// A rule by which a connection begins.
open class NEOnDemandRule: NSObject {
  /// The action.
  open var action: NEOnDemandRuleAction { .ignore }
  /// The dns search domain match.
  open var dnsSearchDomainMatch: [String]? = nil
  /// The dns server address match.
  open var dnsServerAddressMatch: [String]? = nil
  /// The interface type match.
  open var interfaceTypeMatch: NEOnDemandRuleInterfaceType = NEOnDemandRuleInterfaceType.any
  /// The ssid match.
  open var ssidMatch: [String]? = nil
  /// The probe URL.
  open var probeURL: URL? = nil
}

/// A rule that connects.
open class NEOnDemandRuleConnect: NEOnDemandRule {
  /// The action.
  open override var action: NEOnDemandRuleAction { .connect }
}

/// A rule that disconnects.
open class NEOnDemandRuleDisconnect: NEOnDemandRule {
  /// The action.
  open override var action: NEOnDemandRuleAction { .disconnect }
}

/// A rule that leaves the connection as it is.
open class NEOnDemandRuleIgnore: NEOnDemandRule {}

/// A rule that looks at the host.
open class NEOnDemandRuleEvaluateConnection: NEOnDemandRule {
  /// The action.
  open override var action: NEOnDemandRuleAction { .evaluateConnection }
  /// The connection rules.
  open var connectionRules: [NEEvaluateConnectionRule]? = nil
}

/// The effect of a rule about hosts.
public enum NEEvaluateConnectionRuleAction: Int, Hashable, Sendable {
  /// The case of connect if needed.
  case connectIfNeeded = 1
  /// The case of never connect.
  case neverConnect
}

/// A rule about hosts.
open class NEEvaluateConnectionRule: NSObject {
  /// The match domains.
  public let matchDomains: [String]
  /// The action.
  public let action: NEEvaluateConnectionRuleAction
  /// The use DNS servers.
  open var useDNSServers: [String]? = nil
  /// The probe URL.
  open var probeURL: URL? = nil
  /// Creates a rule.
  public init(matchDomains domains: [String], andAction action: NEEvaluateConnectionRuleAction) {
    matchDomains = domains
    self.action = action
  }
}
