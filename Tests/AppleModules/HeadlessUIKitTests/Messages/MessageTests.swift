import Foundation
import Testing

@testable import HeadlessUIKit

/// An object as the build plug-in lists its methods.
private class Receiver: UIView {
  var received: [String] = []
  var title: String? = "first"
  var other: Receiver?

  func save(_ sender: UIControl) { received.append("save \(type(of: sender))") }
  func refresh() -> Int {
    received.append("refresh")
    return 3
  }
  func move(from: Int, to: Int?) { received.append("move \(from) \(to as Int?)") }
  func changed(_ notification: Notification) { received.append(notification.name.rawValue) }
  func tapped(_ sender: Any?) { received.append("tapped \(type(of: sender ?? ""))") }
}

private final class QuietReceiver: Receiver {
  override func refresh() -> Int { -1 }
  func saveQuietly(_ sender: UIControl) { received.append("quiet") }
}

private func listMethods() {
  ObjectiveCMethods.register {
    [
      ObjectiveCMethod(Receiver.self, "save:") { object, arguments in
        arguments.pass { (object as? Receiver)?.save($0) }
      },
      ObjectiveCMethod(Receiver.self, "refresh") { object, arguments in
        arguments.pass { (object as? Receiver)?.refresh() }
      },
      ObjectiveCMethod(Receiver.self, "moveFrom:to:") { object, arguments in
        arguments.pass { (object as? Receiver)?.move(from: $0, to: $1) }
      },
      ObjectiveCMethod(Receiver.self, "changed:") { object, arguments in
        arguments.pass { (object as? Receiver)?.changed($0) }
      },
      ObjectiveCMethod(Receiver.self, "tapped:") { object, arguments in
        arguments.pass { (object as? Receiver)?.tapped($0) }
      },
      ObjectiveCMethod(Receiver.self, "title") { object, _ in (object as? Receiver)?.title },
      ObjectiveCMethod(Receiver.self, "setTitle:") { object, arguments in
        arguments.pass { (object as? Receiver)?.title = $0 }
      },
      ObjectiveCMethod(Receiver.self, "other") { object, _ in (object as? Receiver)?.other },
      ObjectiveCMethod(QuietReceiver.self, "save:") { object, arguments in
        arguments.pass { (object as? QuietReceiver)?.saveQuietly($0) }
      },
    ]
  }
}

@Suite("Methods are called by name")
struct MessageTests {
  init() { listMethods() }

  @Test func `A control calls its target for the events of the pair`() {
    let receiver = Receiver()
    let control = UIControl()
    control.addTarget(receiver, action: "save:", for: .touchUpInside)
    control.addTarget(receiver, action: "refresh", for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    #expect(receiver.received == ["save UIControl"])
    #expect(control.actions(forTarget: receiver, forControlEvent: .valueChanged) == ["refresh"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    var found: [(hasAction: Bool, selector: Selector?)] = []
    control.enumerateEventHandlers { action, pair, events, stop in
      found.append((action != nil, pair?.1))
      stop = events == .valueChanged
    }
    #expect(found.map(\.hasAction) == [true, false, false])
    #expect(found.map(\.selector) == [nil, "save:", "refresh"])
    control.removeTarget(receiver, action: nil, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(receiver.received.count == 1)
  }

  @Test func `Without a target the next responder with the method is called`() {
    let receiver = Receiver()
    let box = UIView()
    let control = UIControl()
    receiver.addSubview(box)
    box.addSubview(control)
    control.addTarget(nil, action: "save:", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(receiver.received == ["save UIControl"])
    #expect(UIApplication.shared.sendAction("tapped:", to: nil, from: control, for: nil))
    #expect(!UIApplication.shared.sendAction("unknown:", to: nil, from: control, for: nil))
  }

  @Test func `A target that was deallocated is not asked, nor are responders`() {
    let outer = Receiver()
    let control = UIControl()
    outer.addSubview(control)
    do {
      let receiver = Receiver()
      control.addTarget(receiver, action: "save:", for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    #expect(outer.received.isEmpty)
  }

  @Test func `A subclass is called by its own list, and by overriding`() {
    let receiver = QuietReceiver()
    let control = UIControl()
    control.addTarget(receiver, action: "save:", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(receiver.received == ["quiet"])
    #expect(receiver.perform("refresh")?.takeUnretainedValue() as? Int == -1)
  }

  @Test func `Methods are found while another thread reads the lists`() async {
    for number in 0..<50 {
      ObjectiveCMethods.register {
        Thread.sleep(forTimeInterval: 0.001)
        return [ObjectiveCMethod(Receiver.self, "late\(number)") { _, _ in nil }]
      }
      let found = await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<4 {
          group.addTask {
            ObjectiveCMethods.method(named: "late\(number)", ofClass: Receiver.self) != nil
          }
        }
        return await group.reduce(true) { $0 && $1 }
      }
      #expect(found)
    }
  }

  @Test func `A recognizer and a bar button call their targets`() {
    let receiver = Receiver()
    let press = UILongPressGestureRecognizer(target: receiver, action: "tapped:")
    press.performActions()
    let item = UIBarButtonItem(title: "Add", style: .plain, target: receiver, action: "tapped:")
    item.performTap(in: nil)
    press.removeTarget(receiver, action: "tapped:")
    press.performActions()
    #expect(
      receiver.received == ["tapped UILongPressGestureRecognizer", "tapped UIBarButtonItem"]
    )
  }

  @Test func `Notifications call a method until the observer is removed`() {
    let center = NotificationCenter()
    let receiver = Receiver()
    let name = Notification.Name("changed")
    center.addObserver(receiver, selector: "changed:", name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(receiver.received == ["changed"])
    center.removeObserver(receiver)
    center.post(name: name, object: nil)
    #expect(receiver.received == ["changed"])
  }

  @Test func `Messages take as many arguments as the method has`() {
    let receiver = Receiver()
    receiver.perform("moveFrom:to:", with: 1, with: nil)
    receiver.perform("moveFrom:to:", with: "no number", with: nil)
    receiver.perform("unknown")
    #expect(receiver.received == ["move 1 nil"])
    #expect(receiver.responds(to: "refresh"))
    #expect(!receiver.responds(to: "unknown"))
    #expect(receiver.responds(to: "setNeedsLayout"))
  }

  @Test func `Properties are read and set by name and by path`() {
    let receiver = Receiver()
    let other = Receiver()
    receiver.other = other
    receiver.setValue("second", forKeyPath: "other.title")
    #expect(other.title == "second")
    #expect(receiver.value(forKeyPath: "other.title") as? String == "second")
    other.setValue(nil, forKey: "title")
    #expect(other.value(forKey: "title") == nil)
  }

  @Test func `A timer calls a method of its target`() {
    let receiver = Receiver()
    let timer = Timer(
      timeInterval: 60,
      target: receiver,
      selector: "tapped:",
      userInfo: nil,
      repeats: false
    )
    timer.fire()
    #expect(receiver.received == ["tapped Timer"])
  }

  @Test func `A recognizer is on the view that it was added to last`() {
    let first = UIView()
    let second = UIView()
    let press = UILongPressGestureRecognizer()
    first.addGestureRecognizer(press)
    #expect(press.view === first)
    second.addGestureRecognizer(press)
    #expect(press.view === second)
    #expect(first.gestureRecognizers?.isEmpty == true)
    second.removeGestureRecognizer(press)
    #expect(press.view == nil)
    #expect(second.gestureRecognizers?.isEmpty == true)
  }
}
