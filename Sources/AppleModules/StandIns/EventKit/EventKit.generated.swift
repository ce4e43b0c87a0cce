// Written by Scripts/generate-tables from Reference/apple-modules/EventKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// Whether the app may use calendars.
public enum EKAuthorizationStatus: Int, Hashable, Sendable {
  /// The person was not asked.
  case notDetermined = 0
  /// The person cannot allow it.
  case restricted = 1
  /// The person does not allow it.
  case denied = 2
  /// The app may read and write.
  case fullAccess = 3
  /// The app may write.
  case writeOnly = 4
  /// The older name of full access.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// The kinds of things that a calendar holds.
public enum EKEntityType: UInt, Hashable, Sendable {
  /// Events.
  case event
  /// Reminders.
  case reminder
}

/// The part of a series that a change is for.
public enum EKSpan: Int, Hashable, Sendable {
  /// One event.
  case thisEvent
  /// The event and those after it.
  case futureEvents
}

/// Whether a person is free during an event.
public enum EKEventAvailability: Int, Hashable, Sendable {
  /// The calendar does not say.
  case notSupported = -1
  /// Busy.
  case busy = 0
  /// Free.
  case free
  /// Perhaps busy.
  case tentative
  /// Not there.
  case unavailable
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Hashable, Sendable {
  /// Nothing is said.
  case none = 0
  /// It does.
  case confirmed
  /// It may.
  case tentative
  /// It does not.
  case canceled
}

/// The source of a calendar.
public enum EKCalendarType: Int, Hashable, Sendable {
  /// The device.
  case local
  /// A server of CalDAV or iCloud.
  case calDAV
  /// A server of Exchange.
  case exchange
  /// A file of the web.
  case subscription
  /// The birthdays of the contacts.
  case birthday
}

/// The unit of a series.
public enum EKRecurrenceFrequency: Int, Hashable, Sendable {
  /// Days.
  case daily
  /// Weeks.
  case weekly
  /// Months.
  case monthly
  /// Years.
  case yearly
}

/// A reason why calendars cannot be used.
public struct EKError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// The event cannot be changed.
    case eventNotMutable = 0
    /// The event has no calendar.
    case noCalendar = 1
    /// The event has no start.
    case noStartDate = 2
    /// The event has no end.
    case noEndDate = 3
    /// The event ends before it starts.
    case datesInverted = 4
    /// The system failed.
    case internalFailure = 5
    /// The calendar cannot be changed.
    case calendarReadOnly = 6
    /// The person does not allow it.
    case eventStoreNotAuthorized = 29

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? EKError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `eventNotMutable`.
  public static var eventNotMutable: Code { .eventNotMutable }
  /// The code `noCalendar`.
  public static var noCalendar: Code { .noCalendar }
  /// The code `noStartDate`.
  public static var noStartDate: Code { .noStartDate }
  /// The code `noEndDate`.
  public static var noEndDate: Code { .noEndDate }
  /// The code `datesInverted`.
  public static var datesInverted: Code { .datesInverted }
  /// The code `internalFailure`.
  public static var internalFailure: Code { .internalFailure }
  /// The code `calendarReadOnly`.
  public static var calendarReadOnly: Code { .calendarReadOnly }
  /// The code `eventStoreNotAuthorized`.
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}

/// A thing of a store.
open class EKObject: NSObject {
  /// Whether there are changes that are not saved.
  open var hasChanges: Bool { false }
  /// Whether the thing was never saved.
  open var isNew: Bool { true }
  /// Takes changes back; there are none that were saved.
  open func reset() {}
  /// Takes changes back; there are none that were saved.
  open func rollback() {}
  /// Returns whether the thing is still in its store.
  open func refresh() -> Bool { false }
}

/// An account that has calendars.
open class EKSource: EKObject {
  /// The identifier.
  open var sourceIdentifier: String { "" }
  /// The name.
  open var title: String { "" }
}

/// A calendar.
open class EKCalendar: EKObject {
  /// Creates a calendar of a store.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) { super.init() }
  /// The name.
  open var title: String = ""
  /// The identifier.
  open var calendarIdentifier: String { "" }
  /// The kind.
  open var type: EKCalendarType { .local }
  /// Whether events can be added.
  open var allowsContentModifications: Bool { true }
  /// Whether the calendar is a file of the web.
  open var isSubscribed: Bool { false }
  /// Whether the calendar itself cannot be changed.
  open var isImmutable: Bool { false }
}

/// A reminder of an event.
open class EKAlarm: EKObject {
  /// Creates a reminder at a time.
  public init(absoluteDate date: Date) {
    absoluteDate = date
    super.init()
  }
  /// Creates a reminder before the start.
  public init(relativeOffset offset: TimeInterval) {
    relativeOffset = offset
    super.init()
  }
  /// The seconds from the start.
  open var relativeOffset: TimeInterval = 0
  /// The time.
  open var absoluteDate: Date?
}

/// The end of a series.
open class EKRecurrenceEnd: NSObject {
  /// The last day.
  open var endDate: Date? { end }
  /// The number of events; 0 where the series ends on a day.
  open var occurrenceCount: Int { count }
  /// The last day that was set.
  let end: Date?
  /// The number that was set.
  let count: Int
  /// Creates an end on a day.
  public init(end endDate: Date) {
    end = endDate
    count = 0
  }
  /// Creates an end after a number of events.
  public init(occurrenceCount: Int) {
    end = nil
    count = occurrenceCount
  }
}

/// The rule of a series.
open class EKRecurrenceRule: EKObject {
  /// Creates a rule.
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    frequency = type
    self.interval = interval
    recurrenceEnd = end
    super.init()
  }
  /// The unit.
  open private(set) var frequency: EKRecurrenceFrequency
  /// The number of units between two events.
  open private(set) var interval: Int
  /// The end.
  open var recurrenceEnd: EKRecurrenceEnd?
}

