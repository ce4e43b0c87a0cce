// Written by Scripts/generate-tables from Reference/apple-modules/AVFoundation.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// The key of the kind of an interruption.
public let AVAudioSessionInterruptionTypeKey: String = "AVAudioSessionInterruptionTypeKey"

/// The key of the wishes after an interruption.
public let AVAudioSessionInterruptionOptionKey: String = "AVAudioSessionInterruptionOptionKey"

/// The key of the reason of an interruption.
public let AVAudioSessionInterruptionReasonKey: String = "AVAudioSessionInterruptionReasonKey"

/// The key of the reason of another output.
public let AVAudioSessionRouteChangeReasonKey: String = "AVAudioSessionRouteChangeReasonKey"

/// The key of the output before.
public let AVAudioSessionRouteChangePreviousRouteKey: String = "AVAudioSessionRouteChangePreviousRouteKey"

/// The key of the format.
public let AVFormatIDKey: String = "AVFormatIDKey"

/// The key of the samples of a second.
public let AVSampleRateKey: String = "AVSampleRateKey"

/// The key of the channels.
public let AVNumberOfChannelsKey: String = "AVNumberOfChannelsKey"

/// The key of the quality.
public let AVEncoderAudioQualityKey: String = "AVEncoderQualityKey"

/// The key of the bits of a second.
public let AVEncoderBitRateKey: String = "AVEncoderBitRateKey"

/// The key of the bits of a sample.
public let AVLinearPCMBitDepthKey: String = "AVLinearPCMBitDepthKey"

/// The key of whether samples are fractions.
public let AVLinearPCMIsFloatKey: String = "AVLinearPCMIsFloatKey"

/// The key of the order of bytes.
public let AVLinearPCMIsBigEndianKey: String = "AVLinearPCMIsBigEndianKey"

/// The key of the codec of films.
public let AVVideoCodecKey: String = "AVVideoCodecKey"

/// The key of the width of films.
public let AVVideoWidthKey: String = "AVVideoWidthKey"

/// The key of the height of films.
public let AVVideoHeightKey: String = "AVVideoHeightKey"

/// Another name of UInt32.
public typealias AVAudioFrameCount = UInt32

/// Another name of Int64.
public typealias AVAudioFramePosition = Int64

/// Another name of UInt32.
public typealias AVAudioChannelCount = UInt32

/// Another name of Int.
public typealias AVAudioNodeBus = Int

/// The quality of sound.
public enum AVAudioQuality: Int, Hashable, Sendable {
  /// The case of min.
  case min = 0
  /// The case of low.
  case low = 32
  /// The case of medium.
  case medium = 64
  /// The case of high.
  case high = 96
  /// The case of max.
  case max = 127
}

/// A format of samples.
public enum AVAudioCommonFormat: UInt, Hashable, Sendable {
  /// The case of other format.
  case otherFormat
  /// The case of pcm format float32.
  case pcmFormatFloat32
  /// The case of pcm format float64.
  case pcmFormatFloat64
  /// The case of pcm format int16.
  case pcmFormatInt16
  /// The case of pcm format int32.
  case pcmFormatInt32
}

/// The format of a sound.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// The sample rate.
  public let sampleRate: Double
  /// The channel count.
  public let channelCount: AVAudioChannelCount
  /// The common format.
  public let commonFormat: AVAudioCommonFormat
  /// Whether it is interleaved.
  public let isInterleaved: Bool
  /// Creates the usual format.
  init(_ sampleRate: Double) {
    commonFormat = .pcmFormatFloat32
    self.sampleRate = sampleRate
    channelCount = 2
    isInterleaved = false
  }
  /// Creates a format.
  public init?(
    commonFormat format: AVAudioCommonFormat,
    sampleRate: Double,
    channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    commonFormat = format
    self.sampleRate = sampleRate
    channelCount = channels
    isInterleaved = interleaved
  }
  /// Creates a format of fractions.
  public convenience init?(
    standardFormatWithSampleRate sampleRate: Double,
    channels: AVAudioChannelCount
  ) {
    self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
  }
}

/// A buffer of sound.
open class AVAudioBuffer: NSObject {
  /// The format.
  public let format: AVAudioFormat
  /// Creates a buffer.
  init(_ format: AVAudioFormat) { self.format = format }
}

/// A buffer of samples, which is empty.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  /// The frame capacity.
  public let frameCapacity: AVAudioFrameCount
  /// The frame length.
  open var frameLength: AVAudioFrameCount = 0
  /// The float channel data.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
  /// The int16 channel data.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
  /// Creates an empty buffer.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.frameCapacity = frameCapacity
    super.init(format)
  }
}

