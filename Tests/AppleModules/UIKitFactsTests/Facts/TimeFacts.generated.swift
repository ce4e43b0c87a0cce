// Written by Scripts/generate-tables from Reference/uikit-facts/time.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  let a = framed("a", 0, 100, 50, 50)
  view.addSubview(a)
  onStep {
    UIView.animate(withDuration: 3) { a.frame.origin.x = 200 }
    note("x", a.frame.minX)
  }
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  let a = framed("a", 0, 100, 50, 50)
  view.addSubview(a)
  onStep {
    UIView.animate(withDuration: 0, animations: { a.alpha = 0.5 }, completion: { _ in record("done") })
    record("after")
  }
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", nil, 20), width = a.widthAnchor.constraint(equalToConstant: 50)
  width.isActive = true
  view.place(a, x: 0, y: 100)
  onStep {
    width.constant = 150
    UIView.animate(withDuration: 1) { view.layoutIfNeeded() }
    note("w", a.frame.width)
  }
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  note("enabled", UIView.areAnimationsEnabled)
  UIView.performWithoutAnimation { record("inside") }
  record("after")
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  UIView.setAnimationsEnabled(false)
  note("off", UIView.areAnimationsEnabled)
  UIView.setAnimationsEnabled(true)
  note("on", UIView.areAnimationsEnabled)
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  let a = framed("a", 0, 100, 50, 50)
  view.addSubview(a)
  let animator = keep(UIViewPropertyAnimator(duration: 1, curve: .linear) { a.frame.origin.x = 90 })
  note("before", a.frame.minX)
  note("inactive", animator.state == .inactive)
  onStep { animator.startAnimation() }
}

private func fact7(_ controller: UIViewController, _ view: UIView) {
  let a = label("a", "Before", size: 17)
  view.place(a, x: 0, y: 100)
  onStep { UIView.transition(with: a, duration: 1, options: .transitionCrossDissolve, animations: { a.text = "After" }) }
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  onStep {
    DispatchQueue.main.async { record("later") }
    record("now")
  }
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  onStep {
    DispatchQueue.main.async {
      record("one")
      DispatchQueue.main.async { record("three") }
    }
    DispatchQueue.main.async { record("two") }
  }
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  nonisolated(unsafe) let a = label("a", "Before", size: 17)
  view.place(a, x: 0, y: 100)
  DispatchQueue.main.async { a.text = "After" }
}

private func fact11(_ controller: UIViewController, _ view: UIView) {
  nonisolated(unsafe) let a = label("a", "Before", size: 17)
  view.place(a, x: 0, y: 100)
  DispatchQueue.main.asyncAfter(deadline: .now() + 60) { a.text = "After" }
}

private final class QueuedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    DispatchQueue.main.async { record("queued") }
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("willAppear")
  }
}
private func fact12() -> UIViewController {
  QueuedController()
}

extension Fact {
  static let time: [Fact] = [
    Fact(
      "animate-sets",
      "An animation sets the final values at once.",
      source: "https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:)",
      before: ["a.minX == 0"],
      steps: ["step"],
      expects: ["x == 200", "a.minX == 200"],
      fact1
    ),
    Fact(
      "animate-completion-later",
      "The completion of an animation without duration runs at the next turn of the run loop, not at once.",
      source: "https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)",
      steps: ["step"],
      expects: ["log == \"after done\""],
      fact2
    ),
    Fact(
      "animate-constraints",
      "layoutIfNeeded in an animation brings the views to their places.",
      source: "https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()",
      steps: ["step"],
      expects: ["w == 150"],
      fact3
    ),
    Fact(
      "animate-without",
      "performWithoutAnimation runs its closure at once.",
      source: "https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)",
      expects: ["enabled == 1", "log == \"inside after\""],
      fact4
    ),
    Fact(
      "animate-switch",
      "Animations can be switched off, and are on at first.",
      source: "https://developer.apple.com/documentation/uikit/uiview/setanimationsenabled(_:)",
      expects: ["off == 0", "on == 1"],
      fact5
    ),
    Fact(
      "animator-starts",
      "A property animator changes nothing until it is started.",
      source: "https://developer.apple.com/documentation/uikit/uiviewpropertyanimator",
      before: ["a.minX == 0"],
      steps: ["step"],
      expects: ["before == 0", "inactive == 1", "a.minX == 90"],
      fact6
    ),
    Fact(
      "animate-transition",
      "A transition of a view runs its changes.",
      source: "https://developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:)",
      steps: ["step"],
      expects: ["textCount(After) == 1", "textCount(Before) == 0"],
      fact7
    ),
    Fact(
      "queue-later",
      "What is put on the main queue runs after the code that puts it there.",
      source: "https://developer.apple.com/documentation/dispatch/dispatchqueue/async(execute:)",
      steps: ["step"],
      expects: ["log == \"now later\""],
      fact8
    ),
    Fact(
      "queue-order",
      "The main queue runs what it has in order.",
      source: "https://developer.apple.com/documentation/dispatch/dispatchqueue/main",
      steps: ["step"],
      expects: ["log == \"one two three\""],
      fact9
    ),
    Fact(
      "queue-before-picture",
      "What viewDidLoad puts on the main queue is done before the screen is seen.",
      source: "https://developer.apple.com/documentation/dispatch/dispatchqueue/async(execute:)",
      expects: ["textCount(After) == 1"],
      fact10
    ),
    Fact(
      "queue-after",
      "What is due much later does not run.",
      source: "https://developer.apple.com/documentation/dispatch/dispatchqueue/asyncafter(deadline:execute:)",
      expects: ["textCount(Before) == 1"],
      fact11
    ),
    Fact(
      "queue-appears-before-async",
      "What viewDidLoad puts on the main queue runs after viewWillAppear.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)",
      expects: ["log == \"willAppear queued\""],
      controller: fact12
    ),
  ]
}
