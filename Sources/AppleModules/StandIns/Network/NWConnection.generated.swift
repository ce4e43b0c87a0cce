// Written by Scripts/generate-tables from Reference/apple-modules/Network.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// A reason why a connection fails.
public enum NWError: Error, Equatable, Sendable {
  /// A fault of the system.
  case posix(POSIXErrorCode)
  /// A fault of names.
  case dns(Int32)
  /// A fault of encryption.
  case tls(Int32)
}

/// A place in the network.
public enum NWEndpoint: Hashable, Sendable {
  /// A host with a port.
  case hostPort(host: Host, port: Port)
  /// A service nearby.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// A file.
  case unix(path: String)
  /// An address.
  case url(URL)
  /// A host.
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral {
    /// A host of a name.
    case name(String, NWInterface?)
    /// A host of version 4.
    case ipv4(IPv4Address)
    /// A host of version 6.
    case ipv6(IPv6Address)
    /// Creates a host of a name or number.
    public init(_ string: String) {
      self = IPv4Address(string).map(Host.ipv4) ?? .name(string, nil)
    }
    /// Creates a host of a text.
    public init(stringLiteral: String) { self.init(stringLiteral) }
  }
  /// A port.
  public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral {
    /// The raw value.
    public let rawValue: UInt16
    /// Creates a port of a number.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    /// Creates a port of a text.
    public init?(_ string: String) {
      guard let number = UInt16(string) else { return nil }
      rawValue = number
    }
    /// Creates a port of a number.
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// The any.
    public static let any: Port = 0
    /// The http.
    public static let http: Port = 80
    /// The https.
    public static let https: Port = 443
    /// The ssh.
    public static let ssh: Port = 22
  }
}

/// An address of version 4.
public struct IPv4Address: Hashable, Sendable {
  /// Creates an address of four bytes.
  private init(bytes: [UInt8]) { rawValue = Data(bytes) }
  /// The raw value.
  public let rawValue: Data
  /// Creates an address of a text.
  public init?(_ string: String) {
    let parts = string.split(separator: ".", omittingEmptySubsequences: false).compactMap { UInt8($0) }
    guard parts.count == 4, string.split(separator: ".", omittingEmptySubsequences: false).count == 4 else { return nil }
    rawValue = Data(parts)
  }
  /// Creates an address of bytes.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    self.rawValue = rawValue
  }
  /// The loopback.
  public static let loopback: IPv4Address = IPv4Address(bytes: [127, 0, 0, 1])
  /// The any.
  public static let any: IPv4Address = IPv4Address(bytes: [0, 0, 0, 0])
}

/// An address of version 6.
public struct IPv6Address: Hashable, Sendable {
  /// The raw value.
  public let rawValue: Data
  /// Creates an address of bytes.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    self.rawValue = rawValue
  }
}

/// The settings of a protocol.
open class NWProtocolOptions {}

/// The protocol TCP.
open class NWProtocolTCP {
  /// Its settings.
  open class Options: NWProtocolOptions {
    /// Creates settings.
    public override init() { super.init() }
    /// Whether no delay is on.
    open var noDelay: Bool = false
    /// Whether enable keepalive is on.
    open var enableKeepalive: Bool = false
    /// The keepalive idle.
    open var keepaliveIdle: Int = 0
    /// The keepalive interval.
    open var keepaliveInterval: Int = 0
    /// The keepalive count.
    open var keepaliveCount: Int = 0
    /// The connection timeout.
    open var connectionTimeout: Int = 0
  }
}

/// The protocol UDP.
open class NWProtocolUDP {
  /// Its settings.
  open class Options: NWProtocolOptions {
    /// Creates settings.
    public override init() { super.init() }
  }
}

/// The protocol TLS.
open class NWProtocolTLS {
  /// Its settings.
  open class Options: NWProtocolOptions {
    /// Creates settings.
    public override init() { super.init() }
  }
}

/// The protocol of web sockets.
open class NWProtocolWebSocket {
  /// Its settings.
  open class Options: NWProtocolOptions {
    /// Creates settings.
    public override init() { super.init() }
    /// Whether auto reply ping is on.
    open var autoReplyPing: Bool = false
    /// The maximum message size.
    open var maximumMessageSize: Int = 0
  }
}

