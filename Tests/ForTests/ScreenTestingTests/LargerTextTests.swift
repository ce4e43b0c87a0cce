import Diagnostics
import ScreenTesting
import HeadlessUIKit
import LayoutGeometry
import ScreenAudit
import Testing

/// A title that follows the text size or keeps 17 points.
@Sendable func titled(_ text: String, follows: Bool) -> UIViewController {
  let controller = UIViewController()
  let label = UILabel()
  label.text = text
  label.accessibilityIdentifier = "title"
  label.font = follows ? .preferredFont(forTextStyle: .body) : .systemFont(ofSize: 17)
  label.adjustsFontForContentSizeCategory = follows
  label.numberOfLines = 0
  label.translatesAutoresizingMaskIntoConstraints = false
  controller.view.addSubview(label)
  let safe = controller.view.safeAreaLayoutGuide
  NSLayoutConstraint.activate([
    label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
    label.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor, constant: -16),
    label.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
  ])
  return controller
}

@Suite("Screens at larger text in tests")
struct LargerTextTests {
  private let phone = ScreenSettings(devices: ["iPhone SE 4.7-inch"])

  @Test func `A screen that follows the text size passes, and its report answers`() throws {
    let report = expectLargerText("Title", in: phone) { titled("Good morning", follows: true) }
    #expect(report.findings.isEmpty)
    #expect(report.screens.count == 12)
    let large = try #require(try report.screen(at: .large))
    let largest = try #require(try report.screen(at: .accessibilityExtraExtraExtraLarge))
    // Human Interface Guidelines: body has 17 points at Large and 53 at AX5.
    #expect(try large.fontSizes(of: "title") == [17])
    #expect(try largest.fontSizes(of: "title") == [53])
    #expect(largest.texts == ["Good morning"])
    #expect(try large.frame(of: "Good morning").x == 16)
    #expect(try large.lineCount(of: "UILabel") == 1)
    #expect(try !largest.isCut("title"))
    #expect(try large.png().starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try report.screen(at: .large, on: "iPhone 16") == nil)
    let error = #expect(throws: UnknownName.self) {
      try report.screen(at: .large, on: "iPhone 16 Por")
    }
    #expect(error?.description.contains("“iPhone 16 Pro”") == true)
    let changed = try report.screen(at: .accessibilityMedium, afterChange: true)
    #expect(try changed?.fontSizes(of: "title") == [28])
  }

  @Test func `A text that does not grow is an issue at the line of the call`() {
    let line = #line + 2
    withKnownIssue {
      expectLargerText("Title", in: phone) { titled("Good morning", follows: false) }
    } matching: { issue in
      let words = issue.comments.map(\.rawValue).joined()
      return words.contains("“Good morning” does not grow; it keeps 17 pt up to AX5")
        && words.contains("text-not-growing") && issue.sourceLocation?.line == line
    }
  }

  @Test func `A rule can be left out, and one that does not exist is an issue`() {
    expectLargerText("Title", in: phone, ignoring: ["text-not-growing"]) {
      titled("Good morning", follows: false)
    }
    withKnownIssue {
      expectLargerText("Title", in: phone, ignoring: ["text-growing"]) {
        titled("Good morning", follows: true)
      }
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("No rule has the name text-growing")
    }
  }

  @Test func `A view is as wide as the device and as high as its text`() throws {
    let report = expectLargerText("Label", in: phone) {
      let label = UILabel()
      label.text = "A text that takes more than one line of a phone at the largest sizes"
      label.font = .preferredFont(forTextStyle: .title1)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      return label
    }
    let screen = try #require(try report.screen(at: .accessibilityExtraExtraExtraLarge))
    let frame = try screen.frame(of: "UILabel")
    #expect(frame.width == 375)
    #expect(try screen.lineCount(of: "UILabel") > 4)
    #expect(frame.height > 250)
  }

  @Test func `Languages and appearances are combined`() throws {
    let settings = ScreenSettings(
      devices: ["iPhone 16"],
      categories: [.large],
      languages: ["de", "ar"],
      appearances: [.light, .dark]
    )
    let report = expectLargerText("Title", in: settings) { titled("Hallo", follows: true) }
    #expect(report.series.count == 4)
    let arabic = try #require(try report.screen(at: .large, language: "ar", appearance: .dark))
    #expect(arabic.setting.name == "iPhone 16, ar, dark")
    #expect(try arabic.frame(of: "title").maxX > 370)
  }

  @Test func `A name that is not on the screen is an error with the nearest ones`() throws {
    let report = expectLargerText("Title", in: phone) { titled("Good morning", follows: true) }
    let screen = try #require(try report.screen(at: .large))
    let names = ["titel": "title", "Good mornign": "Good morning", "UILable": "UILabel"]
    for (typed, meant) in names {
      #expect(!screen.shows(typed) && screen.shows(meant))
      let errors = [
        #expect(throws: UnknownName.self) { try screen.isCut(typed) },
        #expect(throws: UnknownName.self) { try screen.lineCount(of: typed) },
        #expect(throws: UnknownName.self) { try screen.fontSizes(of: typed) },
        #expect(throws: UnknownName.self) { try screen.frame(of: typed) },
      ]
      for error in errors {
        let words = error?.description ?? ""
        #expect(words.contains("has the name “\(typed)”; the nearest are “\(meant)”"))
      }
    }
  }

  @Test func `A view without a text of its own has no lines to count`() throws {
    let report = expectLargerText("Title", in: phone) { titled("Good morning", follows: true) }
    let screen = try #require(try report.screen(at: .large))
    #expect(try screen.frame(of: "UIView").width == 375)
    #expect(throws: UnknownName.text(ofView: "UIView")) { try screen.lineCount(of: "UIView") }
  }

  @Test func `A device that does not exist is an issue with the nearest names`() {
    withKnownIssue {
      let settings = ScreenSettings(devices: ["iPhone 61"])
      let report = expectLargerText("Title", in: settings) { titled("Hi", follows: true) }
      #expect(report.series.isEmpty)
      let recorded = assertScreens("Title", in: settings) { titled("Hi", follows: true) }
      #expect(recorded.series.isEmpty)
    } matching: { issue in
      let words = issue.comments.map(\.rawValue).joined()
      return words.contains("No device has the name “iPhone 61”") && words.contains("“iPhone 16”")
    }
  }
}
