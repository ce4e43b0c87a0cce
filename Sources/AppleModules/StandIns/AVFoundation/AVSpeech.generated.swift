// Written by Scripts/generate-tables from Reference/apple-modules/AVFoundation.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// The place where speech ends.
public enum AVSpeechBoundary: Int, Hashable, Sendable {
  /// The case of immediate.
  case immediate
  /// The case of word.
  case word
}

/// The usual speed.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// The least speed.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0

/// The greatest speed.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A voice.
open class AVSpeechSynthesisVoice: NSObject {
  /// The language.
  public let language: String
  /// The identifier.
  open var identifier: String { language }
  /// The name.
  open var name: String { language }
  /// Creates the voice of a language.
  public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
  /// Creates the voice of a name.
  public convenience init?(identifier: String) { self.init(language: identifier) }
  /// Returns the voices: there are none.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// Returns the language.
  open class func currentLanguageCode() -> String { "en-US" }
}

/// Words that are spoken.
open class AVSpeechUtterance: NSObject {
  /// The speech string.
  public let speechString: String
  /// The voice.
  open var voice: AVSpeechSynthesisVoice? = nil
  /// The rate.
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch multiplier.
  open var pitchMultiplier: Float = 1
  /// The volume.
  open var volume: Float = 1
  /// The pre utterance delay.
  open var preUtteranceDelay: TimeInterval = 0
  /// The post utterance delay.
  open var postUtteranceDelay: TimeInterval = 0
  /// Creates words.
  public init(string: String) { speechString = string }
}

/// Called about spoken words; nothing is spoken.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// Called for the event “did start”.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called for the event “did finish”.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Called for the event “did pause”.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Called for the event “did continue”.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didContinue utterance: AVSpeechUtterance
  )
  /// Called for the event “did cancel”.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Called for the event “will speak range of speech string”.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  )
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didStart utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didPause utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didContinue utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// Speaks words, and is silent.
open class AVSpeechSynthesizer: NSObject {
  /// The delegate.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it is speaking.
  open var isSpeaking: Bool { false }
  /// Whether it is paused.
  open var isPaused: Bool { false }
  /// Speaks nothing.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Returns that nothing was spoken.
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Returns that nothing was spoken.
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Returns that nothing was spoken.
  open func continueSpeaking() -> Bool { false }
}
