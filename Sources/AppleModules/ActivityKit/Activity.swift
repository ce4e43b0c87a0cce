public import Foundation

/// A live activity, which the person does not allow.
///
/// A request throws ``ActivityAuthorizationError/denied``, so that no program has an activity.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  // Sendable: all properties are constants.

  /// The content that changes.
  public typealias ContentState = Attributes.ContentState

  /// The name of the activity.
  public let id: String
  /// The content that does not change.
  public let attributes: Attributes
  /// The content that changes.
  public let content: ActivityContent<ContentState>
  /// The state.
  public var activityState: ActivityState { .ended }
  /// The token by which a server changes the activity; nil for none.
  public var pushToken: Data? { nil }
  /// The content that changes.
  public var contentState: ContentState { content.state }

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    (id, self.attributes, self.content) = ("", attributes, content)
  }

  /// The activities of the app, of which there are none.
  public static var activities: [Activity<Attributes>] { [] }
  /// The activities that begin, of which there are none.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> {
    AsyncStream { $0.finish() }
  }
  /// The token by which a server begins an activity; nil for none.
  public static var pushToStartToken: Data? { nil }
  /// The tokens by which a server begins an activity, of which there are none.
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  /// Begins an activity, which the person does not allow: throws.
  @discardableResult
  public static func request(
    attributes: Attributes,
    content: ActivityContent<ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

  /// Begins an activity, which the person does not allow: throws.
  @discardableResult
  public static func request(
    attributes: Attributes,
    contentState: ContentState,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

  /// Changes the content; nothing is shown.
  public func update(
    _ content: ActivityContent<ContentState>,
    alertConfiguration: AlertConfiguration? = nil
  ) async {}

  /// Changes the content; nothing is shown.
  public func update(
    using contentState: ContentState,
    alertConfiguration: AlertConfiguration? = nil
  ) async {}

  /// Ends the activity.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// Ends the activity.
  public func end(
    using contentState: ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// The contents that follow, of which there are none.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
    AsyncStream { $0.finish() }
  }
  /// The states that follow, of which there are none.
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  /// The tokens that follow, of which there are none.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
}

/// The alert with which the content of an activity changes.
public struct AlertConfiguration: Sendable {
  /// The sound of an alert.
  public struct AlertSound: Equatable, Sendable {
    private let name: String
    /// That of the system.
    public static let `default` = AlertSound(name: "")
    /// One of the app.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  /// The title.
  public let title: String
  /// The text.
  public let body: String
  /// The sound.
  public let sound: AlertSound

  /// Creates an alert with texts that are shown as they are.
  public init(title: String, body: String, sound: AlertSound) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}
