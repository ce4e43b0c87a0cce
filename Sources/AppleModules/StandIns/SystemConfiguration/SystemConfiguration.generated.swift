// Written by Scripts/generate-tables from Reference/apple-modules/SystemConfiguration.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// The ways by which a host is reached.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// By a connection that may end, such as that of a modem.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  /// By the present connection.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  /// After a connection is made.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
  /// By a connection that traffic makes.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
  /// After a person helps.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
  /// By a connection that programs make on demand.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
  /// The address is one of the device.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 65_536)
  /// Without a router.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 131_072)
  /// By a mobile network.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 262_144)
}

/// A host that is reached by a network, as it is in a simulator.
public final class SCNetworkReachability: Sendable {}

/// Called when the ways to a host change; never here.
public typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// Returns a host by its name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: AnyObject?,
  _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Returns a host by its address.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: AnyObject?,
  _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Says that the host is reached.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability,
  _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = .reachable
  return true
}

/// Returns that the function would be called; the ways do not change.
@discardableResult public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability,
  _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

/// Returns that the queue would be used; the ways do not change.
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability,
  _ queue: DispatchQueue?
) -> Bool { true }
