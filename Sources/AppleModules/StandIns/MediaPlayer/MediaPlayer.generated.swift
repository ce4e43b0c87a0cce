// Written by Scripts/generate-tables from Reference/apple-modules/MediaPlayer.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// The name of the title of what plays.
public let MPMediaItemPropertyTitle: String = "title"

/// The name of the artist of what plays.
public let MPMediaItemPropertyArtist: String = "artist"

/// The name of the album of what plays.
public let MPMediaItemPropertyAlbumTitle: String = "albumTitle"

/// The name of the picture of what plays.
public let MPMediaItemPropertyArtwork: String = "artwork"

/// The name of the seconds of what plays.
public let MPMediaItemPropertyPlaybackDuration: String = "playbackDuration"

/// The name of the seconds that have been played.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime: String = "MPNowPlayingInfoPropertyElapsedPlaybackTime"

/// The name of the speed.
public let MPNowPlayingInfoPropertyPlaybackRate: String = "MPNowPlayingInfoPropertyPlaybackRate"

/// The name of the usual speed.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate: String = "MPNowPlayingInfoPropertyDefaultPlaybackRate"

/// The name of the part that has been played.
public let MPNowPlayingInfoPropertyPlaybackProgress: String = "MPNowPlayingInfoPropertyPlaybackProgress"

/// The place where the device shows what plays, which keeps it.
open class MPNowPlayingInfoCenter: NSObject {
  /// Returns the place of the app.
  nonisolated(unsafe) private static let only = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { only }
  /// The facts of what plays.
  open var nowPlayingInfo: [String: Any]?
}

/// The answer to a command.
public enum MPRemoteCommandHandlerStatus: Int, Hashable, Sendable {
  /// The command was carried out.
  case success = 0
  /// The content is not there.
  case noSuchContent = 100
  /// Nothing plays that the command could be for.
  case noActionableNowPlayingItem = 110
  /// The device is not there.
  case deviceNotFound = 120
  /// The command failed.
  case commandFailed = 200
}

/// A touch of a command.
open class MPRemoteCommandEvent: NSObject {
  /// The command.
  public let command: MPRemoteCommand
  /// Creates a touch of a command.
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
  open var isEnabled: Bool = true
  /// Keeps no function: nobody touches the command.
  @discardableResult open func addTarget(
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
  /// Returns the commands of the app.
  nonisolated(unsafe) private static let only = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { only }
  /// Plays.
  public let playCommand: MPRemoteCommand = MPRemoteCommand()
  /// Pauses.
  public let pauseCommand: MPRemoteCommand = MPRemoteCommand()
  /// Stops.
  public let stopCommand: MPRemoteCommand = MPRemoteCommand()
  /// Plays or pauses.
  public let togglePlayPauseCommand: MPRemoteCommand = MPRemoteCommand()
  /// Goes to the next.
  public let nextTrackCommand: MPRemoteCommand = MPRemoteCommand()
  /// Goes to the previous.
  public let previousTrackCommand: MPRemoteCommand = MPRemoteCommand()
  /// Goes ahead while it is held.
  public let seekForwardCommand: MPRemoteCommand = MPRemoteCommand()
  /// Goes back while it is held.
  public let seekBackwardCommand: MPRemoteCommand = MPRemoteCommand()
  /// Goes ahead.
  public let skipForwardCommand: MPSkipIntervalCommand = MPSkipIntervalCommand()
  /// Goes back.
  public let skipBackwardCommand: MPSkipIntervalCommand = MPSkipIntervalCommand()
  /// Goes to a place.
  public let changePlaybackPositionCommand: MPChangePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// Changes the speed.
  public let changePlaybackRateCommand: MPChangePlaybackRateCommand = MPChangePlaybackRateCommand()
}

/// A slider of the volume, of which the place is kept; nothing is drawn.
open class MPVolumeView: UIView {
  /// Whether the slider is shown.
  open var showsVolumeSlider: Bool = true
  /// Whether the button of the outputs is shown.
  open var showsRouteButton: Bool = true
}
