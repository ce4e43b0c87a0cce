// Written by Scripts/generate-tables from Reference/apple-modules/AVFoundation.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// The way in which the app uses sound; there is none here. `@unchecked Sendable`: it has no state.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// The use of sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The string of the constant.
    public let rawValue: String
    /// Creates a constant from its string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sound that an app can do without, beside that of others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that an app can do without, and that silences others.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Recorded sound for which the app is used.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording, with nothing played.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Recording and playing at once.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  /// The purpose of sound.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The string of the constant.
    public let rawValue: String
    /// Creates a constant from its string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No particular purpose.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// The sound of films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech, which pauses when another app speaks.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// The sound of a film that is recorded.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// A conversation over the network.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
  }
  /// Settings of a category.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The sound of other apps goes on.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// The sound of other apps becomes quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Headsets with the hands-free profile of Bluetooth may be used.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// The speaker is used in place of the receiver.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  /// Settings of a change of the session.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps learn that the session has ended.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  /// Whether the app may record.
  public enum RecordPermission: UInt, Hashable, Sendable {
    /// The person was not asked.
    case undetermined = 0x756E_6474
    /// The person does not allow it.
    case denied = 0x6465_6E79
    /// The person allows it.
    case granted = 0x6772_6E74
  }
  /// Returns the session of the app.
  private static let only = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { only }
  /// The category.
  open var category: Category { .soloAmbient }
  /// Whether another app is heard.
  open var isOtherAudioPlaying: Bool { false }
  /// The loudness.
  open var outputVolume: Float { 0 }
  /// Whether the app may record, which it may not.
  open var recordPermission: RecordPermission { .denied }
  /// Takes a category.
  open func setCategory(_ category: Category) throws {}
  /// Takes a category.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {}
  /// Takes a category.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  /// Begins or ends the session.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Asks whether the app may record, which it may not.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}

/// Plays a sound; nothing is heard here.
open class AVAudioPlayer: NSObject {
  /// The object that is told about the end.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The loudness, 0 to 1.
  open var volume: Float = 1
  /// How often the sound is repeated.
  open var numberOfLoops: Int = 0
  /// The place in the sound.
  open var currentTime: TimeInterval = 0
  /// The length, which is not known.
  open var duration: TimeInterval { 0 }
  /// Whether the sound is heard, which it is not.
  open var isPlaying: Bool { false }
  /// Creates a player of a file.
  public init(contentsOf url: URL) throws {}
  /// Creates a player of bytes.
  public init(data: Data) throws {}
  /// Makes ready.
  @discardableResult open func prepareToPlay() -> Bool { false }
  /// Plays nothing.
  @discardableResult open func play() -> Bool { false }
  /// Stands still.
  open func pause() {}
  /// Ends.
  open func stop() {}
}

/// Called about a sound; none is heard here.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Called at the end of a sound.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called when a sound cannot be read.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
