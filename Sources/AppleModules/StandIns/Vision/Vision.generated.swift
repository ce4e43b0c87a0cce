// Written by Scripts/generate-tables from Reference/apple-modules/Vision.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import CoreML
@_exported public import CoreVideo

/// Another name of Float.
public typealias VNConfidence = Float

/// Another name of (VNRequest, (any Error)?) -> Void.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// A question about a picture.
open class VNRequest: NSObject {
  /// Called when the request was performed.
  public let completionHandler: VNRequestCompletionHandler?
  /// The findings: there are none.
  open var results: [VNObservation]? { nil }
  /// Whether it uses CPU only.
  open var usesCPUOnly: Bool = false
  /// Whether prefer background processing is on.
  open var preferBackgroundProcessing: Bool = false
  /// The revision.
  open var revision: Int = 1
  /// Creates a request.
  public convenience override init() { self.init(completionHandler: nil) }
  /// Creates a request with a function that is called at the end.
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
  }
  /// Cancels the request.
  open func cancel() {}
}

/// A question about a part of a picture.
open class VNImageBasedRequest: VNRequest {
  /// The region of interest.
  open var regionOfInterest: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Whether texts are read fast or well.
public enum VNRequestTextRecognitionLevel: Int, Hashable, Sendable {
  /// The case of accurate.
  case accurate
  /// The case of fast.
  case fast
}

/// A question for texts.
open class VNRecognizeTextRequest: VNImageBasedRequest {
  /// The recognition level.
  open var recognitionLevel: VNRequestTextRecognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// The recognition languages.
  open var recognitionLanguages: [String] = []
  /// Whether it uses language correction.
  open var usesLanguageCorrection: Bool = true
  /// Whether automatically detects language is on.
  open var automaticallyDetectsLanguage: Bool = false
  /// The custom words.
  open var customWords: [String] = []
  /// The minimum text height.
  open var minimumTextHeight: Float = 0
  /// Returns the languages that can be read: there are none.
  open func supportedRecognitionLanguages() throws -> [String] { [] }
}

/// A question for places of texts.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest {}

/// A question for places of faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {}

/// A question for parts of faces.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {}

/// A question for qualities of faces.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest {}

/// A question for kinds of pictures.
open class VNClassifyImageRequest: VNImageBasedRequest {}

/// A question for places that catch the eye.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {}

/// A question for places of objects.
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest {}

/// A question for places of people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {}

/// A question for the horizon.
open class VNDetectHorizonRequest: VNImageBasedRequest {}

/// A question for prints of pictures.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {}

/// A question for places of documents.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest {}

/// A question for the places of objects before the background.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest {}

/// A question for animals.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest {}

/// A question for poses of people.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {}

/// A question for poses of hands.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
  /// The maximum hand count.
  open var maximumHandCount: Int = 2
}

/// A question for the places of people.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {
  /// How well they are found.
  public enum QualityLevel: UInt, Hashable, Sendable {
    /// The case of accurate.
    case accurate
    /// The case of balanced.
    case balanced
    /// The case of fast.
    case fast
  }
  /// The quality level.
  open var qualityLevel: QualityLevel = QualityLevel.accurate
  /// The output pixel format.
  open var outputPixelFormat: OSType = kCVPixelFormatType_OneComponent8
}

/// A question for rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
  /// The minimum aspect ratio.
  open var minimumAspectRatio: Float = 0.5
  /// The maximum aspect ratio.
  open var maximumAspectRatio: Float = 1
  /// The quadrature tolerance.
  open var quadratureTolerance: Float = 30
  /// The minimum size.
  open var minimumSize: Float = 0.2
  /// The minimum confidence.
  open var minimumConfidence: VNConfidence = 0
  /// The maximum observations.
  open var maximumObservations: Int = 1
}

/// A kind of codes.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  /// The string of the constant.
  public let rawValue: String
  /// Creates a constant from its string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The qr.
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  /// The aztec.
  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  /// The code128.
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  /// The code39.
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  /// The code93.
  public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
  /// The data matrix.
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
  /// The ean8.
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  /// The ean13.
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  /// The itf14.
  public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
  /// The i2of5.
  public static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
  /// The pdf417.
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  /// The upce.
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
  /// The codabar.
  public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
  /// The micro QR.
  public static let microQR = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroQR")
}

/// A question for codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
  /// The symbologies.
  open var symbologies: [VNBarcodeSymbology] = []
}

/// The way in which a picture fits a model.
public enum VNImageCropAndScaleOption: UInt, Hashable, Sendable {
  /// The case of center crop.
  case centerCrop
  /// The case of scale fit.
  case scaleFit
  /// The case of scale fill.
  case scaleFill
  /// The case of scale fit rotate90 CCW.
  case scaleFitRotate90CCW = 257
  /// The case of scale fill rotate90 CCW.
  case scaleFillRotate90CCW
}

/// A model for pictures.
open class VNCoreMLModel: NSObject {
  /// Creates a model of another one.
  public init(for model: MLModel) throws {}
}

/// A question for what a model finds.
open class VNCoreMLRequest: VNImageBasedRequest {
  /// The model.
  public let model: VNCoreMLModel
  /// The image crop and scale option.
  open var imageCropAndScaleOption: VNImageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  /// Creates a request of a model.
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}

/// A wish about a picture.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  /// The string of the constant.
  public let rawValue: String
  /// Creates a constant from its string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The properties.
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  /// The camera intrinsics.
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  /// The ci context.
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// Performs requests about a picture, which find nothing.
open class VNImageRequestHandler: NSObject {
  /// Creates one for a picture.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  /// Creates one for a picture.
  public init(
    cgImage image: CGImage,
    orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  /// Creates one for a picture.
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  /// Creates one for a picture.
  public init(
    ciImage image: CIImage,
    orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  /// Creates one for pixels.
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  /// Creates one for pixels.
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer,
    orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  /// Creates one for a file.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  /// Creates one for a file.
  public init(
    url imageURL: URL,
    orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  /// Creates one for a file in memory.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
  /// Creates one for a file in memory.
  public init(
    data imageData: Data,
    orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  /// Performs requests, which find nothing.
  open func perform(_ requests: [VNRequest]) throws {
    for request in requests { request.completionHandler?(request, nil) }
  }
}

/// Performs requests about several pictures, which find nothing.
open class VNSequenceRequestHandler: NSObject {
  /// Performs requests, which find nothing.
  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
    for request in requests { request.completionHandler?(request, nil) }
  }
  /// Performs requests, which find nothing.
  open func perform(
    _ requests: [VNRequest],
    on pixelBuffer: CVPixelBuffer,
    orientation: CGImagePropertyOrientation
  ) throws { for request in requests { request.completionHandler?(request, nil) } }
  /// Performs requests, which find nothing.
  open func perform(_ requests: [VNRequest], onCGImage image: CGImage) throws {
    for request in requests { request.completionHandler?(request, nil) }
  }
}
