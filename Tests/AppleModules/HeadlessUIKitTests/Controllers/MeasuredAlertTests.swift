import DynamicType
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Alerts and sheets have the lengths that were measured on iOS 26.1")
struct MeasuredAlertTests {
  private func alert(
    _ title: String?,
    _ message: String?,
    actions: Int,
    style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for number in 0..<actions {
      alert.addAction(UIAlertAction(title: "\(number)", style: .default))
    }
    return alert
  }

  private func frame(
    _ controller: UIViewController,
    on screen: UIScreen = Screens.measuredAt3x,
    category: UIContentSizeCategory = .large
  ) -> CGRect {
    let root = UIViewController()
    let window = Screens.window(
      screen,
      category: category,
      systemVersion: SystemVersion(26, 1),
      root: root
    )
    root.present(controller, animated: false)
    window.layoutIfNeeded()
    return controller.view.convert(controller.view.bounds, to: window)
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.001 }

  @Test(
    "Heights of alerts 320 points wide",
    arguments: [
      ("Title", "One line", 1, 152.333333), ("Title", nil, 1, 126.333333),
      (nil, "One line", 1, 126.333333), ("Title", "One line", 3, 264.333333),
      ("Title", "One line", 4, 320.333333),
    ] as [(String?, String?, Int, Double)]
  )
  func heights(_ title: String?, _ message: String?, _ actions: Int, _ height: Double) {
    let frame = frame(alert(title, message, actions: actions))
    #expect(frame.width == 320)
    #expect(isNear(frame.height, height))
  }

  @Test("Texts lie 30 points inside and 22 below the top, 7.667 apart; buttons are 48 high")
  func parts() throws {
    let alert = alert("Title", "One line", actions: 3)
    _ = frame(alert)
    let title = try #require(alert.view.label("Title"))
    let message = try #require(alert.view.label("One line"))
    #expect(title.frame.minX == 30)
    #expect(title.frame.minY == 22)
    #expect(isNear(message.frame.minY - title.frame.maxY, 7.666667))
    let rows = alert.view.subviews.compactMap { $0 as? AlertActionView }
    #expect(rows.map(\.frame.height) == [48, 48, 48])
    #expect(rows.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 288 })
    #expect(isNear(rows[1].frame.minY - rows[0].frame.maxY, 8))
    #expect(isNear(alert.view.bounds.height - rows[2].frame.maxY, 16))
  }

  @Test("Fonts and buttons grow with the text")
  func fonts() throws {
    let large = alert("Title", "One line", actions: 1)
    _ = frame(large, on: Screens.measured)
    #expect(large.view.label("Title")?.font.pointSize == 17)
    #expect(large.view.label("One line")?.font.pointSize == 15)
    let larger = alert("Title", "One line", actions: 1)
    _ = frame(larger, on: Screens.measured, category: .extraExtraExtraLarge)
    let action = try #require(larger.view.label("0"))
    #expect(action.font.pointSize == 23)
    #expect(action.frame.height == 27.5)
    #expect(action.superview?.frame.height == 48)
    let largest = alert("Title", "One line of text that breaks", actions: 1)
    _ = frame(largest, on: Screens.measured, category: .accessibilityLarge)
    let title = try #require(largest.view.label("Title"))
    #expect(title.font.pointSize == 33)
    #expect(title.frame.height == 39.5)
    let message = try #require(largest.view.label("One line of text that breaks"))
    #expect(message.font.pointSize == 30)
    #expect(message.frame.height == 72)
    #expect(largest.view.label("0")?.font.pointSize == 33)
    #expect(largest.view.label("0")?.superview?.frame.height == 63.5)
  }

  @Test(
    "An action sheet of five buttons is 304 high at every text size",
    arguments: [
      UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityLarge,
    ]
  )
  func sheet(_ category: UIContentSizeCategory) {
    let sheet = alert(nil, nil, actions: 5, style: .actionSheet)
    #expect(frame(sheet, on: Screens.measured, category: category).height == 304)
    guard category == .accessibilityLarge else { return }
    let rows = sheet.view.subviews.compactMap { $0 as? AlertActionView }
    #expect(rows.last?.frame.maxY == 381.5 - 16)
  }

  @Test("Page sheets begin at the safe area, or 30 points below the top")
  func pageSheets() {
    #expect(frame(UIViewController()) == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(
      frame(UIViewController(), on: Screens.measured)
        == CGRect(x: 0, y: 30, width: 375, height: 637)
    )
  }

  @Test("Medium sheets float")
  func medium() {
    for (screen, expected) in [
      (Screens.measuredAt3x, CGRect(x: 8, y: 403.687, width: 377, height: 440.313)),
      (Screens.measured, CGRect(x: 8, y: 317.711, width: 359, height: 341.289)),
    ] {
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      let frame = frame(sheet, on: screen)
      #expect(abs(frame.minY - expected.minY) < 0.001 && frame.minX == expected.minX)
      #expect(abs(frame.height - expected.height) < 0.001 && frame.width == expected.width)
    }
  }

  @Test(
    "Heights of one's own",
    arguments: [
      (200, 224.473), (288, 308.891), (300, 320.402), (400, 416.331), (500, 512.26), (600, 608.188),
      (700, 704.117),
    ] as [(Double, Double)]
  )
  func custom(_ value: Double, _ height: Double) {
    let sheet = UIViewController()
    var greatest = 0.0
    sheet.sheetPresentationController?.detents = [
      .custom { context in
        greatest = context.maximumDetentValue
        return value
      }
    ]
    #expect(abs(frame(sheet).height - height) < 0.001)
    #expect(greatest == 759)
  }

  @Test("Fields stand between the message and the buttons, and add their height")
  func fields() throws {
    let plain = frame(alert("Title", "One line", actions: 1))
    let alert = alert("Title", "One line", actions: 1)
    alert.addTextField { $0.placeholder = "Name" }
    let height = frame(alert).height
    let field = try #require(alert.textFields?.first)
    let message = try #require(alert.view.label("One line"))
    let button = try #require(alert.view.first(AlertActionView.self))
    #expect(field.placeholder == "Name")
    #expect(field.frame.minY >= message.frame.maxY && field.frame.maxY <= button.frame.minY)
    #expect(isNear(height, plain.height + 12 + field.frame.height))
  }
}
