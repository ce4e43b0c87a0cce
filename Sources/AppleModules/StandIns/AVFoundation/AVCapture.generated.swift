// Written by Scripts/generate-tables from Reference/apple-modules/AVFoundation.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// Whether the app may do something.
public enum AVAuthorizationStatus: Int, Hashable, Sendable {
  /// The person was not asked.
  case notDetermined
  /// The person cannot allow it.
  case restricted
  /// The person does not allow it.
  case denied
  /// The person allows it.
  case authorized
}

/// A camera or microphone; there is none here.
open class AVCaptureDevice: NSObject {
  /// The side of the device.
  public enum Position: Int, Hashable, Sendable {
    /// No side.
    case unspecified
    /// The back.
    case back
    /// The front.
    case front
  }
  /// The setting of a light.
  public enum FlashMode: Int, Hashable, Sendable {
    /// The flash is off.
    case off
    /// The flash is on.
    case on
    /// The flash is on where it is dark.
    case auto
  }
  /// The setting of a lamp.
  public enum TorchMode: Int, Hashable, Sendable {
    /// The lamp is off.
    case off
    /// The lamp is on.
    case on
    /// The lamp is on where it is dark.
    case auto
  }
  /// The way to a sharp picture.
  public enum FocusMode: Int, Hashable, Sendable {
    /// The focus stays.
    case locked
    /// The camera focuses once.
    case autoFocus
    /// The camera focuses again and again.
    case continuousAutoFocus
  }
  /// The way to the right light.
  public enum ExposureMode: Int, Hashable, Sendable {
    /// The exposure stays.
    case locked
    /// The camera sets the exposure once.
    case autoExpose
    /// The camera sets the exposure again and again.
    case continuousAutoExposure
    /// The app sets the exposure.
    case custom
  }
  /// A kind of camera.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The string of the constant.
    public let rawValue: String
    /// Creates a constant from its string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The camera with a wide angle.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// The pair of a wide camera and one for far things.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// The microphone.
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }
  /// Finds cameras, of which there are none.
  open class DiscoverySession: NSObject {
    /// Creates a search.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    /// The cameras that were found.
    open var devices: [AVCaptureDevice] { [] }
  }
  /// The side of the camera.
  open var position: Position { .unspecified }
  /// Whether the camera has a lamp.
  open var hasTorch: Bool { false }
  /// Whether the camera has a light.
  open var hasFlash: Bool { false }
  /// Whether the lamp can be used.
  open var isTorchAvailable: Bool { false }
  /// The lamp.
  open var torchMode: TorchMode = TorchMode.off
  /// The way to a sharp picture.
  open var focusMode: FocusMode = FocusMode.locked
  /// The way to the right light.
  open var exposureMode: ExposureMode = ExposureMode.locked
  /// The enlargement.
  open var videoZoomFactor: CGFloat = 1
  /// Whether a place can be made sharp.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// Whether the light of a place can be taken.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// The place that is sharp.
  open var focusPointOfInterest: CGPoint = CGPoint.zero
  /// The place whose light is taken.
  open var exposurePointOfInterest: CGPoint = CGPoint.zero
  /// Whether there is a way to a sharp picture.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Whether there is a way to the right light.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Takes the settings for the program.
  open func lockForConfiguration() throws {}
  /// Leaves the settings to others.
  open func unlockForConfiguration() {}
  /// Returns nil: there is no camera.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Returns nil: there is no camera.
  open class func `default`(
    _ deviceType: DeviceType,
    for mediaType: AVMediaType?,
    position: Position
  ) -> AVCaptureDevice? { nil }
  /// Whether the app may use a camera, which it may not.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  /// Asks whether the app may use a camera, which it may not.
  open class func requestAccess(
    for mediaType: AVMediaType,
    completionHandler handler: @escaping (Bool) -> Void
  ) { handler(false) }
}

/// A source of a recording.
open class AVCaptureInput: NSObject {}

/// A camera or microphone as a source.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The camera.
  public let device: AVCaptureDevice
  /// Creates a source.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// A receiver of a recording.
