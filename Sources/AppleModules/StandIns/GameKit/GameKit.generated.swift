// Written by Scripts/generate-tables from Reference/apple-modules/GameKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// A reason why a request fails.
public struct GKError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// The case of unknown.
    case unknown = 1
    /// The case of cancelled.
    case cancelled
    /// The case of communications failure.
    case communicationsFailure
    /// The case of user denied.
    case userDenied
    /// The case of invalid credentials.
    case invalidCredentials
    /// The case of not authenticated.
    case notAuthenticated
    /// The case of authentication in progress.
    case authenticationInProgress
    /// The case of invalid player.
    case invalidPlayer
    /// The case of score not set.
    case scoreNotSet
    /// The case of parental controls blocked.
    case parentalControlsBlocked
    /// The case of player status exceeds maximum length.
    case playerStatusExceedsMaximumLength
    /// The case of player status invalid.
    case playerStatusInvalid
    /// The case of match request invalid.
    case matchRequestInvalid
    /// The case of underage.
    case underage
    /// The case of game unrecognized.
    case gameUnrecognized
    /// The case of not supported.
    case notSupported
    /// The case of invalid parameter.
    case invalidParameter

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? GKError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `cancelled`.
  public static var cancelled: Code { .cancelled }
  /// The code `communicationsFailure`.
  public static var communicationsFailure: Code { .communicationsFailure }
  /// The code `userDenied`.
  public static var userDenied: Code { .userDenied }
  /// The code `invalidCredentials`.
  public static var invalidCredentials: Code { .invalidCredentials }
  /// The code `notAuthenticated`.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// The code `authenticationInProgress`.
  public static var authenticationInProgress: Code { .authenticationInProgress }
  /// The code `invalidPlayer`.
  public static var invalidPlayer: Code { .invalidPlayer }
  /// The code `scoreNotSet`.
  public static var scoreNotSet: Code { .scoreNotSet }
  /// The code `parentalControlsBlocked`.
  public static var parentalControlsBlocked: Code { .parentalControlsBlocked }
  /// The code `playerStatusExceedsMaximumLength`.
  public static var playerStatusExceedsMaximumLength: Code { .playerStatusExceedsMaximumLength }
  /// The code `playerStatusInvalid`.
  public static var playerStatusInvalid: Code { .playerStatusInvalid }
  /// The code `matchRequestInvalid`.
  public static var matchRequestInvalid: Code { .matchRequestInvalid }
  /// The code `underage`.
  public static var underage: Code { .underage }
  /// The code `gameUnrecognized`.
  public static var gameUnrecognized: Code { .gameUnrecognized }
  /// The code `notSupported`.
  public static var notSupported: Code { .notSupported }
  /// The code `invalidParameter`.
  public static var invalidParameter: Code { .invalidParameter }
}

/// A player.
open class GKBasePlayer: NSObject {
  /// The player ID.
  open var playerID: String? { nil }
}

/// A player with a name.
open class GKPlayer: GKBasePlayer {
  /// The size of a picture.
  public enum PhotoSize: Int, Hashable, Sendable {
    /// The case of small.
    case small
    /// The case of normal.
    case normal
  }
  /// The display name.
  open var displayName: String { "" }
  /// The alias.
  open var alias: String { "" }
  /// The game player ID.
  open var gamePlayerID: String { "" }
  /// The team player ID.
  open var teamPlayerID: String { "" }
  /// Fails: nobody is signed in.
  open func loadPhoto(
    for size: GKPlayer.PhotoSize,
    withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, GKError(.notAuthenticated)) }
}

