// Written by Scripts/generate-tables from Reference/apple-modules/QuickLookThumbnailing.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// A reason why there is no picture.
public struct QLThumbnailError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// The case of generation failed.
    case generationFailed = 0
    /// The case of saving to URL failed.
    case savingToURLFailed
    /// The case of no cached thumbnail.
    case noCachedThumbnail
    /// The case of no cloud thumbnail.
    case noCloudThumbnail
    /// The case of request invalid.
    case requestInvalid
    /// The case of request cancelled.
    case requestCancelled

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? QLThumbnailError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `generationFailed`.
  public static var generationFailed: Code { .generationFailed }
  /// The code `savingToURLFailed`.
  public static var savingToURLFailed: Code { .savingToURLFailed }
  /// The code `noCachedThumbnail`.
  public static var noCachedThumbnail: Code { .noCachedThumbnail }
  /// The code `noCloudThumbnail`.
  public static var noCloudThumbnail: Code { .noCloudThumbnail }
  /// The code `requestInvalid`.
  public static var requestInvalid: Code { .requestInvalid }
  /// The code `requestCancelled`.
  public static var requestCancelled: Code { .requestCancelled }
}

/// A small picture.
open class QLThumbnailRepresentation: NSObject {
  /// A kind of picture.
  public enum RepresentationType: Int, Hashable, Sendable {
    /// The case of icon.
    case icon
    /// The case of low quality thumbnail.
    case lowQualityThumbnail
    /// The case of thumbnail.
    case thumbnail
  }
  /// The type.
  open var type: RepresentationType { .icon }
  /// The ui image.
  open var uiImage: UIImage { UIImage() }
  /// The cg image.
  open var cgImage: CGImage? { nil }
  /// The content rect.
  open var contentRect: CGRect { .zero }
}

/// Makes small pictures, which fails.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  /// A wish for a picture.
  open class Request: NSObject {
    /// Kinds of pictures.
    public struct RepresentationTypes: OptionSet, Hashable, Sendable {
      /// The bits.
      public let rawValue: UInt
      /// Creates a set from its bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The icon.
      public static let icon = RepresentationTypes(rawValue: 1<<0)
      /// The low quality thumbnail.
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 1<<1)
      /// The thumbnail.
      public static let thumbnail = RepresentationTypes(rawValue: 1<<2)
      /// The all.
      public static let all = RepresentationTypes(rawValue: 7)
    }
    /// The size.
    public let size: CGSize
    /// The scale.
    public let scale: CGFloat
    /// The representation types.
    public let representationTypes: RepresentationTypes
    /// Whether icon mode is on.
    open var iconMode: Bool = false
    /// The minimum dimension.
    open var minimumDimension: CGFloat = 0
    /// Creates a wish for a file.
    public init(
      fileAt url: URL,
      size: CGSize,
      scale: CGFloat,
      representationTypes: RepresentationTypes
    ) {
      self.size = size
      self.scale = scale
      self.representationTypes = representationTypes
    }
  }
  /// The maker of pictures.
  private static let only = QLThumbnailGenerator()
  open class var shared: QLThumbnailGenerator { only }
  /// Fails: no picture is made.
  open func generateBestRepresentation(
    for request: Request,
    completion completionHandler: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) { completionHandler(nil, QLThumbnailError(.generationFailed)) }
  /// Fails: no picture is made.
  open func generateBestRepresentation(
    for request: Request
  ) async throws -> QLThumbnailRepresentation { throw QLThumbnailError(.generationFailed) }
  /// Fails: no picture is made.
  open func generateRepresentations(
    for request: Request,
    update updateHandler: ((QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void)? = nil
  ) { updateHandler?(nil, .thumbnail, QLThumbnailError(.generationFailed)) }
  /// Cancels a wish.
  open func cancel(_ request: Request) {}
}