open class AVCaptureOutput: NSObject {
  /// The connections, of which there are none.
  open var connections: [AVCaptureConnection] { [] }
  /// Returns nil: nothing is connected.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// The turn of a film.
public enum AVCaptureVideoOrientation: Int, Hashable, Sendable {
  /// Upright, the home button below.
  case portrait = 1
  /// Upright, the home button above.
  case portraitUpsideDown
  /// On its side, the home button on the right.
  case landscapeRight
  /// On its side, the home button on the left.
  case landscapeLeft
}

/// A way from a source to a receiver.
open class AVCaptureConnection: NSObject {
  /// The turn of the film.
  open var videoOrientation: AVCaptureVideoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether the film can be turned.
  open var isVideoOrientationSupported: Bool { false }
  /// Whether left and right are exchanged.
  open var isVideoMirrored: Bool = false
  /// Whether left and right can be exchanged.
  open var isVideoMirroringSupported: Bool { false }
  /// Whether it is used.
  open var isEnabled: Bool = false
}

/// A recording, which does not begin here.
open class AVCaptureSession: NSObject {
  /// A quality.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The string of the constant.
    public let rawValue: String
    /// Creates a constant from its string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The high quality of films.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// A quality of films for wireless networks.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// A quality of films for mobile networks.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// The quality of photos.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// Films of 1280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// Films of 1920 by 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
  }
  /// The quality.
  open var sessionPreset: Preset = Preset.high
  /// The sources.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The receivers.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether it has begun, which it has not.
  open var isRunning: Bool { false }
  /// Begins nothing.
  open func startRunning() {}
  /// Ends.
  open func stopRunning() {}
  /// Begins a change of the settings.
  open func beginConfiguration() {}
  /// Ends a change of the settings.
  open func commitConfiguration() {}
  /// Whether a source can be added.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  /// Adds a source.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Removes a source.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether a receiver can be added.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Adds a receiver.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Removes a receiver.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Whether a quality can be had.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { false }
}

/// A layer that shows what a camera sees; it is empty here.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The recording.
  open var session: AVCaptureSession?
  /// The way in which the film fills the layer.
  open var videoGravity: AVLayerVideoGravity = AVLayerVideoGravity.resizeAspect
  /// The way from the camera.
  open var connection: AVCaptureConnection? { nil }
  /// Creates a layer without a recording.
  public override init() { super.init() }
  /// Creates a copy of another layer's values.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Creates a layer as if it came out of an archive; an archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a layer of a recording.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  /// Returns the place on the camera of a point in the layer.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    CGPoint(x: bounds.width > 0 ? pointInLayer.x / bounds.width : 0, y: bounds.height > 0 ? pointInLayer.y / bounds.height : 0)
  }
  /// Returns the rectangle on the camera of one in the layer.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    CGRect(x: 0, y: 0, width: 1, height: 1)
  }
  /// Returns an object in the coordinates of the layer.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    nil
  }
}

/// Something that a camera saw.
open class AVMetadataObject: NSObject {
  /// A kind of object.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The string of the constant.
    public let rawValue: String
    /// Creates a constant from its string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A QR code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// An EAN-13 code.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// An EAN-8 code.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A Code 128.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A Code 39.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A Code 93.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A UPC-E code.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A PDF417 code.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// An Aztec code.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A Data Matrix code.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// An interleaved 2 of 5 code.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// An ITF-14 code.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }
  /// The kind.
  open var type: ObjectType { .qr }
  /// The place.
  open var bounds: CGRect { .zero }
}

/// A code that a camera saw.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code.
  open var stringValue: String? { nil }
  /// The corners of the code.
  open var corners: [CGPoint] { [] }
}

/// Finds codes in what a camera sees; none comes here.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// The kinds that are looked for.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The kinds that can be found.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The part of the picture in which is looked.
  open var rectOfInterest: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The object that is told about codes.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// Sets the object that is told about codes.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
}

/// Called about codes; no camera sees one here.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Called with what the camera saw.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput,
    didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  )
}
