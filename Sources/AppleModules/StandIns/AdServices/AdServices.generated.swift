// Written by Scripts/generate-tables from Reference/apple-modules/AdServices.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// A reason why there is no token.
public struct AAAttributionError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// The case of network error.
    case networkError = 1
    /// The case of internal error.
    case internalError
    /// The case of platform not supported.
    case platformNotSupported

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? AAAttributionError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `networkError`.
  public static var networkError: Code { .networkError }
  /// The code `internalError`.
  public static var internalError: Code { .internalError }
  /// The code `platformNotSupported`.
  public static var platformNotSupported: Code { .platformNotSupported }
}

/// The attribution of the app's install.
open class AAAttribution: NSObject {
  /// Fails: there is no token.
  open class func attributionToken() throws -> String {
    throw AAAttributionError(.platformNotSupported)
  }
}
