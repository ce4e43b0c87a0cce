// Written by Scripts/generate-tables from Reference/apple-modules/AVFoundation.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// The quality of the film.
public let AVAssetExportPresetPassthrough: String = "AVAssetExportPresetPassthrough"

/// A low quality.
public let AVAssetExportPresetLowQuality: String = "AVAssetExportPresetLowQuality"

/// A medium quality.
public let AVAssetExportPresetMediumQuality: String = "AVAssetExportPresetMediumQuality"

/// The highest quality.
public let AVAssetExportPresetHighestQuality: String = "AVAssetExportPresetHighestQuality"

/// Sound alone.
public let AVAssetExportPresetAppleM4A: String = "AVAssetExportPresetAppleM4A"

/// Writes a film, which fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// Its state.
  public enum Status: Int, Hashable, Sendable {
    /// The case of unknown.
    case unknown
    /// The case of waiting.
    case waiting
    /// The case of exporting.
    case exporting
    /// The case of completed.
    case completed
    /// The case of failed.
    case failed
    /// The case of cancelled.
    case cancelled
  }
  /// The asset.
  public let asset: AVAsset
  /// The preset name.
  public let presetName: String
  /// The output URL.
  open var outputURL: URL? = nil
  /// The output file type.
  open var outputFileType: AVFileType? = nil
  /// Whether it should optimize for network use.
  open var shouldOptimizeForNetworkUse: Bool = false
  /// The time range.
  open var timeRange: CMTimeRange? = nil
  /// The status.
  open var status: Status { .failed }
  /// The progress.
  open var progress: Float { 0 }
  /// The error.
  open var error: (any Error)? { CocoaError(.featureUnsupported) }
  /// Creates one.
  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
  }
  /// Calls a function at once: the export has failed.
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) { handler() }
  /// Writes nothing.
  open func export() async {}
  /// Cancels.
  open func cancelExport() {}
  /// Returns the qualities: there are none.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
}

/// The settings of a photo.
open class AVCapturePhotoSettings: NSObject {
  /// Whether it is high resolution photo enabled.
  open var isHighResolutionPhotoEnabled: Bool = false
}

/// A photo.
open class AVCapturePhoto: NSObject {
  /// Returns no bytes: there is no photo.
  open func fileDataRepresentation() -> Data? { nil }
}

/// Called about photos; none is taken.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// Called for the event “did finish processing photo”.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  )
}

extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

/// Takes photos, which no camera makes.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Whether it is high resolution capture enabled.
  open var isHighResolutionCaptureEnabled: Bool = false
  /// Takes no photo.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings,
    delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}

/// Writes a film, which no camera makes.
open class AVCaptureFileOutput: AVCaptureOutput {
  /// Whether it is recording.
  open var isRecording: Bool { false }
  /// Writes nothing.
  open func startRecording(
    to outputFileURL: URL,
    recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {}
  /// Ends.
  open func stopRecording() {}
}

/// Writes a film with sound.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {}

/// Called about films; none is written.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  /// Called for the event “did finish recording to”.
  func fileOutput(
    _ output: AVCaptureFileOutput,
    didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection],
    error: (any Error)?
  )
  /// Called for the event “did start recording to”.
  func fileOutput(
    _ output: AVCaptureFileOutput,
    didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  )
}

extension AVCaptureFileOutputRecordingDelegate {
  /// Does nothing.
  public func fileOutput(
    _ output: AVCaptureFileOutput,
    didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {}
}

/// A layer of a film, which is empty.
open class AVSampleBufferDisplayLayer: CALayer {
  /// The video gravity.
  open var videoGravity: AVLayerVideoGravity = AVLayerVideoGravity.resizeAspect
  /// Removes what waits.
  open func flush() {}
  /// Removes the picture.
  open func flushAndRemoveImage() {}
}
