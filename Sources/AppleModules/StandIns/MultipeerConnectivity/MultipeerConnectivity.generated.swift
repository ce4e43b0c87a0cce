// Written by Scripts/generate-tables from Reference/apple-modules/MultipeerConnectivity.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// A reason why data are not sent.
public struct MCError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// The case of unknown.
    case unknown
    /// The case of not connected.
    case notConnected
    /// The case of invalid parameter.
    case invalidParameter
    /// The case of unsupported.
    case unsupported
    /// The case of timed out.
    case timedOut
    /// The case of cancelled.
    case cancelled
    /// The case of unavailable.
    case unavailable

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? MCError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `notConnected`.
  public static var notConnected: Code { .notConnected }
  /// The code `invalidParameter`.
  public static var invalidParameter: Code { .invalidParameter }
  /// The code `unsupported`.
  public static var unsupported: Code { .unsupported }
  /// The code `timedOut`.
  public static var timedOut: Code { .timedOut }
  /// The code `cancelled`.
  public static var cancelled: Code { .cancelled }
  /// The code `unavailable`.
  public static var unavailable: Code { .unavailable }
}

/// The name of a device.
public final class MCPeerID: NSObject, @unchecked Sendable {
  /// The display name.
  public let displayName: String
  /// Creates a name.
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
}

/// Whether a device takes part.
public enum MCSessionState: Int, Hashable, Sendable {
  /// The case of not connected.
  case notConnected
  /// The case of connecting.
  case connecting
  /// The case of connected.
  case connected
}

/// Whether data arrive.
public enum MCSessionSendDataMode: Int, Hashable, Sendable {
  /// The case of reliable.
  case reliable
  /// The case of unreliable.
  case unreliable
}

/// Whether data are encrypted.
public enum MCEncryptionPreference: Int, Hashable, Sendable {
  /// The case of optional.
  case optional
  /// The case of required.
  case required
  /// The case of none.
  case none
}

/// Devices that talk to each other.
open class MCSession: NSObject {
  /// The my peer ID.
  public let myPeerID: MCPeerID
  /// The encryption preference.
  public let encryptionPreference: MCEncryptionPreference
  /// The delegate.
  open weak var delegate: (any MCSessionDelegate)?
  /// The connected peers.
  open var connectedPeers: [MCPeerID] { [] }
  /// Creates a session of a device.
  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
  }
  /// Creates a session of a device.
  public init(
    peer myPeerID: MCPeerID,
    securityIdentity identity: [Any]?,
    encryptionPreference: MCEncryptionPreference
  ) {
    self.myPeerID = myPeerID
    self.encryptionPreference = encryptionPreference
  }
  /// Fails: no device takes part.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw MCError(.notConnected)
  }
  /// Ends the session.
  open func disconnect() {}
}

/// Called about a session.
public protocol MCSessionDelegate: AnyObject {
  /// Called for the event “did change”.
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  /// Called for the event “did receive”.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  /// Called for the event “did receive”.
  func session(
    _ session: MCSession,
    didReceive stream: InputStream,
    withName streamName: String,
    fromPeer peerID: MCPeerID
  )
  /// Called for the event “did start receiving resource with name”.
  func session(
    _ session: MCSession,
    didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID,
    with progress: Progress
  )
  /// Called for the event “did finish receiving resource with name”.
  func session(
    _ session: MCSession,
    didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID,
    at localURL: URL?,
    withError error: (any Error)?
  )
}

/// Offers a service, which nobody finds.
open class MCNearbyServiceAdvertiser: NSObject {
  /// The my peer ID.
  public let myPeerID: MCPeerID
  /// The service type.
  public let serviceType: String
  /// The discovery info.
  public let discoveryInfo: [String: String]?
  /// The delegate.
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  /// Creates an offer.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    self.myPeerID = myPeerID
    discoveryInfo = info
    self.serviceType = serviceType
  }
  /// Begins.
  open func startAdvertisingPeer() {}
  /// Ends.
  open func stopAdvertisingPeer() {}
}

/// Called about an offer.
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
  /// Called for the event “did receive invitation from peer”.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser,
    didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void
  )
  /// Called for the event “did not start advertising peer”.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser,
    didNotStartAdvertisingPeer error: any Error
  )
}

extension MCNearbyServiceAdvertiserDelegate {
  /// Does nothing.
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser,
    didNotStartAdvertisingPeer error: any Error
  ) {}
}

/// Looks for services and finds none.
open class MCNearbyServiceBrowser: NSObject {
  /// The my peer ID.
  public let myPeerID: MCPeerID
  /// The service type.
  public let serviceType: String
  /// The delegate.
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  /// Creates one.
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    self.myPeerID = myPeerID
    self.serviceType = serviceType
  }
  /// Begins.
  open func startBrowsingForPeers() {}
  /// Ends.
  open func stopBrowsingForPeers() {}
  /// Invites a device, which does not answer.
  open func invitePeer(
    _ peerID: MCPeerID,
    to session: MCSession,
    withContext context: Data?,
    timeout: TimeInterval
  ) {}
}

/// Called about services; none is found.
public protocol MCNearbyServiceBrowserDelegate: AnyObject {
  /// Called for the event “browser found peer with discovery info”.
  func browser(
    _ browser: MCNearbyServiceBrowser,
    foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  )
  /// Called for the event “browser lost peer”.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  /// Called for the event “did not start browsing for peers”.
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  /// Does nothing.
  public func browser(
    _ browser: MCNearbyServiceBrowser,
    didNotStartBrowsingForPeers error: any Error
  ) {}
}

/// Offers a service with a sheet.
open class MCAdvertiserAssistant: NSObject {
  /// The session.
  public let session: MCSession
  /// The service type.
  public let serviceType: String
  /// The discovery info.
  public let discoveryInfo: [String: String]?
  /// Creates an offer.
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    self.serviceType = serviceType
    discoveryInfo = info
    self.session = session
  }
  /// Begins.
  open func start() {}
  /// Ends.
  open func stop() {}
}

/// A sheet of devices, which stays empty.
open class MCBrowserViewController: UIViewController {
  /// The session.
  public let session: MCSession
  /// The delegate.
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  /// The minimum number of peers.
  open var minimumNumberOfPeers: Int = 2
  /// The maximum number of peers.
  open var maximumNumberOfPeers: Int = 8
  /// Creates a sheet.
  public init(serviceType: String, session: MCSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns nil: no archive has a session.
  public required init?(coder: NSCoder) { nil }
}

/// Called about a sheet of devices.
public protocol MCBrowserViewControllerDelegate: AnyObject {
  /// Called for the event “browser view controller did finish”.
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  /// Called for the event “browser view controller was cancelled”.
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
