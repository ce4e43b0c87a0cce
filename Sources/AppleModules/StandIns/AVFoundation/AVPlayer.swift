public import Foundation

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
  open var appliesPreferredTrackTransform = false
  /// The largest size of a picture.
  open var maximumSize = CGSize.zero
  /// How much earlier a picture may be.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later a picture may be.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
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
    case unknown, readyToPlay, failed
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
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification"
  )
}

extension NSNotification.Name {
  /// Posted at the end of the content, which does not come here.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// Posted when content cannot be played further.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification"
  )
}

/// Plays content; here it stands still at the begin.
open class AVPlayer: NSObject {
  /// Whether a player can play.
  public enum Status: Int, Hashable, Sendable {
    case unknown, readyToPlay, failed
  }
  /// The state of playing.
  public enum TimeControlStatus: Int, Hashable, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// What happens at the end.
  public enum ActionAtItemEnd: Int, Hashable, Sendable {
    case advance, pause, none
  }

  /// The content.
  open private(set) var currentItem: AVPlayerItem?
  /// The speed that was asked for.
  open var rate: Float = 0
  /// The loudness, 0 to 1.
  open var volume: Float = 1
  /// Whether nothing is heard.
  open var isMuted = false
  /// What happens at the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether the player waits for enough content.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether films may go to other screens.
  open var allowsExternalPlayback = true
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

/// Plays one content after another.
open class AVQueuePlayer: AVPlayer {
  private var list: [AVPlayerItem] = []
  /// Creates a player of contents.
  public init(items: [AVPlayerItem]) {
    list = items
    super.init(playerItem: items.first)
  }
  /// Creates a player without content.
  public override init() { super.init() }
  /// Creates a player.
  public override init(playerItem item: AVPlayerItem?) {
    list = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }
  /// Returns the contents.
  open func items() -> [AVPlayerItem] { list }
  /// Adds content.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) { list.append(item) }
  /// Goes on to the next content.
  open func advanceToNextItem() { if !list.isEmpty { list.removeFirst() } }
  /// Removes all contents.
  open func removeAllItems() { list = [] }
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
  open var videoGravity = AVLayerVideoGravity.resizeAspect
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