/// The settings of a connection.
open class NWParameters {
  /// Those of TCP.
  open class var tcp: NWParameters { NWParameters() }
  /// Those of UDP.
  open class var udp: NWParameters { NWParameters() }
  /// Those of TLS.
  open class var tls: NWParameters { NWParameters() }
  /// Creates settings.
  public init() {}
  /// Creates settings of protocols.
  public convenience init(
    tls: NWProtocolTLS.Options?,
    tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()
  ) { self.init() }
  /// Creates settings of protocols.
  public convenience init(
    dtls: NWProtocolTLS.Options?,
    udp: NWProtocolUDP.Options = NWProtocolUDP.Options()
  ) { self.init() }
  /// The required interface type.
  open var requiredInterfaceType: NWInterface.InterfaceType = NWInterface.InterfaceType.other
  /// The prohibited interface types.
  open var prohibitedInterfaceTypes: [NWInterface.InterfaceType]? = nil
  /// Whether allow local endpoint reuse is on.
  open var allowLocalEndpointReuse: Bool = false
  /// Whether include peer to peer is on.
  open var includePeerToPeer: Bool = false
  /// Whether accept local only is on.
  open var acceptLocalOnly: Bool = false
  /// Whether prohibit expensive paths is on.
  open var prohibitExpensivePaths: Bool = false
  /// The service class.
  open var serviceClass: ServiceClass = ServiceClass.bestEffort
  /// The required local endpoint.
  open var requiredLocalEndpoint: NWEndpoint? = nil
  /// How urgent data are.
  public enum ServiceClass: Sendable {
    /// The case of best effort.
    case bestEffort
    /// The case of background.
    case background
    /// The case of interactive video.
    case interactiveVideo
    /// The case of interactive voice.
    case interactiveVoice
    /// The case of responsive data.
    case responsiveData
    /// The case of signaling.
    case signaling
  }
}

/// A connection, which waits for a network.
open class NWConnection: @unchecked Sendable {
  /// Its state.
  public enum State: Equatable, Sendable {
    /// The case of setup.
    case setup
    /// It waits.
    case waiting(NWError)
    /// The case of preparing.
    case preparing
    /// The case of ready.
    case ready
    /// It has failed.
    case failed(NWError)
    /// The case of cancelled.
    case cancelled
  }
  /// The message to which data belong.
  open class ContentContext: @unchecked Sendable {
    /// The identifier.
    public let identifier: String
    /// Creates one.
    public init(
      identifier: String,
      expiration: UInt64 = 0,
      priority: Double = 0.5,
      isFinal: Bool = false
    ) { self.identifier = identifier }
    /// The default message.
    public static let defaultMessage: ContentContext = ContentContext(identifier: "default")
    /// The final message.
    public static let finalMessage: ContentContext = ContentContext(identifier: "final")
    /// The default stream.
    public static let defaultStream: ContentContext = ContentContext(identifier: "stream")
    /// Whether it is final.
    open var isFinal: Bool { identifier == "final" }
  }
  /// The step after data are sent.
  public enum SendCompletion: Sendable {
    /// A function is called.
    case contentProcessed(@Sendable (NWError?) -> Void)
    /// The case of idempotent.
    case idempotent
  }
  /// The endpoint.
  public let endpoint: NWEndpoint
  /// The parameters.
  public let parameters: NWParameters
  /// Called when the state changes.
  open var stateUpdateHandler: (@Sendable (State) -> Void)? = nil
  /// Called when the way changes; it does not.
  open var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? = nil
  /// Called when there is a better way; there is none.
  open var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? = nil
  /// Called when the way changes; it does not.
  open var pathUpdateHandler: (@Sendable (NWPath) -> Void)? = nil
  /// The state.
  open private(set) var state: State = State.setup
  /// The current path.
  open var currentPath: NWPath? { nil }
  /// Creates a connection.
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    self.endpoint = endpoint
    self.parameters = parameters
  }
  /// Creates a connection to a host.
  public convenience init(
    host: NWEndpoint.Host,
    port: NWEndpoint.Port,
    using parameters: NWParameters
  ) { self.init(to: .hostPort(host: host, port: port), using: parameters) }
  /// Begins, and waits for a network at once.
  open func start(queue: DispatchQueue) {
    state = .waiting(.posix(.ENETDOWN))
    stateUpdateHandler?(state)
  }
  /// Ends.
  open func cancel() {
    state = .cancelled
    stateUpdateHandler?(state)
  }
  /// Ends.
  open func forceCancel() { cancel() }
  /// Begins anew.
  open func restart() {}
  /// Fails: nothing is sent.
  open func send(
    content: Data?,
    contentContext: ContentContext = .defaultMessage,
    isComplete: Bool = true,
    completion: SendCompletion
  ) { if case .contentProcessed(let handler) = completion { handler(.posix(.ENETDOWN)) } }
  /// Waits for data, which never come.
  open func receive(
    minimumIncompleteLength: Int,
    maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {}
  /// Waits for data, which never come.
  open func receiveMessage(
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {}
}

/// Waits for connections, which never come.
open class NWListener: @unchecked Sendable {
  /// Its state.
  public enum State: Equatable, Sendable {
    /// The case of setup.
    case setup
    /// It waits.
    case waiting(NWError)
    /// The case of ready.
    case ready
    /// It has failed.
    case failed(NWError)
    /// The case of cancelled.
    case cancelled
  }
  /// A service nearby.
  public struct Service: Sendable {
    /// The name.
    public var name: String?
    /// The type.
    public var type: String
    /// The domain.
    public var domain: String?
    /// The txt record.
    public var txtRecord: Data?
    /// Creates a service.
    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
      self.name = name
      self.type = type
      self.domain = domain
      self.txtRecord = txtRecord
    }
  }
  /// The parameters.
  public let parameters: NWParameters
  /// The service.
  open var service: Service? = nil
  /// The port.
  open var port: NWEndpoint.Port? { nil }
  /// Called when the state changes.
  open var stateUpdateHandler: (@Sendable (State) -> Void)? = nil
  /// Called with connections; none comes.
  open var newConnectionHandler: (@Sendable (NWConnection) -> Void)? = nil
  /// The new connection limit.
  open var newConnectionLimit: Int = 0
  /// The state.
  open private(set) var state: State = State.setup
  /// Creates one.
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    self.parameters = parameters
  }
  /// Creates one for a service.
  public init(service: Service? = nil, using parameters: NWParameters) throws {
    self.parameters = parameters
    self.service = service
  }
  /// Begins, and waits for a network at once.
  open func start(queue: DispatchQueue) {
    state = .waiting(.posix(.ENETDOWN))
    stateUpdateHandler?(state)
  }
  /// Ends.
  open func cancel() {
    state = .cancelled
    stateUpdateHandler?(state)
  }
}

