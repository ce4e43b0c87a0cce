import DynamicType
public import Foundation
package import Snapshots
import SystemMetrics

/// The looks of a date picker, with UIKit's numbers.
public enum UIDatePickerStyle: Int, Hashable, Sendable, CaseIterable {
  case automatic, wheels, compact, inline
}

/// A control that chooses a date and a time.
///
/// The date starts at 1 January 2001, in English and in Greenwich time, unless the program sets them: clock
/// and locale of the machine are not used.
open class UIDatePicker: UIControl {
  package override var elementRole: ElementRole { .datePicker }

  /// The components of the date that a person chooses.
  public enum Mode: Int, Hashable, Sendable, CaseIterable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  private var storedDate = Date(timeIntervalSinceReferenceDate: 0)

  /// The date, between the limits.
  open var date: Date {
    get { storedDate }
    set { storedDate = limited(newValue) }
  }

  /// The components of the date that a person chooses.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The requested style.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The earliest date.
  open var minimumDate: Date? { didSet { date = storedDate } }
  /// The latest date.
  open var maximumDate: Date? { didSet { date = storedDate } }
  /// The seconds of the timer, 0 to 86399.
  open var countDownDuration: TimeInterval = 60 {
    didSet { countDownDuration = countDownDuration.clamped(0, 86_399) }
  }
  /// The minutes between two rows, a divisor of 60; any other number is ignored.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 {
        minuteInterval = oldValue
      }
    }
  }
  /// The language and the country of the texts; `nil` for English.
  open var locale: Locale? { didSet { invalidateIntrinsicContentSize() } }
  /// The calendar of the days; by default the Gregorian calendar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar(identifier: .gregorian) {
    didSet { if calendar == nil { calendar = Calendar(identifier: .gregorian) } }
  }
  /// The time zone; `nil` for Greenwich time.
  open var timeZone: TimeZone? { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the date is rounded to ``minuteInterval``.
  open var roundsToMinuteInterval = true

  override func setUpView() {
    super.setUpView()
    isOpaque = false
  }

  override func initialSize(for size: CGSize) -> CGSize {
    size == .zero ? PickerSizes.wheels[.newest].cgSize : size
  }

  /// Sets the date, without animation.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private func limited(_ date: Date) -> Date {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return storedDate }
    var result = date
    if let maximumDate { result = min(result, maximumDate) }
    if let minimumDate { result = max(result, minimumDate) }
    return result
  }

  /// The style in effect: where it is automatic, wheels up to iOS 13 and compact later; always wheels for a
  /// timer.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    let isCompact = PickerSizes.isCompactByDefault[systemGeneration]
    return isCompact ? .compact : .wheels
  }

  // MARK: Hooks

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .compact: compactSize
    case .inline: inlineSize
    case .automatic, .wheels: PickerSizes.wheels(traitCollection)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var sizeSource: SizeSource { .traits }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    guard bounds.isUsable, bounds.width > 0, bounds.height > 0 else { return }
    switch datePickerStyle {
    case .compact: element.drawings += compactDrawings()
    case .inline: element.drawings += inlineDrawings()
    case .automatic, .wheels:
      element.clipsToBounds = true
      element.drawings += wheelDrawings()
    }
  }
}
