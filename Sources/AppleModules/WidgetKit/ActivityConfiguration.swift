public import ActivityKit
public import HeadlessSwiftUI

/// The content of a live activity for its views.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The content that does not change.
  public let attributes: Attributes
  /// The content that changes.
  public let state: Attributes.ContentState
  /// The name of the activity.
  public let activityID: String
  /// Whether the content is out of date.
  public let isStale: Bool
}

/// The views of a live activity, which nothing here shows by itself.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// Creates the views of a kind of activities.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}

  /// The configuration is the end of the description.
  public var body: Never { preconditionFailure("A configuration of an activity has no body.") }
}

/// The views of a live activity around the camera of a phone, which nothing here shows by itself.
public struct DynamicIsland {
  /// Creates the views.
  public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () ->
      DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  /// Sets the address that a tap opens.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// Sets the color of the line around the views.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// Sets the room around views.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: Double,
    for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

/// The forms of the views around the camera.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String
  /// The large one.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// That before the camera.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// That behind the camera.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// That beside another activity.
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// The places of views in the large form.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  /// Before the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// Behind the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below all others.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// Views at a place in the large form.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// Creates views at a place.
  public init(
    _ position: DynamicIslandExpandedRegionPosition,
    priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}

/// All views in the large form.
public struct DynamicIslandExpandedContent<Content> {}

/// Makes one content of the statements of a closure.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// Views at places.
  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedRegion<each Content>
  ) -> DynamicIslandExpandedContent<(repeat each Content)> { DynamicIslandExpandedContent() }
}

extension View {
  /// Sets the color behind a live activity, which nothing here shows by itself.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }

  /// Sets the color of the system's button on a live activity, which nothing here shows by itself.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
