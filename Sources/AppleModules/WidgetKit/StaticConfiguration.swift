public import HeadlessSwiftUI

/// The configuration of a widget that people cannot change.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// The name by which the app asks for new timelines.
  public let kind: String

  /// Creates the configuration.
  ///
  /// - Parameters:
  ///   - kind: The name of the widget.
  ///   - provider: The source of entries.
  ///   - content: Makes the view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
  }

  /// The configuration is the end of the description.
  public var body: Never { preconditionFailure("A static configuration has no body.") }
}

extension WidgetConfiguration {
  /// Sets the families in which the widget is offered.
  nonisolated public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration
  {
    self
  }

  /// Says whether the background of the widget may be removed.
  nonisolated public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { self }
}
