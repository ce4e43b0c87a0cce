import Screens
import Testing
import UIKit

private final class Listener: CounterDelegate {
  var presses = 0
  func counterWasPressed(_ counter: CounterController) { presses += 1 }
}

@Suite("A screen for an iPhone calls its methods by name", .serialized)
struct CounterTests {
  private func shown<Controller: CounterController>(_ controller: Controller) -> Controller {
    controller.loadViewIfNeeded()
    return controller
  }

  @Test func `A button calls the method that a selector names`() {
    let controller = shown(CounterController())
    controller.button.sendActions(for: .touchUpInside)
    #expect(controller.count == 1)
    #expect(controller.label.text == "1")
  }

  @Test func `An action without a target finds the controller`() {
    let controller = shown(CounterController())
    controller.button.sendActions(for: .touchDown)
    #expect(controller.log == ["note Add"])
  }

  @Test func `A gesture calls a private method of an extension, and it a delegate`() {
    let controller = shown(CounterController())
    let listener = Listener()
    controller.delegate = listener
    controller.press.performActions()
    #expect(controller.log == ["pressed"])
    #expect(listener.presses == 1)
  }

  @Test func `A bar button calls the override of a subclass, which performs by name`() throws {
    let controller = shown(DoublingController())
    let item = try #require(controller.navigationItem.rightBarButtonItem)
    let action = try #require(item.action)
    UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    #expect(controller.count == -2)
  }

  @Test func `A notification calls a method`() {
    let controller = shown(CounterController())
    NotificationCenter.default.post(name: .counterChanged, object: nil)
    #expect(controller.log == ["changed"])
  }

  @Test func `A property is read and set by its key path`() {
    let controller = shown(CounterController())
    controller.setValue(7, forKeyPath: "count")
    #expect(controller.value(forKey: "count") as? Int == 7)
    let label = UILabel()
    controller.setValue(label, forKey: "label")
    #expect(controller.label === label)
  }
}
