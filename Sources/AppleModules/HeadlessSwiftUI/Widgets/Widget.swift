/// A program's view on the home screen or the lock screen.
///
/// Widgets are not displayed here; previews and tests show their views.
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
  /// Creates the widgets and returns: there is no screen for them.
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
  /// An empty list.
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

  /// Removes the system's margins around the content.
  nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration { self }
}

/// Builds a widget from the statements of a closure.
@resultBuilder
public enum WidgetBundleBuilder {
  /// One statement.
  nonisolated public static func buildBlock<Content: Widget>(_ content: Content) -> Content {
    content
  }

  /// Several statements; the first represents all.
  nonisolated public static func buildBlock<First: Widget, each Content: Widget>(
    _ first: First,
    _ content: repeat each Content
  ) -> First { first }
}
