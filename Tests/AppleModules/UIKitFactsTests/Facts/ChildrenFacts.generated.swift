// Written by Scripts/generate-tables from Reference/uikit-facts/children.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  let child = RecordingController("", "willMove", "didMove")
  controller.addChild(child)
  note("parent", child.parent === controller)
  note("children", controller.children.count)
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  let child = RecordingController("", "didMove")
  controller.addChild(child)
  child.removeFromParent()
  note("parent", child.parent == nil)
  note("children", controller.children.count)
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  let first = UIViewController(), second = UIViewController(), child = UIViewController()
  first.addChild(child)
  second.addChild(child)
  note("first", first.children.count)
  note("second", second.children.count)
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  let child = RecordingController("", "willAppear", "didAppear")
  controller.addChild(child)
  view.fill(child.view)
  child.didMove(toParent: controller)
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  onStep {
    let child = RecordingController("", "load", "willAppear", "didAppear")
    controller.addChild(child)
    view.fill(child.view)
    child.didMove(toParent: controller)
  }
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  let child = RecordingController("", "willDisappear", "didDisappear")
  controller.addChild(child)
  view.fill(child.view)
  child.didMove(toParent: controller)
  onStep {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

private func fact7(_ controller: UIViewController, _ view: UIView) {
  let child = UIViewController()
  controller.addChild(child)
  child.view.frame = CGRect(x: 0, y: 426, width: 393, height: 426)
  view.addSubview(child.view)
  child.didMove(toParent: controller)
  measure { note("s", child.view.safeAreaInsets) }
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  let root = UIViewController(), child = UIViewController(), stack = UINavigationController(rootViewController: root)
  root.addChild(child)
  note("found", child.navigationController === stack)
  note("none", UIViewController().navigationController == nil)
}

private final class ListeningController: UIViewController {
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    note("size", container.preferredContentSize)
  }
}
private func fact9(_ controller: UIViewController, _ view: UIView) {
  let parent = ListeningController(), child = UIViewController()
  parent.addChild(child)
  child.preferredContentSize = CGSize(width: 120, height: 80)
}

private final class TurnedController: UIViewController {
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    tally("turns")
  }
}
private func fact10(_ controller: UIViewController, _ view: UIView) {
  let child = TurnedController()
  controller.addChild(child)
  view.fill(child.view)
  child.didMove(toParent: controller)
  child.view.accessibilityIdentifier = "a"
}

extension Fact {
  static let children: [Fact] = [
    Fact(
      "child-add",
      "addChild tells the child that it will move, and not that it did.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)",
      expects: ["log == \"willMove\"", "parent == 1", "children == 1"],
      fact1
    ),
    Fact(
      "child-remove",
      "removeFromParent tells the child that it moved.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)",
      expects: ["log == \"didMove\"", "parent == 1", "children == 0"],
      fact2
    ),
    Fact(
      "child-one-parent",
      "A child that is added elsewhere leaves its parent.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
      expects: ["first == 0", "second == 1"],
      fact3
    ),
    Fact(
      "child-appears",
      "A child's screen appears with its parent's.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods",
      expects: ["log == \"willAppear didAppear\""],
      fact4
    ),
    Fact(
      "child-added-later-appears",
      "A child that is added to a screen that is shown appears.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)",
      steps: ["step"],
      expects: ["log == \"load willAppear didAppear\""],
      fact5
    ),
    Fact(
      "child-removed-disappears",
      "A child whose view is removed disappears.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)",
      before: ["log == \"\""],
      steps: ["step"],
      expects: ["log == \"willDisappear didDisappear\""],
      fact6
    ),
    Fact(
      "child-safe-area",
      "A child in the lower half has no inset at its top.",
      source: "https://developer.apple.com/documentation/uikit/uiview/safeareainsets",
      expects: ["s.top == 0", "s.bottom == 34"],
      fact7
    ),
    Fact(
      "child-navigation-controller",
      "A child of a screen in a navigation controller finds that controller.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller",
      expects: ["found == 1", "none == 1"],
      fact8
    ),
    Fact(
      "child-preferred-size",
      "A parent hears of its child's preferred size.",
      source: "https://developer.apple.com/documentation/uikit/uicontentcontainer/preferredcontentsizedidchange(forchildcontentcontainer:)",
      expects: ["size.width == 120", "size.height == 80"],
      fact9
    ),
    Fact(
      "child-transition-size",
      "A child is told of a rotation with its parent.",
      source: "https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)",
      steps: ["landscape"],
      expects: ["turns == 1", "a.width == 852"],
      fact10
    ),
  ]
}
