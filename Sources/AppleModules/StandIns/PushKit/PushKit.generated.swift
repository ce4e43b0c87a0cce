// Written by Scripts/generate-tables from Reference/apple-modules/PushKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// The use of a push.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
  /// The string of the constant.
  public let rawValue: String
  /// Creates a constant from its string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A call over the network.
  public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
  /// An update of a complication.
  public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
  /// A change of files.
  public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}

/// The token by which pushes come.
open class PKPushCredentials: NSObject {
  /// The use.
  open var type: PKPushType { .voIP }
  /// The token.
  open var token: Data { Data() }
}

/// A push.
open class PKPushPayload: NSObject {
  /// The use.
  open var type: PKPushType { .voIP }
  /// The values.
  open var dictionaryPayload: [AnyHashable: Any] { [:] }
}

/// Asks for pushes, which do not come.
open class PKPushRegistry: NSObject {
  /// The object that is told about pushes.
  open weak var delegate: (any PKPushRegistryDelegate)?
  /// The uses that are asked for.
  open var desiredPushTypes: Set<PKPushType>!
  /// Creates an object that asks for pushes.
  public init(queue: DispatchQueue?) { super.init() }
  /// Returns the token of a use.
  open func pushToken(for type: PKPushType) -> Data? { nil }
}

/// Called about pushes.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
  /// Called with a token.
  func pushRegistry(
    _ registry: PKPushRegistry,
    didUpdate pushCredentials: PKPushCredentials,
    for type: PKPushType
  )
  /// Called with a push.
  func pushRegistry(
    _ registry: PKPushRegistry,
    didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType,
    completion: @escaping () -> Void
  )
  /// Called when a token ends.
  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
  /// Answers for an object that does not have it.
  public func pushRegistry(
    _ registry: PKPushRegistry,
    didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType,
    completion: @escaping () -> Void
  ) { completion() }
  /// Does nothing.
  public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}
