// Written by Scripts/generate-tables from Reference/apple-modules/DeviceCheck.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// A reason why a device is not attested.
public struct DCError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// The case of unknown system failure.
    case unknownSystemFailure = 0
    /// The case of feature unsupported.
    case featureUnsupported
    /// The case of invalid input.
    case invalidInput
    /// The case of invalid key.
    case invalidKey
    /// The case of server unavailable.
    case serverUnavailable

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? DCError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `unknownSystemFailure`.
  public static var unknownSystemFailure: Code { .unknownSystemFailure }
  /// The code `featureUnsupported`.
  public static var featureUnsupported: Code { .featureUnsupported }
  /// The code `invalidInput`.
  public static var invalidInput: Code { .invalidInput }
  /// The code `invalidKey`.
  public static var invalidKey: Code { .invalidKey }
  /// The code `serverUnavailable`.
  public static var serverUnavailable: Code { .serverUnavailable }
}

/// The device, which is not supported.
open class DCDevice: NSObject, @unchecked Sendable {
  /// The device.
  private static let only = DCDevice()
  open class var current: DCDevice { only }
  /// Whether it is supported.
  open var isSupported: Bool { false }
  /// Fails: the device is not supported.
  open func generateToken(completionHandler completion: @escaping (Data?, (any Error)?) -> Void) {
    completion(nil, DCError(.featureUnsupported))
  }
  /// Fails: the device is not supported.
  open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

/// The attestation of an app, which is not supported.
open class DCAppAttestService: NSObject, @unchecked Sendable {
  /// The attestation of the app.
  private static let only = DCAppAttestService()
  open class var shared: DCAppAttestService { only }
  /// Whether it is supported.
  open var isSupported: Bool { false }
  /// Fails: the device is not supported.
  open func generateKey(completionHandler: @escaping (String?, (any Error)?) -> Void) {
    completionHandler(nil, DCError(.featureUnsupported))
  }
  /// Fails: the device is not supported.
  open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
  /// Fails: the device is not supported.
  open func attestKey(
    _ keyId: String,
    clientDataHash: Data,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { completionHandler(nil, DCError(.featureUnsupported)) }
  /// Fails: the device is not supported.
  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
  /// Fails: the device is not supported.
  open func generateAssertion(
    _ keyId: String,
    clientDataHash: Data,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { completionHandler(nil, DCError(.featureUnsupported)) }
  /// Fails: the device is not supported.
  open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
}
