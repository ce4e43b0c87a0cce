public import Foundation
public import HeadlessUIKit

/// The name of the title of what plays.
public let MPMediaItemPropertyTitle = "title"
/// The name of the artist of what plays.
public let MPMediaItemPropertyArtist = "artist"
/// The name of the album of what plays.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The name of the picture of what plays.
public let MPMediaItemPropertyArtwork = "artwork"
/// The name of the seconds of what plays.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The name of the seconds that have been played.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The name of the speed.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The name of the usual speed.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The name of the part that has been played.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"

/// A picture of what plays.
open class MPMediaItemArtwork: NSObject {
  /// The size of the picture.
  public let bounds: CGRect
  private let request: (CGSize) -> UIImage

  /// Creates a picture that is asked for by size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    request = requestHandler
  }

  /// Returns the picture for a size.
  open func image(at size: CGSize) -> UIImage? { request(size) }
}

/// The place where the device shows what plays, which keeps it.
open class MPNowPlayingInfoCenter: NSObject {
  nonisolated(unsafe) private static let center = MPNowPlayingInfoCenter()

  /// Returns the place of the app.
  open class func `default`() -> MPNowPlayingInfoCenter { center }

  /// The facts of what plays.
  open var nowPlayingInfo: [String: Any]?
}

/// The answer to a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// A touch of a command.
open class MPRemoteCommandEvent: NSObject {
  /// The command.
  public let command: MPRemoteCommand
  init(command: MPRemoteCommand) { self.command = command }
}

/// A touch of a command to a place.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The seconds from the beginning.
  open var positionTime: TimeInterval { 0 }
}

/// A touch of a command to skip.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// The seconds.
  open var interval: TimeInterval { 0 }
}

/// A touch of a command to another speed.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  /// The speed.
  open var playbackRate: Float { 1 }
}

/// A command of the device's controls, which nobody touches.
open class MPRemoteCommand: NSObject {
  /// Whether the command can be touched.
  open var isEnabled = true

  /// Keeps no function: nobody touches the command.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }

  /// Keeps no method: nobody touches the command.
  open func addTarget(_ target: Any, action: Selector) {}

  /// Removes a target.
  open func removeTarget(_ target: Any?) {}

  /// Removes a method of a target.
  open func removeTarget(_ target: Any, action: Selector?) {}
}

/// A command that skips.
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// The seconds.
  open var preferredIntervals: [NSNumber] = []
}

/// A command that goes to a place.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// A command that changes the speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand {
  /// The speeds.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// The commands of the device's controls.
open class MPRemoteCommandCenter: NSObject {
  nonisolated(unsafe) private static let center = MPRemoteCommandCenter()

  /// Returns the commands of the app.
  open class func shared() -> MPRemoteCommandCenter { center }

  /// Plays.
  public let playCommand = MPRemoteCommand()
  /// Pauses.
  public let pauseCommand = MPRemoteCommand()
  /// Stops.
  public let stopCommand = MPRemoteCommand()
  /// Plays or pauses.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Goes to the next.
  public let nextTrackCommand = MPRemoteCommand()
  /// Goes to the previous.
  public let previousTrackCommand = MPRemoteCommand()
  /// Goes ahead while it is held.
  public let seekForwardCommand = MPRemoteCommand()
  /// Goes back while it is held.
  public let seekBackwardCommand = MPRemoteCommand()
  /// Goes ahead.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Goes back.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Goes to a place.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// Changes the speed.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
}

/// A slider of the volume, of which the place is kept; nothing is drawn.
open class MPVolumeView: UIView {
  /// Whether the slider is shown.
  open var showsVolumeSlider = true
  /// Whether the button of the outputs is shown.
  open var showsRouteButton = true
}
