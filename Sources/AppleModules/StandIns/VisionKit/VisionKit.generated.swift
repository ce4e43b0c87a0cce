// Written by Scripts/generate-tables from Reference/apple-modules/VisionKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// A camera for documents, which the device lacks.
open class VNDocumentCameraViewController: UIViewController {
  /// Whether the device has such a camera, which it has not.
  open class var isSupported: Bool { false }
  /// The delegate.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  /// Makes the place of the picture black.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
  }
}

/// Called about scans; there are none.
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  /// Called for the event “did finish with”.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController,
    didFinishWith scan: VNDocumentCameraScan
  )
  /// Called for the event “document camera view controller did cancel”.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// Called for the event “did fail with error”.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController,
    didFailWithError error: any Error
  )
}

extension VNDocumentCameraViewControllerDelegate {
  /// Does nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController,
    didFinishWith scan: VNDocumentCameraScan
  ) {}
  /// Does nothing.
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  /// Does nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController,
    didFailWithError error: any Error
  ) {}
}

/// Pages that were scanned.
open class VNDocumentCameraScan: NSObject {
  /// The page count.
  open var pageCount: Int { 0 }
  /// The title.
  open var title: String { "" }
  /// Returns an empty picture: there is no page.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// Something that a camera saw.
public enum RecognizedItem {
  /// A text.
  public struct Text {
    /// The id.
    public let id: UUID = UUID()
    /// The transcript.
    public let transcript: String
  }
  /// A code.
  public struct Barcode {
    /// The id.
    public let id: UUID = UUID()
    /// The payload string value.
    public let payloadStringValue: String?
  }
  /// A text.
  case text(Text)
  /// A code.
  case barcode(Barcode)
}

/// A camera for texts and codes, which the device lacks.
open class DataScannerViewController: UIViewController {
  /// How well is looked.
  public enum QualityLevel {
    /// The case of balanced.
    case balanced
    /// The case of fast.
    case fast
    /// The case of accurate.
    case accurate
  }
  /// A reason why nothing is scanned.
  public enum ScanningUnavailable: Error {
    /// The case of camera restricted.
    case cameraRestricted
    /// The case of unsupported.
    case unsupported
  }
  /// A kind of things.
  public struct RecognizedDataType: Hashable, Sendable {
    /// The kind.
    private let name: String
    /// Creates a kind.
    private init(_ name: String) { self.name = name }
    /// Returns texts.
    public static func text(languages: [String] = []) -> RecognizedDataType {
      RecognizedDataType("text")
    }
    /// Returns codes.
    public static func barcode(symbologies: [String] = []) -> RecognizedDataType {
      RecognizedDataType("barcode")
    }
  }
  /// Whether the device can scan, which it cannot.
  open class var isSupported: Bool { false }
  /// Whether the person lets the app scan.
  open class var isAvailable: Bool { false }
  /// The delegate.
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  /// The recognized data types.
  public let recognizedDataTypes: Set<RecognizedDataType>
  /// Whether it is scanning.
  open var isScanning: Bool { false }
  /// Creates a scanner.
  public init(
    recognizedDataTypes: Set<RecognizedDataType>,
    qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false,
    isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true,
    isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a scanner as if it came out of an archive; an archive is not read.
  public required init?(coder: NSCoder) {
    recognizedDataTypes = []
    super.init(coder: coder)
  }
  /// Fails: there is no camera.
  open func startScanning() throws { throw ScanningUnavailable.unsupported }
  /// Ends.
  open func stopScanning() {}
  /// Makes the place of the picture black.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
  }
}

/// Called about what a camera sees; there is none.
public protocol DataScannerViewControllerDelegate: AnyObject {
  /// Called for the event “did tap on”.
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  /// Called for the event “did add”.
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  )
  /// Called for the event “did update”.
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  )
  /// Called for the event “did remove”.
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  )
  /// Called for the event “data scanner became unavailable with error”.
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  )
}

extension DataScannerViewControllerDelegate {
  /// Does nothing.
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}

/// The findings in a picture.
open class ImageAnalysis {
  /// The transcript.
  open var transcript: String { "" }
}

/// Looks for texts in pictures, which is not supported.
open class ImageAnalyzer {
  /// Kinds of things.
  public struct AnalysisTypes: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Texts.
    public static let text: AnalysisTypes = AnalysisTypes(rawValue: 1)
    /// Codes.
    public static let machineReadableCode: AnalysisTypes = AnalysisTypes(rawValue: 2)
    /// Objects.
    public static let visualLookUp: AnalysisTypes = AnalysisTypes(rawValue: 4)
  }
  /// The things that are looked for.
  public struct Configuration: Sendable {
    /// The analysis types.
    public let analysisTypes: AnalysisTypes
    /// The locales.
    public var locales: [String] = []
    /// Creates a wish.
    public init(_ types: AnalysisTypes) { analysisTypes = types }
  }
  /// Whether the device can look, which it cannot.
  open class var isSupported: Bool { false }
  /// Creates one.
  public init() {}
  /// Fails: it is not supported.
  open func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
    throw CocoaError(.featureUnsupported)
  }
}

/// Texts of a picture that a person can choose.
open class ImageAnalysisInteraction: NSObject, UIInteraction {
  /// The things that a person can do.
  public struct InteractionTypes: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The types that fit.
    public static let automatic: InteractionTypes = InteractionTypes(rawValue: 1)
    /// Choose texts.
    public static let textSelection: InteractionTypes = InteractionTypes(rawValue: 2)
    /// Follow links.
    public static let dataDetectors: InteractionTypes = InteractionTypes(rawValue: 4)
    /// The types that fit texts.
    public static let automaticTextOnly: InteractionTypes = InteractionTypes(rawValue: 16)
  }
  /// The view.
  open weak var view: UIView?
  /// The analysis.
  open var analysis: ImageAnalysis? = nil
  /// The preferred interaction types.
  open var preferredInteractionTypes: InteractionTypes = InteractionTypes()
  /// Creates an interaction.
  public override init() { super.init() }
  /// Called before a view takes it.
  open func willMove(to view: UIView?) {}
  /// Called when a view takes it.
  open func didMove(to view: UIView?) { self.view = view }
}
