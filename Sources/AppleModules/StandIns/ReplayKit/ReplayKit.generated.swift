// Written by Scripts/generate-tables from Reference/apple-modules/ReplayKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// A reason why the screen is not recorded.
public struct RPRecordingErrorCode: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// The case of unknown.
    case unknown = -5800
    /// The case of user declined.
    case userDeclined
    /// The case of disabled.
    case disabled
    /// The case of failed to start.
    case failedToStart
    /// The case of failed.
    case failed
    /// The case of insufficient storage.
    case insufficientStorage
    /// The case of interrupted.
    case interrupted
    /// The case of content resize.
    case contentResize

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? RPRecordingErrorCode)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `userDeclined`.
  public static var userDeclined: Code { .userDeclined }
  /// The code `disabled`.
  public static var disabled: Code { .disabled }
  /// The code `failedToStart`.
  public static var failedToStart: Code { .failedToStart }
  /// The code `failed`.
  public static var failed: Code { .failed }
  /// The code `insufficientStorage`.
  public static var insufficientStorage: Code { .insufficientStorage }
  /// The code `interrupted`.
  public static var interrupted: Code { .interrupted }
  /// The code `contentResize`.
  public static var contentResize: Code { .contentResize }
}

/// Records the screen, which fails.
open class RPScreenRecorder: NSObject, @unchecked Sendable {
  /// Returns the recorder.
  private static let only = RPScreenRecorder()
  open class func shared() -> RPScreenRecorder { only }
  /// The delegate.
  open weak var delegate: (any RPScreenRecorderDelegate)?
  /// Whether it is available.
  open var isAvailable: Bool { false }
  /// Whether it is recording.
  open var isRecording: Bool { false }
  /// Whether it is microphone enabled.
  open var isMicrophoneEnabled: Bool = false
  /// Whether it is camera enabled.
  open var isCameraEnabled: Bool = false
  /// The camera preview view.
  open var cameraPreviewView: UIView? { nil }
  /// Fails: the screen cannot be recorded.
  open func startRecording(handler: (((any Error)?) -> Void)? = nil) {
    handler?(RPRecordingErrorCode(.disabled))
  }
  /// Fails: nothing is recorded.
  open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
    handler?(nil, RPRecordingErrorCode(.failed))
  }
  /// Removes the recording.
  open func discardRecording(handler: @escaping () -> Void) { handler() }
}

/// Called about recordings.
public protocol RPScreenRecorderDelegate: AnyObject {
  /// Called for the event “screen recorder did change availability”.
  func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}

extension RPScreenRecorderDelegate {
  /// Does nothing.
  public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}

/// A page that shows a recording.
open class RPPreviewViewController: UIViewController {
  /// The preview controller delegate.
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}

/// Called about a page of a recording.
public protocol RPPreviewViewControllerDelegate: AnyObject {
  /// Called for the event “preview controller did finish”.
  func previewControllerDidFinish(_ previewController: RPPreviewViewController)
}

extension RPPreviewViewControllerDelegate {
  /// Does nothing.
  public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
}

/// A button that sends the screen.
open class RPSystemBroadcastPickerView: UIView {
  /// The preferred extension.
  open var preferredExtension: String? = nil
  /// Whether it shows microphone button.
  open var showsMicrophoneButton: Bool = true
}
