public import Foundation

/// Something that was found in an image.
open class CIFeature: NSObject {
  /// The kind.
  open var type: String { "" }
  /// The place in pixels.
  open var bounds: CGRect { .zero }
}

/// A QR code that was found in an image.
open class CIQRCodeFeature: CIFeature {
  /// The text of the code.
  open var messageString: String? { nil }
}

/// A face that was found in an image.
open class CIFaceFeature: CIFeature {
  /// Whether the face smiles.
  open var hasSmile: Bool { false }
}

/// Looks for faces and codes in images, and finds none.
open class CIDetector: NSObject {
  /// Creates a detector of a kind.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}

  /// Returns what is in an image: nothing is found.
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

/// The kind of faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The kind of QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The kind of rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The kind of texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The key of the accuracy.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// A low accuracy, which is fast.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// A high accuracy.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
