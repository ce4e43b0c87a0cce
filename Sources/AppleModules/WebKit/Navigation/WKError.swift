public import Foundation

/// The domain of errors of web views.
public let WKErrorDomain = "WKErrorDomain"

/// The key of the words of an error in a script.
public let WKJavaScriptExceptionMessageErrorKey = "WKJavaScriptExceptionMessage"

/// An error of a web view.
public struct WKError: CustomNSError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Hashable, Sendable, CaseIterable {
    case unknown = 1, webContentProcessTerminated, webViewInvalidated
    case javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported
  }

  /// The kind of the error.
  public let code: Code
  /// The error in words.
  public let reason: String

  init(_ code: Code, _ reason: String) {
    self.code = code
    self.reason = reason
  }

  /// The domain, ``WKErrorDomain``.
  public static var errorDomain: String { WKErrorDomain }

  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// The words under Foundation's key, and under WebKit's for errors in scripts.
  public var errorUserInfo: [String: Any] {
    let words = [NSLocalizedDescriptionKey: reason]
    guard code == .javaScriptExceptionOccurred else { return words }
    return words.merging([WKJavaScriptExceptionMessageErrorKey: reason]) { $1 }
  }
}
