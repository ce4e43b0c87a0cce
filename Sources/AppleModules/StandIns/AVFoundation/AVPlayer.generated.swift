// Written by Scripts/generate-tables from Reference/apple-modules/AVFoundation.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// Content with a length; nothing is read here.
open class AVAsset: NSObject {
  /// The length, which is not known.
  open var duration: CMTime { .invalid }
  /// Whether it can be played, which it cannot.
  open var isPlayable: Bool { false }
  /// The tracks of a kind.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// All tracks.
  open var tracks: [AVAssetTrack] { [] }
  /// Calls back at once: nothing is read.
  open func loadValuesAsynchronously(
    forKeys keys: [String],
    completionHandler handler: (() -> Void)? = nil
  ) { handler?() }
  /// Creates content without an address.
  public override init() { super.init() }
}

/// Content at an address.
open class AVURLAsset: AVAsset {
  /// The address.
  public let url: URL
  /// Creates content at an address.
  public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
}

/// A track of content.
open class AVAssetTrack: NSObject {
  /// The size of the pictures.
  open var naturalSize: CGSize { .zero }
  /// The turn of the pictures.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The kind of the track.
  open var mediaType: AVMediaType { .video }
  /// The pictures of a second.
  open var nominalFrameRate: Float { 0 }
}

/// Makes pictures of a film, which fails here.
open class AVAssetImageGenerator: NSObject {
  /// Whether pictures are turned as the film is.
  open var appliesPreferredTrackTransform: Bool = false
  /// The largest size of a picture.
  open var maximumSize: CGSize = CGSize.zero
  /// How much earlier a picture may be.
  open var requestedTimeToleranceBefore: CMTime = CMTime.positiveInfinity
  /// How much later a picture may be.
  open var requestedTimeToleranceAfter: CMTime = CMTime.positiveInfinity
  /// Creates one for a film.
  public init(asset: AVAsset) {}
  /// Throws, because no film is read.
  open func copyCGImage(
    at requestedTime: CMTime,
    actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw CocoaError(.featureUnsupported) }
  /// Ends what is waited for.
  open func cancelAllCGImageGeneration() {}
}

/// Content for a player.
open class AVPlayerItem: NSObject {
  /// Whether content can be played.
  public enum Status: Int, Hashable, Sendable {
    /// It is not known yet.
    case unknown
    /// The content can be played.
    case readyToPlay
    /// The content cannot be played.
    case failed
  }
  /// The content.
  public let asset: AVAsset
  /// Whether the content can be played, which is never known.
  open var status: Status { .unknown }
  /// The length, which is not known.
  open var duration: CMTime { asset.duration }
  /// The reason of a failure.
  open var error: (any Error)? { nil }
  /// Whether playing will not stop for lack of content.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// Whether no content is left.
  open var isPlaybackBufferEmpty: Bool { true }
  /// The spans that are loaded.
  open var loadedTimeRanges: [NSValue] { [] }
  /// The size of the film.
  open var presentationSize: CGSize { .zero }
  /// Returns the begin.
  open func currentTime() -> CMTime { .zero }
  /// Goes to no other time and calls back.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { completionHandler?(true) }
  /// Creates content of a player.
  public init(asset: AVAsset) { self.asset = asset }
  /// Creates content of a player.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  /// Posted at the end of the content, which does not come here.
  public static let didPlayToEndTimeNotification: Notification.Name = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
  /// Posted at the end of the content, which does not come here.
  public static let AVPlayerItemDidPlayToEndTime: NSNotification.Name = AVPlayerItem.didPlayToEndTimeNotification
  /// Posted when content cannot be played further.
  public static let AVPlayerItemFailedToPlayToEndTime: NSNotification.Name = NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// Plays content; here it stands still at the begin.
open class AVPlayer: NSObject {
  /// Whether a player can play.
  public enum Status: Int, Hashable, Sendable {
    /// It is not known yet.
    case unknown
    /// The player can play.
    case readyToPlay
    /// The player cannot play any more.
    case failed
  }
  /// The state of playing.
  public enum TimeControlStatus: Int, Hashable, Sendable {
    /// The player stands still.
    case paused
    /// The player waits for content.
    case waitingToPlayAtSpecifiedRate
    /// The player plays.
    case playing
  }
  /// The action at the end.
  public enum ActionAtItemEnd: Int, Hashable, Sendable {
    /// The next content begins.
    case advance
    /// The player pauses.
    case pause
    /// Nothing happens.
    case none
  }
  /// The content.
  open private(set) var currentItem: AVPlayerItem?
  /// The speed that was asked for.
  open var rate: Float = 0
  /// The loudness, 0 to 1.
  open var volume: Float = 1
  /// Whether nothing is heard.
  open var isMuted: Bool = false
  /// The action at the end.
  open var actionAtItemEnd: ActionAtItemEnd = ActionAtItemEnd.pause
  /// Whether the player waits for enough content.
  open var automaticallyWaitsToMinimizeStalling: Bool = true
  /// Whether films may go to other screens.
  open var allowsExternalPlayback: Bool = true
  /// Whether the player can play, which is never known.
  open var status: Status { .unknown }
  /// The state of playing: paused, until a program asks for more.
  open var timeControlStatus: TimeControlStatus {
    rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate
  }
  /// The reason of a failure.
  open var error: (any Error)? { nil }
  /// Creates a player without content.
  public override init() { super.init() }
  /// Creates a player.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  /// Creates a player of the content at an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Asks for playing.
  open func play() { rate = 1 }
  /// Ends playing.
  open func pause() { rate = 0 }
  /// Takes other content.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Returns the begin.
  open func currentTime() -> CMTime { .zero }
  /// Goes to no other time.
  open func seek(to time: CMTime) {}
  /// Goes to no other time and calls back.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(true)
  }
  /// Goes to no other time.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Goes to no other time and calls back.
  open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
  /// Returns an observer that is never called, because time stands still.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Returns an observer that is never called, because time stands still.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue],
    queue: DispatchQueue?,
    using block: @escaping () -> Void
  ) -> Any { NSObject() }
  /// Ends an observation.
  open func removeTimeObserver(_ observer: Any) {}
}

/// Plays content again and again.
open class AVPlayerLooper: NSObject {
  /// Creates one for a player.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
  /// Ends the repetition.
  open func disableLooping() {}
}

/// A layer that shows a film; it is empty here.
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// The way in which the film fills the layer.
  open var videoGravity: AVLayerVideoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the first picture is there, which it is not.
  open var isReadyForDisplay: Bool { false }
  /// The place of the film in the layer.
  open var videoRect: CGRect { bounds }
  /// Creates a layer without a player.
  public override init() { super.init() }
  /// Creates a copy of another layer's values.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Creates a layer as if it came out of an archive; an archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
