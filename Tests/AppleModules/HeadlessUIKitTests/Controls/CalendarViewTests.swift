import Foundation
import Snapshots
import Testing

@testable import HeadlessUIKit

@Suite("A calendar view shows the days of a month")
struct CalendarViewTests {
  @Test("Its size is that of the inline date picker")
  func size() {
    let picker = UIDatePicker(frame: .zero)
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    #expect(UICalendarView().intrinsicContentSize == picker.intrinsicContentSize)
  }

  @Test("The month is the program's, and one that does not exist changes nothing")
  func month() {
    let view = UICalendarView()
    view.visibleDateComponents = DateComponents(year: 2024, month: 2)
    #expect(view.visibleDateComponents.year == 2024)
    #expect(view.visibleDateComponents.month == 2)
  }

  @Test("The days fill the view")
  func layout() {
    let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 300, height: 320))
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame == view.bounds)
    #expect(view.layoutSnapshot().root.children.first?.drawings.isEmpty == false)
  }
}
