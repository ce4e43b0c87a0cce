public import Foundation

/// The content of a live activity that does not change.
public protocol ActivityAttributes: Decodable, Encodable {
  /// The content that changes.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// The content of a live activity at a time.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  /// The content.
  public let state: State
  /// The time from which the content is out of date; nil for none.
  public let staleDate: Date?
  /// The weight beside other activities.
  public let relevanceScore: Double

  /// Creates the content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

extension ActivityContent: Sendable where State: Sendable {}

/// The state of a live activity.
public enum ActivityState: String, Codable, Hashable, Sendable {
  case active, ended, dismissed, stale, pending
}

/// The time at which an activity that ended goes.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  private enum Time: Equatable, Sendable {
    case standard, now
    case after(Date)
  }

  private let time: Time
  /// Some time after the end.
  public static let `default` = ActivityUIDismissalPolicy(time: .standard)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(time: .now)
  /// At a time.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(time: .after(date))
  }
}

/// The way in which a server changes an activity.
public struct PushType: Equatable, Sendable {
  private let name: String
  /// By a token.
  public static let token = PushType(name: "token")
  /// By a channel.
  public static func channel(_ channelId: String) -> PushType { PushType(name: channelId) }
}

/// The reason why an activity is not shown.
public enum ActivityAuthorizationError: Error, Equatable, Sendable {
  case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier
  case missingProcessIdentifier, persistenceFailure, reconnectNotPermitted, targetMaximumExceeded
  case unentitled, unsupported, unsupportedTarget, visibility
}

/// Whether the person allows live activities, which they do not.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates the information.
  public init() {}
  /// Whether the person allows live activities.
  public var areActivitiesEnabled: Bool { false }
  /// Whether the person allows frequent changes.
  public var frequentPushesEnabled: Bool { false }
  /// The changes of ``areActivitiesEnabled``, of which there are none.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
  /// The changes of ``frequentPushesEnabled``, of which there are none.
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}
