import Testing

@testable import HeadlessUIKit

@Suite("Controls perform their actions")
struct ControlTests {
  @Test("Actions of an event run in their order, with the control as sender")
  func order() {
    let control = UIControl()
    var calls: [String] = []
    control.addAction(
      UIAction(title: "a") { action in
        calls.append("a \((action.sender as? UIControl) === control)")
      },
      for: .touchUpInside
    )
    control.addAction(UIAction(title: "b") { _ in calls.append("b") }, for: .valueChanged)
    control.addAction(
      UIAction(title: "c") { _ in calls.append("c") },
      for: [.touchUpInside, .valueChanged]
    )
    control.sendActions(for: .touchUpInside)
    #expect(calls == ["a true", "c"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
  }

  @Test("An action with the same identifier replaces the first, and goes by it")
  func identifiers() {
    let control = UIControl()
    var calls: [String] = []
    let name = UIAction.Identifier("save")
    control.addAction(
      UIAction(identifier: name) { _ in calls.append("old") },
      for: .primaryActionTriggered
    )
    control.addAction(
      UIAction(identifier: name) { _ in calls.append("new") },
      for: .primaryActionTriggered
    )
    control.sendActions(for: .primaryActionTriggered)
    control.removeAction(identifiedBy: name, for: .primaryActionTriggered)
    control.sendActions(for: .primaryActionTriggered)
    #expect(calls == ["new"])
  }

  @Test("States hold together")
  func states() {
    let control = UIControl()
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
  }
}