/// The player of the device, who is not signed in.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  /// The player.
  private static let only = GKLocalPlayer()
  open class var local: GKLocalPlayer { only }
  /// Whether it is authenticated.
  open var isAuthenticated: Bool { false }
  /// Whether it is underage.
  open var isUnderage: Bool { false }
  /// Whether it is multiplayer gaming restricted.
  open var isMultiplayerGamingRestricted: Bool { false }
  /// Called when the player is signed in or not; it is called with an error at once.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? = nil { didSet { authenticateHandler?(nil, GKError(.notAuthenticated)) } }
  /// Adds an object that is told.
  open func register(_ listener: any GKLocalPlayerListener) {}
  /// Removes an object that is told.
  open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  /// Removes all objects that are told.
  open func unregisterAllListeners() {}
  /// Fails: nobody is signed in.
  open func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
}

/// Called about the player.
public protocol GKLocalPlayerListener: AnyObject {}

/// A page of Game Center.
public enum GKGameCenterViewControllerState: Int, Hashable, Sendable {
  /// The case of default.
  case `default` = -1
  /// The case of leaderboards.
  case leaderboards
  /// The case of achievements.
  case achievements
  /// The case of challenges.
  case challenges
  /// The case of local player profile.
  case localPlayerProfile
  /// The case of dashboard.
  case dashboard
  /// The case of local player friends list.
  case localPlayerFriendsList
}

/// The pages of Game Center, which stay empty.
open class GKGameCenterViewController: UINavigationController {
  /// The game center delegate.
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  /// The view state.
  open var viewState: GKGameCenterViewControllerState = GKGameCenterViewControllerState.default
  /// The leaderboard identifier.
  open var leaderboardIdentifier: String? = nil
  /// Creates a page.
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
    viewState = state
  }
  /// Creates the page of a list of scores.
  public convenience init(
    leaderboardID: String,
    playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(nibName: nil, bundle: nil)
    leaderboardIdentifier = leaderboardID
  }
}

/// Called about pages of Game Center.
public protocol GKGameCenterControllerDelegate: AnyObject {
  /// Called for the event “game center view controller did finish”.
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// A list of scores.
open class GKLeaderboard: NSObject {
  /// The players.
  public enum PlayerScope: Int, Hashable, Sendable {
    /// The case of global.
    case global
    /// The case of friends only.
    case friendsOnly
  }
  /// The time.
  public enum TimeScope: Int, Hashable, Sendable {
    /// The case of today.
    case today
    /// The case of week.
    case week
    /// The case of all time.
    case allTime
  }
  /// A score.
  open class Entry: NSObject {
    /// The player.
    public let player: GKPlayer = GKPlayer()
    /// The rank.
    open var rank: Int { 0 }
    /// The score.
    open var score: Int { 0 }
    /// The formatted score.
    open var formattedScore: String { "" }
    /// The date.
    open var date: Date { .distantPast }
  }
  /// The title.
  open var title: String? { nil }
  /// The base leaderboard ID.
  open var baseLeaderboardID: String { "" }
  /// Fails: nobody is signed in.
  open class func submitScore(
    _ score: Int,
    context: Int,
    player: GKPlayer,
    leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(GKError(.notAuthenticated)) }
  /// Fails: nobody is signed in.
  open class func submitScore(
    _ score: Int,
    context: Int,
    player: GKPlayer,
    leaderboardIDs: [String]
  ) async throws { throw GKError(.notAuthenticated) }
  /// Fails: nobody is signed in.
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?,
    completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) { completionHandler(nil, GKError(.notAuthenticated)) }
  /// Fails: nobody is signed in.
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    throw GKError(.notAuthenticated)
  }
  /// Fails: nobody is signed in.
  open func loadEntries(
    for playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope,
    range: NSRange
  ) async throws -> (GKLeaderboard.Entry?, [GKLeaderboard.Entry], Int) {
    throw GKError(.notAuthenticated)
  }
}

/// Something that a player reached.
open class GKAchievement: NSObject {
  /// The identifier.
  public let identifier: String
  /// The percent complete.
  open var percentComplete: Double = 0
  /// Whether it shows completion banner.
  open var showsCompletionBanner: Bool = false
  /// Whether it is completed.
  open var isCompleted: Bool { percentComplete >= 100 }
  /// Creates one.
  public init(identifier: String) { self.identifier = identifier }
  /// Fails: nobody is signed in.
  open class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(GKError(.notAuthenticated)) }
  /// Fails: nobody is signed in.
  open class func loadAchievements(
    completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, GKError(.notAuthenticated)) }
  /// Fails: nobody is signed in.
  open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(GKError(.notAuthenticated))
  }
}

