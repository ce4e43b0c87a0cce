public import Foundation
package import Snapshots

/// A view of the days of a month, of which a person chooses.
///
/// It shows the grid of an inline ``UIDatePicker``, whose size it has too: an estimate, since no document
/// or measurement of a calendar view is at hand. Decorations are kept and not drawn.
open class UICalendarView: UIView {
  /// The calendar whose months are shown.
  open var calendar: Calendar {
    get { grid.calendar ?? Calendar(identifier: .gregorian) }
    set { grid.calendar = newValue }
  }

  /// The language of the names.
  open var locale: Locale {
    get { grid.locale ?? Locale(identifier: "en") }
    set { grid.locale = newValue }
  }

  /// The time zone in which days begin; `nil` for the calendar's.
  open var timeZone: TimeZone? {
    get { grid.timeZone }
    set { grid.timeZone = newValue }
  }

  /// The dates that can be shown.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)

  /// Whether the delegate is asked for decorations.
  open var wantsDateDecorations = true

  /// The month that is shown; a month that the calendar does not have changes nothing.
  open var visibleDateComponents: DateComponents {
    get { calendar.dateComponents([.calendar, .era, .year, .month], from: grid.date) }
    set { if let date = calendar.date(from: newValue) { grid.date = date } }
  }

  private let grid = UIDatePicker(frame: .zero)

  override func setUpView() {
    super.setUpView()
    grid.datePickerMode = .date
    grid.preferredDatePickerStyle = .inline
    grid.identity.isGenerated = true
    addSubview(grid)
  }

  package override var elementRole: ElementRole { .container }

  /// Shows another month; nothing is animated.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  open override var intrinsicContentSize: CGSize { grid.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { grid.sizeThatFits(size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    grid.frame = bounds
  }
}
