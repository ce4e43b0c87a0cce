// Written by Scripts/generate-tables from Reference/apple-modules/Vision.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import CoreML
@_exported public import CoreVideo

/// Something that was found.
open class VNObservation: NSObject {
  /// The uuid.
  public let uuid: UUID = UUID()
  /// The confidence.
  open var confidence: VNConfidence { 0 }
}

/// A place that was found.
open class VNDetectedObjectObservation: VNObservation {
  /// The bounding box.
  open var boundingBox: CGRect { .zero }
}

/// A rectangle that was found.
open class VNRectangleObservation: VNDetectedObjectObservation {
  /// The top left.
  open var topLeft: CGPoint { .zero }
  /// The top right.
  open var topRight: CGPoint { .zero }
  /// The bottom left.
  open var bottomLeft: CGPoint { .zero }
  /// The bottom right.
  open var bottomRight: CGPoint { .zero }
}

/// A place of a text that was found.
open class VNTextObservation: VNRectangleObservation {
  /// The character boxes.
  open var characterBoxes: [VNRectangleObservation]? { nil }
}

/// A text that was read.
open class VNRecognizedText: NSObject {
  /// The string.
  open var string: String { "" }
  /// The confidence.
  open var confidence: VNConfidence { 0 }
  /// Returns the place of a part: it is not known.
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

/// A text that was found.
open class VNRecognizedTextObservation: VNRectangleObservation {
  /// Returns the readings: there are none.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// A code that was found.
open class VNBarcodeObservation: VNRectangleObservation {
  /// The payload string value.
  open var payloadStringValue: String? { nil }
  /// The symbology.
  open var symbology: VNBarcodeSymbology { .qr }
}

/// A face that was found.
open class VNFaceObservation: VNDetectedObjectObservation {
  /// The roll.
  open var roll: NSNumber? { nil }
  /// The yaw.
  open var yaw: NSNumber? { nil }
  /// The face capture quality.
  open var faceCaptureQuality: Float? { nil }
}

/// A kind that was found.
open class VNClassificationObservation: VNObservation {
  /// The identifier.
  open var identifier: String { "" }
}

/// An object that was found.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation {
  /// The labels.
  open var labels: [VNClassificationObservation] { [] }
}

/// A value that a model found.
open class VNCoreMLFeatureValueObservation: VNObservation {
  /// The feature name.
  open var featureName: String { "" }
  /// The feature value.
  open var featureValue: MLFeatureValue { MLFeatureValue(int64: 0) }
}

/// Pixels that a model made.
open class VNPixelBufferObservation: VNObservation {
  /// The feature name.
  open var featureName: String? { nil }
}

/// Places that catch the eye.
open class VNSaliencyImageObservation: VNPixelBufferObservation {
  /// The salient objects.
  open var salientObjects: [VNRectangleObservation]? { nil }
}

/// The print of a picture.
open class VNFeaturePrintObservation: VNObservation {
  /// The element count.
  open var elementCount: Int { 0 }
}

/// Returns the rectangle in pixels of one in parts of the picture.
public func VNImageRectForNormalizedRect(
  _ normalizedRect: CGRect,
  _ imageWidth: Int,
  _ imageHeight: Int
) -> CGRect {
  CGRect(x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight), width: normalizedRect.width * CGFloat(imageWidth), height: normalizedRect.height * CGFloat(imageHeight))
}

/// Returns the point in pixels of one in parts of the picture.
public func VNImagePointForNormalizedPoint(
  _ normalizedPoint: CGPoint,
  _ imageWidth: Int,
  _ imageHeight: Int
) -> CGPoint {
  CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}

/// Returns the rectangle in parts of the picture of one in pixels.
public func VNNormalizedRectForImageRect(
  _ imageRect: CGRect,
  _ imageWidth: Int,
  _ imageHeight: Int
) -> CGRect {
  CGRect(x: imageRect.minX / CGFloat(imageWidth), y: imageRect.minY / CGFloat(imageHeight), width: imageRect.width / CGFloat(imageWidth), height: imageRect.height / CGFloat(imageHeight))
}
