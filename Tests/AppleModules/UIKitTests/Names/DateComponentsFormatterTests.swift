import Foundation
import Testing
import UIKit

/// The texts are those of Apple's documentation of the class and of its styles.
@Suite("Spans of time in words")
struct DateComponentsFormatterTests {
  @Test(
    "A span has the words of its style",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"),
      (.brief, "9hr 41min 30sec"), (.short, "9 hr, 41 min, 30 sec"),
      (.full, "9 hours, 41 minutes, 30 seconds"),
      (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
    ]
  )
  func styles(style: DateComponentsFormatter.UnitsStyle, expected: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    #expect(formatter.string(from: 9 * 3600 + 41 * 60 + 30) == expected)
  }

  @Test("Zeros between colons stay, and are dropped in words")
  func zeros() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    #expect(formatter.string(from: 3610) == "1:00:10")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 3610) == "1h 10s")
  }

  @Test("Padded numbers have two digits")
  func padding() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    #expect(formatter.string(from: 0) == "00:00")
  }

  @Test("The largest units are written where not all may be")
  func count() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 90) == "1 minute remaining")
  }
}
