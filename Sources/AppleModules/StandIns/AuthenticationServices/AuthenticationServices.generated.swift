// Written by Scripts/generate-tables from Reference/apple-modules/AuthenticationServices.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// The window over which a sheet appears.
public typealias ASPresentationAnchor = UIWindow

/// A reason why a person is not signed in on a page.
public struct ASWebAuthenticationSessionError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// The person closed the page.
    case canceledLogin = 1
    /// No window was named.
    case presentationContextNotProvided
    /// The window cannot be used.
    case presentationContextInvalid

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? ASWebAuthenticationSessionError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `canceledLogin`.
  public static var canceledLogin: Code { .canceledLogin }
  /// The code `presentationContextNotProvided`.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// The code `presentationContextInvalid`.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// The window of the page on which a person signs in.
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// The domain of the reasons why a person is not signed in.
public let ASWebAuthenticationSessionErrorDomain: String = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// A page on which a person signs in, which is not shown.
open class ASWebAuthenticationSession: NSObject {
  /// Called at the end.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// The source of the window.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page knows nothing of the browser.
  open var prefersEphemeralWebBrowserSession: Bool = false
  /// Whether the page can be shown: it cannot.
  open var canStart: Bool { false }
  /// Creates a session.
  public init(
    url URL: URL,
    callbackURLScheme: String?,
    completionHandler: @escaping CompletionHandler
  ) {}
  /// Shows no page, and returns that it does not.
  @discardableResult open func start() -> Bool { false }
  /// Closes the page.
  open func cancel() {}
}
