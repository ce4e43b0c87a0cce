public import Foundation

/// The dates at which a view changes.
public protocol TimelineSchedule {
  /// The type of the dates.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from a date on.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// The frequency with which a view changes.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// As often as possible.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule with a minimum interval in seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}

  /// The first moment.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

/// Every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init() {}

  /// The first moment.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

/// At regular intervals from a date on.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date

  /// Creates a schedule with an interval in seconds.
  public init(from startDate: Date, by interval: TimeInterval) { start = startDate }

  /// The first date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [start] }
}

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as possible.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// As often as possible, with a minimum interval in seconds.
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At regular intervals from a date on, in seconds.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule {
  /// At given dates.
  public static func explicit<Dates: Sequence>(
    _ dates: Dates
  ) -> ExplicitTimelineSchedule<Dates> where Self == ExplicitTimelineSchedule<Dates> {
    ExplicitTimelineSchedule(dates)
  }
}

/// A date at which the view changes.
public struct TimelineViewDefaultContext {
  /// The frequency with which the view changes.
  public enum Cadence: Hashable, Sendable, Comparable {
    case live, seconds, minutes
  }

  /// The date.
  public let date: Date
  /// The frequency with which the view changes.
  public let cadence: Cadence
}

/// A view that changes at certain dates, of which a still screen shows the first.
///
/// A schedule without a date begins at the start of 2001, so that pictures do not depend on the clock.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  /// A date at which the view changes.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view of the dates of a schedule.
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: View {
  /// The view at the first date.
  public var body: some View {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let first = schedule.entries(from: start, mode: .normal).first { _ in true }
    content(TimelineViewDefaultContext(date: first ?? start, cadence: .live))
  }
}