/// A file of sound, which is not read.
open class AVAudioFile: NSObject {
  /// The url.
  public let url: URL
  /// The processing format.
  public let processingFormat: AVAudioFormat
  /// The length.
  open var length: AVAudioFramePosition { 0 }
  /// Fails: no sound is read.
  public init(forReading fileURL: URL) throws { throw CocoaError(.fileReadUnknown) }
  /// Fails: no sound is written.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    throw CocoaError(.fileWriteUnknown)
  }
  /// Fails: no sound is read.
  open func read(into buffer: AVAudioPCMBuffer) throws { throw CocoaError(.fileReadUnknown) }
  /// Fails: no sound is written.
  open func write(from buffer: AVAudioPCMBuffer) throws { throw CocoaError(.fileWriteUnknown) }
}

/// A time of sound.
open class AVAudioTime: NSObject {
  /// The sample time.
  open var sampleTime: AVAudioFramePosition { 0 }
  /// The host time.
  open var hostTime: UInt64 { 0 }
}

/// A part of an engine.
open class AVAudioNode: NSObject {
  /// Returns the format of what comes out.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(44_100) }
  /// Returns the format of what goes in.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(44_100) }
  /// Waits for sound, which never comes.
  open func installTap(
    onBus bus: AVAudioNodeBus,
    bufferSize: AVAudioFrameCount,
    format: AVAudioFormat?,
    block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  /// Waits no longer.
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  /// Begins anew.
  open func reset() {}
}

/// Mixes sounds.
open class AVAudioMixerNode: AVAudioNode {
  /// The output volume.
  open var outputVolume: Float = 1
  /// Creates one.
  public override init() { super.init() }
}

/// The microphone.
open class AVAudioInputNode: AVAudioNode {}

/// The speaker.
open class AVAudioOutputNode: AVAudioNode {}

/// Plays sounds, which are silent.
open class AVAudioPlayerNode: AVAudioNode {
  /// Creates one.
  public override init() { super.init() }
  /// The volume.
  open var volume: Float = 1
  /// Whether it is playing.
  open var isPlaying: Bool { false }
  /// Plays nothing.
  open func play() {}
  /// Pauses.
  open func pause() {}
  /// Ends.
  open func stop() {}
  /// Plays no samples and calls a function at once.
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
  /// Plays no file and calls a function at once.
  open func scheduleFile(
    _ file: AVAudioFile,
    at when: AVAudioTime?,
    completionHandler: (() -> Void)? = nil
  ) { completionHandler?() }
}

/// Plays and hears, which fails.
open class AVAudioEngine: NSObject {
  /// Creates an engine.
  public override init() { super.init() }
  /// The input node.
  public let inputNode: AVAudioInputNode = AVAudioInputNode()
  /// The output node.
  public let outputNode: AVAudioOutputNode = AVAudioOutputNode()
  /// The main mixer node.
  public let mainMixerNode: AVAudioMixerNode = AVAudioMixerNode()
  /// Whether it is running.
  open var isRunning: Bool { false }
  /// Adds a part.
  open func attach(_ node: AVAudioNode) {}
  /// Removes a part.
  open func detach(_ node: AVAudioNode) {}
  /// Connects two parts.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  /// Makes ready.
  open func prepare() {}
  /// Fails: the device has no microphone and speaker.
  open func start() throws { throw CocoaError(.featureUnsupported) }
  /// Pauses.
  open func pause() {}
  /// Ends.
  open func stop() {}
  /// Begins anew.
  open func reset() {}
}

/// Called about recordings.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// Called for the event “audio recorder did finish recording successfully”.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Called for the event “audio recorder encode error did occur error”.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Records sound, which fails.
open class AVAudioRecorder: NSObject {
  /// The url.
  public let url: URL
  /// The settings.
  public let settings: [String: Any]
  /// The delegate.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether it is metering enabled.
  open var isMeteringEnabled: Bool = false
  /// Whether it is recording.
  open var isRecording: Bool { false }
  /// The current time.
  open var currentTime: TimeInterval { 0 }
  /// Creates a recorder of a file.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
  }
  /// Returns that nothing can be recorded.
  open func prepareToRecord() -> Bool { false }
  /// Returns that nothing is recorded.
  open func record() -> Bool { false }
  /// Returns that nothing is recorded.
  open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Pauses.
  open func pause() {}
  /// Ends, and tells the delegate that nothing was recorded.
  open func stop() { delegate?.audioRecorderDidFinishRecording(self, successfully: false) }
  /// Returns that nothing was deleted.
  open func deleteRecording() -> Bool { false }
  /// Measures nothing.
  open func updateMeters() {}
  /// Returns silence, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns silence, in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
