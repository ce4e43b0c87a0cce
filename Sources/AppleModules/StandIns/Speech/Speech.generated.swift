// Written by Scripts/generate-tables from Reference/apple-modules/Speech.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import AVFoundation

/// Whether the app may recognize speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Hashable, Sendable {
  /// The case of not determined.
  case notDetermined
  /// The case of denied.
  case denied
  /// The case of restricted.
  case restricted
  /// The case of authorized.
  case authorized
}

/// The kind of speech.
public enum SFSpeechRecognitionTaskHint: Int, Hashable, Sendable {
  /// The case of unspecified.
  case unspecified
  /// The case of dictation.
  case dictation
  /// The case of search.
  case search
  /// The case of confirmation.
  case confirmation
}

/// Recognizes speech, which it may not.
open class SFSpeechRecognizer {
  /// Returns the languages: there are none.
  open class func supportedLocales() -> Set<Locale> { [] }
  /// Returns that the app may not recognize speech.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  /// Asks whether the app may recognize speech, which it may not.
  open class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { handler(.denied) }
  /// The locale.
  public let locale: Locale
  /// Whether it is available.
  open var isAvailable: Bool { false }
  /// Whether it supports on device recognition.
  open var supportsOnDeviceRecognition: Bool {
    get { false }
    set {}
  }
  /// The default task hint.
  open var defaultTaskHint: SFSpeechRecognitionTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// The delegate.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// Creates a recognizer of the person's language.
  public convenience init?() { self.init(locale: Locale.current) }
  /// Creates a recognizer of a language.
  public init?(locale: Locale) { self.locale = locale }
  /// Recognizes nothing and says so.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    resultHandler(nil, CocoaError(.featureUnsupported))
    return SFSpeechRecognitionTask()
  }
  /// Recognizes nothing.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}

/// Called about a recognizer.
public protocol SFSpeechRecognizerDelegate: AnyObject {
  /// Called for the event “speech recognizer availability did change”.
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer,
    availabilityDidChange available: Bool
  )
}

extension SFSpeechRecognizerDelegate {
  /// Does nothing.
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer,
    availabilityDidChange available: Bool
  ) {}
}

/// Called about recognized speech; there is none.
public protocol SFSpeechRecognitionTaskDelegate: AnyObject {
  /// Called for the event “did hypothesize transcription”.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didHypothesizeTranscription transcription: SFTranscription
  )
  /// Called for the event “did finish recognition”.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  )
  /// Called for the event “did finish successfully”.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishSuccessfully successfully: Bool
  )
  /// Called for the event “speech recognition task was cancelled”.
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
}

extension SFSpeechRecognitionTaskDelegate {
  /// Does nothing.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didHypothesizeTranscription transcription: SFTranscription
  ) {}
  /// Does nothing.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  /// Does nothing.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishSuccessfully successfully: Bool
  ) {}
  /// Does nothing.
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
}

/// A wish to recognize speech.
open class SFSpeechRecognitionRequest: NSObject {
  /// The task hint.
  open var taskHint: SFSpeechRecognitionTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether it should report partial results.
  open var shouldReportPartialResults: Bool = true
  /// The contextual strings.
  open var contextualStrings: [String] = []
  /// Whether it requires on device recognition.
  open var requiresOnDeviceRecognition: Bool = false
  /// Whether it adds punctuation.
  open var addsPunctuation: Bool = false
}

/// A wish to recognize the speech of a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  /// The url.
  public let url: URL
  /// Creates a wish.
  public init(url URL: URL) { url = URL }
}

/// A wish to recognize speech as it comes.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  /// Adds sound, which is not heard.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// Ends the sound.
  open func endAudio() {}
}

/// The state of a recognition.
public enum SFSpeechRecognitionTaskState: Int, Hashable, Sendable {
  /// The case of starting.
  case starting
  /// The case of running.
  case running
  /// The case of finishing.
  case finishing
  /// The case of canceling.
  case canceling
  /// The case of completed.
  case completed
}

/// A recognition, which does not run.
open class SFSpeechRecognitionTask: NSObject {
  /// The state.
  open var state: SFSpeechRecognitionTaskState { .completed }
  /// Whether it is finishing.
  open var isFinishing: Bool { false }
  /// Whether it is cancelled.
  open var isCancelled: Bool { true }
  /// The error.
  open var error: (any Error)? { nil }
  /// Ends it.
  open func finish() {}
  /// Cancels it.
  open func cancel() {}
}

/// A result of recognition.
open class SFSpeechRecognitionResult: NSObject {
  /// The best transcription.
  public let bestTranscription: SFTranscription = SFTranscription()
  /// The transcriptions.
  open var transcriptions: [SFTranscription] { [] }
  /// Whether it is final.
  open var isFinal: Bool { true }
}

/// A text of speech.
open class SFTranscription: NSObject {
  /// The formatted string.
  open var formattedString: String { "" }
  /// The segments.
  open var segments: [SFTranscriptionSegment] { [] }
}

/// A part of a text of speech.
open class SFTranscriptionSegment: NSObject {
  /// The substring.
  open var substring: String { "" }
  /// The timestamp.
  open var timestamp: TimeInterval { 0 }
  /// The duration.
  open var duration: TimeInterval { 0 }
  /// The confidence.
  open var confidence: Float { 0 }
}
