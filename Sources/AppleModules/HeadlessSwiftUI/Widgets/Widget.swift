/// A view of a program on the home screen or the lock screen.
///
/// Here nothing shows widgets by themselves; their views are shown by previews and tests.
@MainActor
@preconcurrency
public protocol Widget {
  /// The configuration of the widget.
  associatedtype Body: WidgetConfiguration

  /// The configuration of the widget.
  var body: Body { get }

  /// Creates the widget.
  init()
}

/// Several widgets.
@MainActor
@preconcurrency
public protocol WidgetBundle {
  /// The widgets.
  associatedtype Body: Widget

  /// The widgets.
  @WidgetBundleBuilder
  var body: Body { get }

  /// Creates the widgets.
  init()
}

extension WidgetBundle {
  /// Creates the widgets and ends: there is no screen to show them on.
  public static func main() { _ = Self() }
}

/// The configuration of a widget.
@MainActor
@preconcurrency
public protocol WidgetConfiguration {
  /// The type of the configuration's body.
  associatedtype Body: WidgetConfiguration

  /// The body of the configuration.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// No configuration.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Creates the configuration.
  nonisolated public init() {}
  /// There is nothing in it.
  public var body: Never { preconditionFailure("An empty configuration has no body.") }
}

extension WidgetConfiguration {
  /// Sets the name of the widget in the gallery.
  nonisolated public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration { self }

  /// Sets the name of the widget in the gallery.
  @_disfavoredOverload
  nonisolated public func configurationDisplayName(
    _ displayName: some StringProtocol
  ) -> some WidgetConfiguration { self }

  /// Sets the description of the widget in the gallery.
  nonisolated public func description(
    _ descriptionKey: LocalizedStringKey
  ) -> some WidgetConfiguration { self }

  /// Sets the description of the widget in the gallery.
  @_disfavoredOverload
  nonisolated public func description(
    _ description: some StringProtocol
  ) -> some WidgetConfiguration { self }

  /// Leaves out the room that the system adds around the content.
  nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration { self }
}

/// Makes one widget of the statements of a closure.
@resultBuilder
public enum WidgetBundleBuilder {
  /// One statement.
  nonisolated public static func buildBlock<Content: Widget>(_ content: Content) -> Content {
    content
  }

  /// Several statements; the first stands for all.
  nonisolated public static func buildBlock<First: Widget, each Content: Widget>(
    _ first: First,
    _ content: repeat each Content
  ) -> First { first }
}
