public import AppIntents
public import HeadlessSwiftUI

/// Source of the entries of a widget with choices that are an action of the app.
///
/// Nothing here shows widgets by themselves, so no provider is asked.
public protocol AppIntentTimelineProvider {
  /// The entries.
  associatedtype Entry: TimelineEntry
  /// The choices.
  associatedtype Intent: WidgetConfigurationIntent
  /// The place for which entries are made.
  typealias Context = TimelineProviderContext

  /// Returns the entry that is shown before there is another.
  func placeholder(in context: Context) -> Entry
  /// Returns the entry of the gallery of widgets.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// Returns the entries.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Returns the choices that are offered.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Choices that a widget offers.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// The choices.
  public let intent: Intent

  /// Creates an offer with a text.
  public init(intent: Intent, description: some StringProtocol) { self.intent = intent }
}

/// The configuration of a widget with choices that are an action of the app.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  /// The name by which the app asks for new timelines.
  public let kind: String

  /// Creates the configuration.
  ///
  /// - Parameters:
  ///   - kind: The name of the widget.
  ///   - intent: The type of the choices.
  ///   - provider: The source of entries.
  ///   - content: Makes the view of an entry.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String,
    intent: Intent.Type = Intent.self,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent { self.kind = kind }

  /// The configuration is the end of the description.
  public var body: Never { preconditionFailure("A configuration of a widget has no body.") }
}
