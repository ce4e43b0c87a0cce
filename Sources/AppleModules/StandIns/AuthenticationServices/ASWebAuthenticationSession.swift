public import Foundation
public import HeadlessUIKit

/// The window over which a sheet appears.
public typealias ASPresentationAnchor = UIWindow

/// A reason why a person is not signed in on a page.
public struct ASWebAuthenticationSessionError: Error, Equatable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }
  /// The kind.
  public let code: Code
  /// Creates a reason.
  public init(_ code: Code) { self.code = code }
  /// The kind: the person closed the page.
  public static var canceledLogin: Code { .canceledLogin }
  /// The kind: there is no window.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// The kind: the window is none.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// The window of the page on which a person signs in.
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// The domain of the reasons why a person is not signed in.
public let ASWebAuthenticationSessionErrorDomain =
  "com.apple.AuthenticationServices.WebAuthenticationSession"

/// A page on which a person signs in, which is not shown.
open class ASWebAuthenticationSession: NSObject {
  /// Called at the end.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The source of the window.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page knows nothing of the browser.
  open var prefersEphemeralWebBrowserSession = false
  /// Whether the page can be shown: it cannot.
  open var canStart: Bool { false }

  /// Creates a session.
  public init(
    url URL: URL,
    callbackURLScheme: String?,
    completionHandler: @escaping CompletionHandler
  ) {}

  /// Shows no page, and returns that it does not.
  @discardableResult
  open func start() -> Bool { false }

  /// Closes the page.
  open func cancel() {}
}
