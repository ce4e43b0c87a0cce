// Written by Scripts/generate-tables from Reference/apple-modules/EventKitUI.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import EventKit

/// The end of a sheet.
public enum EKEventEditViewAction: Int, Hashable, Sendable {
  /// The person canceled it.
  case canceled
  /// The person saved the event.
  case saved
  /// The person deleted the event.
  case deleted
}

/// Called about a sheet with an event that is edited.
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// Called when the person is done.
  func eventEditViewController(
    _ controller: EKEventEditViewController,
    didCompleteWith action: EKEventEditViewAction
  )
  /// Returns the calendar for a new event.
  func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar
}

extension EKEventEditViewDelegate {
  /// Answers for an object that does not have it.
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar { EKCalendar(for: .event, eventStore: controller.eventStore) }
}

/// A sheet in which an event is edited; it is empty here.
open class EKEventEditViewController: UINavigationController {
  /// The object that is told about the end.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// The store of the event.
  open var eventStore: EKEventStore! = EKEventStore()
  /// The event.
  open var event: EKEvent?
  /// Closes the sheet without saving.
  open func cancelEditing() {}
}

/// The end of a screen with an event.
public enum EKEventViewAction: Int, Hashable, Sendable {
  /// The person closed it.
  case done
  /// The person answered an invitation.
  case responded
  /// The person deleted the event.
  case deleted
}

/// Called about a screen with an event.
public protocol EKEventViewDelegate: NSObjectProtocol {
  /// Called when the person is done.
  func eventViewController(
    _ controller: EKEventViewController,
    didCompleteWith action: EKEventViewAction
  )
}

/// A screen with an event; it is empty here.
open class EKEventViewController: UIViewController {
  /// The object that is told about the end.
  open weak var delegate: (any EKEventViewDelegate)?
  /// The event.
  open var event: EKEvent!
  /// Whether the event can be changed.
  open var allowsEditing: Bool = false
  /// Whether the day of an invitation can be seen.
  open var allowsCalendarPreview: Bool = false
}

/// How many calendars are chosen.
public enum EKCalendarChooserSelectionStyle: Int, Hashable, Sendable {
  /// One.
  case single
  /// Any number.
  case multiple
}

/// The calendars that are offered.
public enum EKCalendarChooserDisplayStyle: Int, Hashable, Sendable {
  /// All.
  case allCalendars
  /// Those to which events can be added.
  case writableCalendarsOnly
}

/// Called about a choice of calendars.
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  /// Called when the choice changes.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  /// Called when the person is done.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// Called when the person cancels.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  /// Does nothing.
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  /// Does nothing.
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  /// Does nothing.
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// A screen in which calendars are chosen; it is empty here.
open class EKCalendarChooser: UIViewController {
  /// Creates a screen.
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle,
    displayStyle: EKCalendarChooserDisplayStyle,
    eventStore: EKEventStore
  ) {
    self.selectionStyle = selectionStyle
    self.displayStyle = displayStyle
    self.eventStore = eventStore
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a screen for events or reminders.
  public init(
    selectionStyle style: EKCalendarChooserSelectionStyle,
    displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType,
    eventStore: EKEventStore
  ) {
    selectionStyle = style
    self.displayStyle = displayStyle
    self.eventStore = eventStore
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns `nil`: a choice is not in an archive.
  public required init?(coder: NSCoder) { return nil }
  /// The calendars that are offered.
  let displayStyle: EKCalendarChooserDisplayStyle
  /// The store.
  let eventStore: EKEventStore
  /// How many calendars are chosen.
  open private(set) var selectionStyle: EKCalendarChooserSelectionStyle
  /// The object that is told about the choice.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// Whether there is a button that ends the choice.
  open var showsDoneButton: Bool = false
  /// Whether there is a button that cancels the choice.
  open var showsCancelButton: Bool = false
  /// The chosen calendars.
  open var selectedCalendars: Set<EKCalendar> = []
}