/// The facts of a service.
public struct NWTXTRecord: Hashable, Sendable {
  /// The dictionary.
  public private(set) var dictionary: [String: String]
  /// Creates facts.
  public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }
}

/// Looks for services, and finds none.
open class NWBrowser: @unchecked Sendable {
  /// Its state.
  public enum State: Equatable, Sendable {
    /// The case of setup.
    case setup
    /// The case of ready.
    case ready
    /// It has failed.
    case failed(NWError)
    /// The case of cancelled.
    case cancelled
    /// It waits.
    case waiting(NWError)
  }
  /// The things that are looked for.
  public enum Descriptor: Equatable, Sendable {
    /// Services of a kind.
    case bonjour(type: String, domain: String?)
    /// Services of a kind with their facts.
    case bonjourWithTXTRecord(type: String, domain: String?)
  }
  /// A service.
  public struct Result: Hashable, Sendable {
    /// Its facts.
    public enum Metadata: Hashable, Sendable {
      /// The case of none.
      case none
      /// Those of Bonjour.
      case bonjour(NWTXTRecord)
    }
    /// A change of services.
    public enum Change: Hashable, Sendable {
      /// The case of identical.
      case identical
      /// A new one.
      case added(Result)
      /// One that is gone.
      case removed(Result)
    }
    /// The endpoint.
    public let endpoint: NWEndpoint
    /// The interfaces.
    public let interfaces: [NWInterface]
    /// The metadata.
    public let metadata: Metadata
  }
  /// The descriptor.
  public let descriptor: Descriptor
  /// The parameters.
  public let parameters: NWParameters
  /// The browse results.
  open var browseResults: Set<Result> { [] }
  /// Called when the state changes.
  open var stateUpdateHandler: (@Sendable (State) -> Void)? = nil
  /// Called when services change; none is found.
  open var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)? = nil
  /// The state.
  open private(set) var state: State = State.setup
  /// Creates one.
  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    self.descriptor = descriptor
    self.parameters = parameters
  }
  /// Begins, and finds nothing.
  open func start(queue: DispatchQueue) {
    state = .ready
    stateUpdateHandler?(state)
  }
  /// Ends.
  open func cancel() {
    state = .cancelled
    stateUpdateHandler?(state)
  }
}
