import ScreenTesting
import Testing
import UIKit

@testable import Groceries

@Suite("The shopping list")
struct GroceriesTests {
  /// The list in its navigation bar, loaded.
  private func shown() -> GroceriesController {
    let controller = GroceriesController()
    controller.loadViewIfNeeded()
    return controller
  }

  @Test func `The list works at every text size in both languages`() throws {
    let settings = ScreenSettings(languages: ["en", "de"])
    let report = expectLargerText("Groceries", in: settings) {
      UINavigationController(rootViewController: GroceriesController())
    }
    let screen = try #require(try report.screen(at: .accessibilityLarge))
    #expect(screen.texts.contains("Apples"))
  }

  @Test func `The button adds an item`() throws {
    let controller = shown()
    let button = try #require(controller.navigationItem.rightBarButtonItem)
    let action = try #require(button.action)
    UIApplication.shared.sendAction(action, to: button.target, from: button, for: nil)
    #expect(controller.items == ["Apples", "Bread", "Milk"])
    #expect(controller.table.numberOfRows(inSection: 0) == 3)
  }

  @Test func `Two taps empty the list`() throws {
    let controller = shown()
    let taps = controller.table.gestureRecognizers?.first { $0 is UITapGestureRecognizer }
    try #require(taps).performActions()
    #expect(controller.items.isEmpty)
  }

  @Test func `A row comes from its xib, with the text of the language`() throws {
    try AppLanguage.perform(in: "de") {
      let controller = shown()
      let cell = controller.tableView(controller.table, cellForRowAt: IndexPath(row: 0, section: 0))
      let row = try #require(cell as? ItemCell)
      #expect(row.nameLabel.text == "Äpfel")
      #expect(controller.title == "Einkaufsliste")
    }
  }

  @Test func `The hint appears with the screen`() {
    let controller = shown()
    #expect(controller.hint.alpha == 0)
    controller.viewDidAppear(true)
    #expect(controller.hint.alpha == 1)
  }
}
