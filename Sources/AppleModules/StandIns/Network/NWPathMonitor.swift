public import Foundation

/// A way to the network.
public struct NWInterface: Hashable, Sendable {
  /// The kinds of ways.
  public enum InterfaceType: Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  /// The name.
  public let name: String
  /// The kind.
  public let type: InterfaceType
}

/// The state of the network, as far as it is known.
public struct NWPath: Equatable, Sendable {
  /// Whether there is a network.
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  /// Whether there is a network: there is, as for a screen that shows content.
  public let status: Status
  /// The ways to it.
  public let availableInterfaces: [NWInterface]
  /// Whether each byte costs money.
  public var isExpensive: Bool { false }
  /// Whether the person wants few bytes to be sent.
  public var isConstrained: Bool { false }
  /// Whether there are addresses of the fourth version.
  public var supportsIPv4: Bool { status == .satisfied }
  /// Whether there are addresses of the sixth version.
  public var supportsIPv6: Bool { status == .satisfied }
  /// Whether names are found.
  public var supportsDNS: Bool { status == .satisfied }

  /// Returns whether a kind of way is used.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  static let wifi = NWPath(
    status: .satisfied,
    availableInterfaces: [NWInterface(name: "en0", type: .wifi)]
  )
}

/// Follows the network, which is a wireless one that stays.
public final class NWPathMonitor {
  /// The state of the network, as far as it is known.
  public let currentPath: NWPath
  /// Called once, when the monitor is started.
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
  /// The queue of the calls; they are made at once.
  public private(set) var queue: DispatchQueue?

  /// Creates a monitor of all ways.
  public init() { currentPath = .wifi }

  /// Creates a monitor of one kind of way; only wireless ones are there.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    currentPath =
      requiredInterfaceType == .wifi
      ? .wifi : NWPath(status: .unsatisfied, availableInterfaces: [])
  }

  /// Calls the function with what is known.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    pathUpdateHandler?(currentPath)
  }

  /// Ends following.
  public func cancel() { pathUpdateHandler = nil }
}
