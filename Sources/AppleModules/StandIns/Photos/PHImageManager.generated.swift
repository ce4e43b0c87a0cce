// Written by Scripts/generate-tables from Reference/apple-modules/Photos.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// The number of a question for a picture.
public typealias PHImageRequestID = Int32

/// The number of no question.
public let PHInvalidImageRequestID: PHImageRequestID = 0

/// The size of a picture as it is.
public let PHImageManagerMaximumSize: CGSize = CGSize(width: -1, height: -1)

/// The key of whether a picture is not the best.
public let PHImageResultIsDegradedKey: String = "PHImageResultIsDegradedKey"

/// The key of whether a picture is not on the device.
public let PHImageResultIsInCloudKey: String = "PHImageResultIsInCloudKey"

/// The key of whether the question was ended.
public let PHImageCancelledKey: String = "PHImageCancelledKey"

/// The key of the reason of a failure.
public let PHImageErrorKey: String = "PHImageErrorKey"

/// The way in which a picture fills a size.
public enum PHImageContentMode: Int, Hashable, Sendable {
  /// The picture fits into the size.
  case aspectFit
  /// The picture fills the size.
  case aspectFill
  /// The picture fits into the size.
  public static let `default`: PHImageContentMode = PHImageContentMode.aspectFit
}

/// Which picture comes.
public enum PHImageRequestOptionsDeliveryMode: Int, Hashable, Sendable {
  /// One or more pictures, the best last.
  case opportunistic
  /// The best picture.
  case highQualityFormat
  /// The picture that comes fastest.
  case fastFormat
}

/// The size of the picture that comes.
public enum PHImageRequestOptionsResizeMode: Int, Hashable, Sendable {
  /// The picture keeps its size.
  case none
  /// A size near the one that was asked for.
  case fast
  /// The size that was asked for.
  case exact
}

/// The form of the picture that comes.
public enum PHImageRequestOptionsVersion: Int, Hashable, Sendable {
  /// The picture with its edits.
  case current
  /// The picture without its edits.
  case unadjusted
  /// The file as it was taken.
  case original
}

/// The settings of a question for a picture.
open class PHImageRequestOptions: NSObject {
  /// Which picture comes.
  open var deliveryMode: PHImageRequestOptionsDeliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The size of the picture that comes.
  open var resizeMode: PHImageRequestOptionsResizeMode = PHImageRequestOptionsResizeMode.fast
  /// The form of the picture that comes.
  open var version: PHImageRequestOptionsVersion = PHImageRequestOptionsVersion.current
  /// Whether the picture comes at once.
  open var isSynchronous: Bool = false
  /// Whether the picture may come from the net.
  open var isNetworkAccessAllowed: Bool = false
  /// Called about the part that is there.
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}

/// Gives pictures, of which there are none.
open class PHImageManager: NSObject {
  /// Returns one for the app.
  open class func `default`() -> PHImageManager { PHImageManager() }
  /// Calls back without a picture.
  @discardableResult open func requestImage(
    for asset: PHAsset,
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }
  /// Calls back without a picture.
  @discardableResult open func requestImageDataAndOrientation(
    for asset: PHAsset,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, nil)
    return PHInvalidImageRequestID
  }
  /// Ends a question.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Gives many pictures, of which there are none.
open class PHCachingImageManager: PHImageManager {
  /// Whether pictures are kept in their best form.
  open var allowsCachingHighQualityImages: Bool = true
  /// Keeps nothing.
  open func startCachingImages(
    for assets: [PHAsset],
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Forgets nothing.
  open func stopCachingImagesForAllAssets() {}
}
