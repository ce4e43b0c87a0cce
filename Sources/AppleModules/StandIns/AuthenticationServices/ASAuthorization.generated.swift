// Written by Scripts/generate-tables from Reference/apple-modules/AuthenticationServices.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// A reason why nobody signs in.
public struct ASAuthorizationError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// The case of unknown.
    case unknown = 1000
    /// The case of canceled.
    case canceled
    /// The case of invalid response.
    case invalidResponse
    /// The case of not handled.
    case notHandled
    /// The case of failed.
    case failed
    /// The case of not interactive.
    case notInteractive

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? ASAuthorizationError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `canceled`.
  public static var canceled: Code { .canceled }
  /// The code `invalidResponse`.
  public static var invalidResponse: Code { .invalidResponse }
  /// The code `notHandled`.
  public static var notHandled: Code { .notHandled }
  /// The code `failed`.
  public static var failed: Code { .failed }
  /// The code `notInteractive`.
  public static var notInteractive: Code { .notInteractive }
}

/// A wish to sign in.
open class ASAuthorizationRequest: NSObject {}

/// An answer to a wish to sign in.
open class ASAuthorization: NSObject {
  /// A fact about a person.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The string of the constant.
    public let rawValue: String
    /// Creates a constant from its string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The full name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The email.
    public static let email = Scope(rawValue: "email")
  }
  /// The provider.
  public let provider: any ASAuthorizationProvider = ASAuthorizationAppleIDProvider()
  /// The credential.
  public let credential: any ASAuthorizationCredential = ASPasswordCredential(user: "", password: "")
}

/// A way to sign in.
public protocol ASAuthorizationProvider: AnyObject {}

/// The proof of a person.
public protocol ASAuthorizationCredential: AnyObject {}

/// A wish for facts about a person.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// The requested scopes.
  open var requestedScopes: [ASAuthorization.Scope]? = nil
  /// The state.
  open var state: String? = nil
  /// The nonce.
  open var nonce: String? = nil
}

/// A wish to sign in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// The user.
  open var user: String? = nil
}

/// Signs in with Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// Whether a person is signed in.
  public enum CredentialState: Int, Hashable, Sendable {
    /// The case of revoked.
    case revoked
    /// The case of authorized.
    case authorized
    /// The case of not found.
    case notFound
    /// The case of transferred.
    case transferred
  }
  /// Returns a wish.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Calls a function with the answer: the person is not known.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
  /// Returns that the person is not known.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Whether a user is a person.
public enum ASUserDetectionStatus: Int, Hashable, Sendable {
  /// The case of unsupported.
  case unsupported
  /// The case of unknown.
  case unknown
  /// The case of likely real.
  case likelyReal
}

/// The proof of a person by Apple.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// The user.
  open var user: String { "" }
  /// The email.
  open var email: String? { nil }
  /// The full name.
  open var fullName: PersonNameComponents? { nil }
  /// The identity token.
  open var identityToken: Data? { nil }
  /// The authorization code.
  open var authorizationCode: Data? { nil }
  /// The state.
  open var state: String? { nil }
  /// The real user status.
  open var realUserStatus: ASUserDetectionStatus { .unknown }
}

/// A name with a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The user.
  public let user: String
  /// The password.
  public let password: String
  /// Creates a proof.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// A wish for a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Gives passwords, of which there are none.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// Returns a wish.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// Called about people who sign in; nobody does.
public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// Called for the event “did complete with authorization”.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  /// Called for the event “did complete with error”.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  )
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  ) {}
}

/// Gives the window of a sheet.
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// Called for the event “presentation anchor for”.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A sheet that signs in, which is not shown.
open class ASAuthorizationController: NSObject {
  /// The authorization requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The delegate.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The presentation context provider.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  /// Creates a sheet.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  /// Tells the delegate that the person has canceled.
  open func performRequests() {
    delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
  }
  /// Shows nothing.
  open func performAutoFillAssistedRequests() {}
  /// Closes the sheet.
  open func cancel() {}
}
