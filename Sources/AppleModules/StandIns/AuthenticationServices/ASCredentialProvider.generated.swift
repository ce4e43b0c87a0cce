// Written by Scripts/generate-tables from Reference/apple-modules/AuthenticationServices.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// The name of the domain of errors.
public let ASExtensionErrorDomain: String = "ASExtensionErrorDomain"

/// A reason why no password is given.
public struct ASExtensionError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// The case of failed.
    case failed = 0
    /// The case of user canceled.
    case userCanceled
    /// The case of user interaction required.
    case userInteractionRequired = 100
    /// The case of credential identity not found.
    case credentialIdentityNotFound

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? ASExtensionError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `failed`.
  public static var failed: Code { .failed }
  /// The code `userCanceled`.
  public static var userCanceled: Code { .userCanceled }
  /// The code `userInteractionRequired`.
  public static var userInteractionRequired: Code { .userInteractionRequired }
  /// The code `credentialIdentityNotFound`.
  public static var credentialIdentityNotFound: Code { .credentialIdentityNotFound }
}

/// The service of a password.
open class ASCredentialServiceIdentifier: NSObject {
  /// The kind of its name.
  public enum IdentifierType: Int, Hashable, Sendable {
    /// The case of domain.
    case domain
    /// The case of URL.
    case URL
  }
  /// The identifier.
  public let identifier: String
  /// The type.
  public let type: IdentifierType
  /// Creates a service.
  public init(identifier: String, type: IdentifierType) {
    self.identifier = identifier
    self.type = type
  }
}

/// The name of a proof.
public protocol ASCredentialIdentity: AnyObject {
  /// The user.
  var user: String { get }
  /// The record identifier.
  var recordIdentifier: String? { get }
  /// The rank.
  var rank: Int { get set }
}

/// The name of a password.
open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity {
  /// The service identifier.
  public let serviceIdentifier: ASCredentialServiceIdentifier
  /// The user.
  public let user: String
  /// The record identifier.
  public let recordIdentifier: String?
  /// The rank.
  open var rank: Int = 0
  /// Creates a name.
  public init(
    serviceIdentifier: ASCredentialServiceIdentifier,
    user: String,
    recordIdentifier: String?
  ) {
    self.serviceIdentifier = serviceIdentifier
    self.user = user
    self.recordIdentifier = recordIdentifier
  }
}

/// Whether passwords are given.
open class ASCredentialIdentityStoreState: NSObject {
  /// Whether it is enabled.
  open var isEnabled: Bool { false }
  /// Whether it supports incremental updates.
  open var supportsIncrementalUpdates: Bool { false }
}

/// The names of passwords, which are not kept.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
  /// The names of the app.
  private static let only = ASCredentialIdentityStore()
  open class var shared: ASCredentialIdentityStore { only }
  /// Calls a function with the answer: passwords are not given.
  open func getState(_ completion: @escaping (ASCredentialIdentityStoreState) -> Void) {
    completion(ASCredentialIdentityStoreState())
  }
  /// Returns that passwords are not given.
  open func state() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState() }
  /// Keeps no names.
  open func saveCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity],
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) { completion?(false, nil) }
  /// Removes no names.
  open func removeCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity],
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) { completion?(false, nil) }
  /// Removes all names, of which there are none.
  open func removeAllCredentialIdentities(_ completion: ((Bool, (any Error)?) -> Void)? = nil) {
    completion?(true, nil)
  }
  /// Keeps no names.
  open func replaceCredentialIdentities(
    with newCredentialIdentities: [ASPasswordCredentialIdentity],
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) { completion?(false, nil) }
}

/// Where a password goes.
open class ASCredentialProviderExtensionContext: NSExtensionContext {
  /// Gives a password, which nobody asked for.
  open func completeRequest(
    withSelectedCredential credential: ASPasswordCredential,
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// Ends the settings.
  open func completeExtensionConfigurationRequest() {}
}

/// The first screen of an extension that gives passwords.
open class ASCredentialProviderViewController: UIViewController {
  /// Called before passwords are shown.
  open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
  /// Called for a password at once.
  open func provideCredentialWithoutUserInteraction(
    for credentialIdentity: ASPasswordCredentialIdentity
  ) {}
  /// Called before a password is asked for.
  open func prepareInterfaceToProvideCredential(
    for credentialIdentity: ASPasswordCredentialIdentity
  ) {}
  /// Called before the settings are shown.
  open func prepareInterfaceForExtensionConfiguration() {}
}
