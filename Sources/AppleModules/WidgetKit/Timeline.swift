public import Foundation

/// The content of a widget at a time.
public protocol TimelineEntry {
  /// The time from which the entry is shown.
  var date: Date { get }

  /// The relevance of the entry to the person; nil for none.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// No opinion.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry to the person, for stacks of widgets.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// The weight beside other entries of the widget.
  public var score: Float
  /// The duration for which it holds, in seconds; zero for as long as the entry.
  public var duration: TimeInterval

  /// Creates a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The time at which a new timeline is requested.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private enum Time: Equatable, Sendable {
    case end, never
    case after(Date)
  }

  private let time: Time

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(time: .end)
  /// On request of the app.
  public static let never = TimelineReloadPolicy(time: .never)

  /// From a time on.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(time: .after(date))
  }
}

/// Entries in the order of their times.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// The time at which a new timeline is requested.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// The place for which a provider makes entries.
public struct TimelineProviderContext: Sendable {
  /// The family of the widget.
  public let family: WidgetFamily
  /// Whether the entry is for the gallery of widgets.
  public let isPreview: Bool
  /// The size of the widget in points.
  public let displaySize: CGSize
}

/// Source of the entries of a widget.
///
/// Nothing here shows widgets by themselves, so no provider is asked.
public protocol TimelineProvider {
  /// The entries.
  associatedtype Entry: TimelineEntry
  /// The place for which entries are made.
  typealias Context = TimelineProviderContext

  /// Returns an entry whose content is redacted.
  func placeholder(in context: Context) -> Entry

  /// Makes an entry for the present.
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)

  /// Makes entries for the present and later.
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}
