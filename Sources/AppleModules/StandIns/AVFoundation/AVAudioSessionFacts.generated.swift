// Written by Scripts/generate-tables from Reference/apple-modules/AVFoundation.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

extension AVAudioSession {
  /// The kind of an interruption.
  public enum InterruptionType: UInt, Hashable, Sendable {
    /// The case of ended.
    case ended = 0
    /// The case of began.
    case began = 1
  }
  /// The wishes after an interruption.
  public struct InterruptionOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The sound may go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  /// The reason of another output.
  public enum RouteChangeReason: UInt, Hashable, Sendable {
    /// The case of unknown.
    case unknown
    /// The case of new device available.
    case newDeviceAvailable
    /// The case of old device unavailable.
    case oldDeviceUnavailable
    /// The case of category change.
    case categoryChange
    /// The case of override.
    case override
    /// The case of wake from sleep.
    case wakeFromSleep = 6
    /// The case of no suitable route for category.
    case noSuitableRouteForCategory
    /// The case of route configuration change.
    case routeConfigurationChange
  }
  /// Another output.
  public enum PortOverride: UInt, Hashable, Sendable {
    /// The case of none.
    case none = 0
    /// The case of speaker.
    case speaker = 1936747378
  }
  /// A kind of output.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// The string of the constant.
    public let rawValue: String
    /// Creates a constant from its string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The speaker of the device.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// The receiver of the device.
    public static let builtInReceiver = Port(rawValue: "Receiver")
    /// The microphone of the device.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// Headphones.
    public static let headphones = Port(rawValue: "Headphones")
    /// The microphone of headphones.
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    /// Speakers over Bluetooth.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// A headset over Bluetooth.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// A device over Bluetooth.
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    /// Speakers in the network.
    public static let airPlay = Port(rawValue: "AirPlay")
    /// A car.
    public static let carAudio = Port(rawValue: "CarAudio")
    /// A screen.
    public static let HDMI = Port(rawValue: "HDMIOutput")
  }
  /// Posted about interruptions; there are none.
  public static let interruptionNotification: NSNotification.Name = NSNotification.Name("AVAudioSessionInterruptionNotification")
  /// Posted about another output; it stays.
  public static let routeChangeNotification: NSNotification.Name = NSNotification.Name("AVAudioSessionRouteChangeNotification")
  /// Posted about other sounds; there are none.
  public static let silenceSecondaryAudioHintNotification: NSNotification.Name = NSNotification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
  /// Posted when sound begins anew; it never does.
  public static let mediaServicesWereResetNotification: NSNotification.Name = NSNotification.Name("AVAudioSessionMediaServicesWereResetNotification")
  /// The outputs: there are none.
  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// The sample rate.
  public var sampleRate: Double { 44_100 }
  /// Whether it is input available.
  public var isInputAvailable: Bool { false }
  /// Whether secondary audio should be silenced hint is on.
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// Takes another output, which is silent.
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Takes a purpose, which nothing follows.
  public func setMode(_ mode: Mode) throws {}
  /// Takes a rate, which nothing follows.
  public func setPreferredSampleRate(_ sampleRate: Double) throws {}
  /// Takes a length, which nothing follows.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
}

/// An output.
open class AVAudioSessionPortDescription: NSObject {
  /// The port type.
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  /// The port name.
  open var portName: String { "" }
  /// The uid.
  open var uid: String { "" }
}

/// The outputs, of which there are none.
open class AVAudioSessionRouteDescription: NSObject {
  /// The inputs.
  open var inputs: [AVAudioSessionPortDescription] { [] }
  /// The outputs.
  open var outputs: [AVAudioSessionPortDescription] { [] }
}