/// A button for Game Center, which is not shown.
open class GKAccessPoint: NSObject, @unchecked Sendable {
  /// A corner.
  public enum Location: Int, Hashable, Sendable {
    /// The case of top leading.
    case topLeading
    /// The case of top trailing.
    case topTrailing
    /// The case of bottom leading.
    case bottomLeading
    /// The case of bottom trailing.
    case bottomTrailing
  }
  /// The button.
  private static let only = GKAccessPoint()
  open class var shared: GKAccessPoint { only }
  /// Whether it is active.
  open var isActive: Bool = false
  /// Whether show highlights is on.
  open var showHighlights: Bool = false
  /// The location.
  open var location: GKAccessPoint.Location = GKAccessPoint.Location.topLeading
  /// Whether it is visible.
  open var isVisible: Bool { false }
  /// The parent window.
  open weak var parentWindow: UIWindow?
  /// Shows no page.
  open func trigger(handler: @escaping () -> Void) { handler() }
  /// Shows no page.
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {
    handler()
  }
}

/// A wish for a match.
open class GKMatchRequest: NSObject {
  /// The min players.
  open var minPlayers: Int = 2
  /// The max players.
  open var maxPlayers: Int = 2
  /// The player group.
  open var playerGroup: Int = 0
  /// The player attributes.
  open var playerAttributes: UInt32 = 0
  /// The invite message.
  open var inviteMessage: String? = nil
}

/// A match.
open class GKMatch: NSObject {
  /// Whether data arrive.
  public enum SendDataMode: Int, Hashable, Sendable {
    /// The case of reliable.
    case reliable
    /// The case of unreliable.
    case unreliable
  }
  /// The delegate.
  open weak var delegate: (any GKMatchDelegate)?
  /// The players.
  open var players: [GKPlayer] { [] }
  /// The expected player count.
  open var expectedPlayerCount: Int { 0 }
  /// Fails: nobody is signed in.
  open func sendData(toAllPlayers data: Data, with mode: GKMatch.SendDataMode) throws {
    throw GKError(.notAuthenticated)
  }
  /// Ends the match.
  open func disconnect() {}
}

/// Whether a player takes part.
public enum GKPlayerConnectionState: Int, Hashable, Sendable {
  /// The case of unknown.
  case unknown
  /// The case of connected.
  case connected
  /// The case of disconnected.
  case disconnected
}

/// Called about a match.
public protocol GKMatchDelegate: AnyObject {
  /// Called for the event “did receive”.
  func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
  /// Called for the event “did change”.
  func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
  /// Called for the event “did fail with error”.
  func match(_ match: GKMatch, didFailWithError error: (any Error)?)
}

extension GKMatchDelegate {
  /// Does nothing.
  public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
  /// Does nothing.
  public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
  /// Does nothing.
  public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
}

/// A page that finds players, which cannot be made.
open class GKMatchmakerViewController: UINavigationController {
  /// The matchmaker delegate.
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
  /// Returns nil: nobody is signed in.
  public convenience init?(matchRequest request: GKMatchRequest) { nil }
}

/// Called about a page that finds players.
public protocol GKMatchmakerViewControllerDelegate: AnyObject {
  /// Called for the event “matchmaker view controller was cancelled”.
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  /// Called for the event “did fail with error”.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController,
    didFailWithError error: any Error
  )
  /// Called for the event “did find”.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController,
    didFind match: GKMatch
  )
}

extension GKMatchmakerViewControllerDelegate {
  /// Does nothing.
  public func matchmakerViewController(
    _ viewController: GKMatchmakerViewController,
    didFind match: GKMatch
  ) {}
}