/// An event or a reminder.
open class EKCalendarItem: EKObject {
  /// The identifier.
  open var calendarItemIdentifier: String { "" }
  /// The calendar.
  open var calendar: EKCalendar!
  /// The title.
  open var title: String!
  /// The place.
  open var location: String?
  /// The notes.
  open var notes: String?
  /// The address.
  open var url: URL?
  /// The time zone.
  open var timeZone: TimeZone?
  /// The day on which it was saved first.
  open var creationDate: Date? { nil }
  /// The day on which it was saved last.
  open var lastModifiedDate: Date? { nil }
  /// The reminders.
  open var alarms: [EKAlarm]?
  /// The rules of the series.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// Whether there are reminders.
  open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
  /// Whether there is a series.
  open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
  /// Whether there are notes.
  open var hasNotes: Bool { notes != nil }
  /// Adds a reminder.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Removes a reminder.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Adds a rule.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  /// Removes a rule.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
}

/// An event.
open class EKEvent: EKCalendarItem {
  /// Creates an event of a store.
  public init(eventStore: EKEventStore) { super.init() }
  /// The identifier, which an event gets when it is saved.
  open var eventIdentifier: String! { nil }
  /// Whether the event has no times.
  open var isAllDay: Bool = false
  /// The start.
  open var startDate: Date!
  /// The end.
  open var endDate: Date!
  /// Whether the person is free.
  open var availability: EKEventAvailability = .busy
  /// Whether the event takes place.
  open var status: EKEventStatus { .none }
  /// Whether the event differs from its series.
  open var isDetached: Bool { false }
  /// Returns the order of two events by their starts.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    startDate.compare(other.startDate)
  }
}

/// A reminder.
open class EKReminder: EKCalendarItem {
  /// Creates a reminder of a store.
  public init(eventStore: EKEventStore) { super.init() }
  /// The start.
  open var startDateComponents: DateComponents?
  /// The day by which it is to be done.
  open var dueDateComponents: DateComponents?
  /// Whether it is done.
  open var isCompleted: Bool = false
  /// The day on which it was done.
  open var completionDate: Date?
  /// The priority, 1 to 9; 0 for none.
  open var priority: Int = 0
}

/// The calendars of a device, which are denied.
open class EKEventStore: NSObject {
  /// Returns that the person does not allow it.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }
  /// Answers that the person does not allow it.
  open func requestAccess(
    to entityType: EKEntityType,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  /// Returns that the person does not allow it.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  /// Answers that the person does not allow it.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  /// Returns that the person does not allow it.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Answers that the person does not allow it.
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  /// Returns that the person does not allow it.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Answers that the person does not allow it.
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  /// Returns that the person does not allow it.
  open func requestFullAccessToReminders() async throws -> Bool { false }
  /// The identifier.
  open var eventStoreIdentifier: String { "" }
  /// The accounts.
  open var sources: [EKSource] { [] }
  /// The calendar for new events.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// Returns the calendar for new reminders.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// Returns the calendars of a kind.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Returns a calendar by its identifier.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// Throws, because the person does not allow it.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Returns an event by its identifier.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Throws, because the person does not allow it.
  open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Throws, because the person does not allow it.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws, because the person does not allow it.
  open func remove(_ event: EKEvent, span: EKSpan) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws, because the person does not allow it.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws, because the person does not allow it.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws, because the person does not allow it.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws, because the person does not allow it.
  open func commit() throws { throw EKError(.eventStoreNotAuthorized) }
  /// Takes changes back; there are none.
  open func reset() {}
  /// Returns a condition that no event meets.
  open func predicateForEvents(
    withStart startDate: Date,
    end endDate: Date,
    calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Returns the events that meet a condition.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Returns a condition that no reminder meets.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Answers that there are no reminders.
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate,
    completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return NSObject()
  }
}

extension NSNotification.Name {
  /// Posted when calendars change, which they do not.
  public static let EKEventStoreChanged: NSNotification.Name = NSNotification.Name("EKEventStoreChangedNotification")
}
