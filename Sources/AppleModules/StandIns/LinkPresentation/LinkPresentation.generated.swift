// Written by Scripts/generate-tables from Reference/apple-modules/LinkPresentation.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// The facts of a link that its view shows.
open class LPLinkMetadata: NSObject {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address of the page.
  open var url: URL?
  /// The title.
  open var title: String?
  /// The source of the icon.
  open var iconProvider: NSItemProvider?
  /// The source of the picture.
  open var imageProvider: NSItemProvider?
  /// The source of the film.
  open var videoProvider: NSItemProvider?
  /// The address of the film.
  open var remoteVideoURL: URL?
  /// Creates facts that are set later.
  public override init() { super.init() }
}

/// A reason why there are no facts of a link.
public struct LPError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// The reason is not known.
    case unknown = 1
    /// The page was not loaded.
    case metadataFetchFailed
    /// The app canceled the request.
    case metadataFetchCancelled
    /// The page took too long.
    case metadataFetchTimedOut

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? LPError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `metadataFetchFailed`.
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  /// The code `metadataFetchCancelled`.
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  /// The code `metadataFetchTimedOut`.
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
}

/// Asks for the facts of a link, of which there are none, because no page is loaded.
open class LPMetadataProvider: NSObject {
  /// The seconds until asking ends.
  open var timeout: Double = 30.0
  /// Whether what the page refers to is loaded.
  open var shouldFetchSubresources: Bool = true
  /// Creates an object that can be asked.
  public override init() { super.init() }
  /// Calls a function with the reason that nothing is loaded.
  open func startFetchingMetadata(
    for url: URL,
    completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) { completionHandler(nil, LPError(.metadataFetchFailed)) }
  /// Throws the reason that nothing is loaded.
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    throw LPError(.metadataFetchFailed)
  }
  /// Ends asking.
  open func cancel() {}
}
