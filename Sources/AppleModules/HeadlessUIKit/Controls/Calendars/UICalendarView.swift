public import Foundation
package import Snapshots

/// A view of the days of a month, from which a person chooses.
///
/// It shows the grid and has the size of an inline ``UIDatePicker``: an estimate, since there is no document
/// or measurement of a calendar view. Decorations are stored and not drawn.
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

  /// Whether the delegate provides decorations.
  open var wantsDateDecorations = true

  /// The visible month; a month that the calendar does not have is ignored.
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

  /// Shows another month, without animation.
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
