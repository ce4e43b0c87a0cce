import DynamicType
import Foundation
import Testing
import UIKit

/// The texts are those of Apple's documentation of the class and of its styles.
@Suite("Moments relative to others in words")
struct RelativeDateTimeFormatterTests {
  @Test(
    "A moment has the words of its style",
    arguments: [
      (RelativeDateTimeFormatter.UnitsStyle.full, "2 months ago"), (.spellOut, "two months ago"),
      (.short, "2 mo. ago"), (.abbreviated, "2 mo. ago"),
    ]
  )
  func styles(style: RelativeDateTimeFormatter.UnitsStyle, expected: String) {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = style
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == expected)
  }

  @Test("A moment has a name where there is one")
  func names() {
    let formatter = RelativeDateTimeFormatter()
    let lastWeek = DateComponents(weekOfMonth: -1)
    #expect(formatter.localizedString(from: lastWeek) == "1 week ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: lastWeek) == "last week")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    #expect(formatter.localizedString(from: DateComponents(hour: -1)) == "1 hour ago")
    #expect(formatter.localizedString(from: DateComponents(weekOfMonth: 2)) == "in 2 weeks")
  }

  @Test("A moment without another is relative to the time of the screen")
  func clock() {
    let moment = Date(timeIntervalSinceReferenceDate: 0)
    ScreenContext.with(\.clock, { moment + 3600 }).perform {
      #expect(RelativeDateTimeFormatter().string(for: moment) == "1 hour ago")
    }
  }

  @Test("The largest unit is written")
  func largest() throws {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: -3600) == "1 hour ago")
    #expect(formatter.localizedString(fromTimeInterval: 90) == "in 1 minute")
    let day = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: day + 14 * 86_400, relativeTo: day) == "in 2 weeks")
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(fromTimeInterval: 90) == "In 1 minute")
  }
}
