// Written by Scripts/generate-tables from Reference/uikit-facts/presentation.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  let other = UIViewController()
  onStep {
    controller.present(other, animated: false)
    note("presented", controller.presentedViewController === other)
    note("presenting", other.presentingViewController === controller)
  }
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  let other = UIViewController()
  other.modalPresentationStyle = .fullScreen
  other.view.accessibilityIdentifier = "a"
  view.addSubview(framed("b", 0, 100, 50, 50))
  onStep { controller.present(other, animated: false) }
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  let other = UIViewController()
  other.modalPresentationStyle = .overFullScreen
  other.view.accessibilityIdentifier = "a"
  other.view.backgroundColor = .clear
  view.addSubview(framed("b", 0, 100, 50, 50))
  onStep { controller.present(other, animated: false) }
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  let other = UIViewController()
  other.view.accessibilityIdentifier = "a"
  onStep { controller.present(other, animated: false) }
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  let other = UIViewController()
  other.sheetPresentationController?.detents = [.medium()]
  other.view.accessibilityIdentifier = "a"
  onStep { controller.present(other, animated: false) }
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  let other = UIViewController()
  other.sheetPresentationController?.detents = [.custom { _ in 300 }]
  other.view.accessibilityIdentifier = "a"
  onStep { controller.present(other, animated: false) }
}

private func fact7(_ controller: UIViewController, _ view: UIView) {
  let sheet = UIViewController().sheetPresentationController
  note("sheet", sheet != nil)
  note("detents", sheet?.detents.count ?? 0)
  note("large", sheet?.detents.first?.identifier == .large)
  note("grabber", sheet?.prefersGrabberVisible == true)
  note("selected", sheet?.selectedDetentIdentifier == nil)
  note("undimmed", sheet?.largestUndimmedDetentIdentifier == nil)
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  let other = UIViewController()
  other.sheetPresentationController?.detents = [.medium(), .large()]
  other.view.accessibilityIdentifier = "a"
  onStep { controller.present(other, animated: false) }
  onStep {
    note("first", other.view.convert(other.view.bounds, to: nil).minY)
    other.sheetPresentationController?.selectedDetentIdentifier = .large
  }
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  let other = UIViewController()
  other.view.accessibilityIdentifier = "a"
  onStep { controller.present(other, animated: false) }
  onStep { controller.dismiss(animated: false) { record("done") } }
  measure { note("presented", controller.presentedViewController != nil) }
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  onStep { controller.present(RecordingController("", "willAppear", "didAppear"), animated: false) { record("done") } }
}

private func fact11() -> UIViewController {
  let under = RecordingController("", "willDisappear", "didDisappear")
  onStep { under.present(UIViewController(), animated: false) }
  return under
}

private func fact12() -> UIViewController {
  let under = RecordingController("", "willDisappear", "didDisappear"), other = UIViewController()
  other.modalPresentationStyle = .fullScreen
  onStep { under.present(other, animated: false) }
  return under
}

private func fact13(_ controller: UIViewController, _ view: UIView) {
  let a = UIViewController()
  note("style", a.modalPresentationStyle == .automatic || a.modalPresentationStyle == .pageSheet)
  note("locked", a.isModalInPresentation)
  note("context", a.definesPresentationContext)
}

private func fact14(_ controller: UIViewController, _ view: UIView) {
  let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: "Go", style: .default))
  alert.view.accessibilityIdentifier = "a"
  onStep { controller.present(alert, animated: false) }
}

private func fact15(_ controller: UIViewController, _ view: UIView) {
  let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: "One", style: .default))
  alert.addAction(UIAlertAction(title: "Two", style: .cancel))
  alert.addTextField { $0.placeholder = "Name" }
  note("first", alert.actions.first?.title == "One")
  note("actions", alert.actions.count)
  note("fields", alert.textFields?.count ?? 0)
  note("name", alert.textFields?.first?.placeholder == "Name")
}

private func fact16(_ controller: UIViewController, _ view: UIView) {
  let other = UIViewController(), source = framed("s", 300, 300, 40, 40)
  view.addSubview(source)
  other.modalPresentationStyle = .popover
  other.preferredContentSize = CGSize(width: 320, height: 200)
  other.popoverPresentationController?.sourceView = source
  other.view.accessibilityIdentifier = "a"
  onStep { controller.present(other, animated: false) }
}

extension Fact {
  static let presentation: [Fact] = [
    Fact(
      "present-links",
      "A presented controller and the one that presents it know each other.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller",
      steps: ["step"],
      expects: ["presented == 1", "presenting == 1"],
      fact1
    ),
    Fact(
      "present-full-screen",
      "Full screen covers the screen, and the old view is removed.",
      source: "https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen",
      before: ["count(b) == 1"],
      steps: ["step"],
      expects: ["a.width == 393", "a.height == 852", "count(b) == 0"],
      fact2
    ),
    Fact(
      "present-over-full-screen",
      "Over full screen keeps the old views.",
      source: "https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/overfullscreen",
      steps: ["step"],
      expects: ["a.height == 852", "count(b) == 1"],
      fact3
    ),
    Fact(
      "present-sheet-large-26",
      "A sheet on an iPhone 16 with iOS 26 begins at 59 points.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      steps: ["step"],
      expects: ["a.minY == 59", "a.height == 793", "a.width == 393"],
      fact4
    ),
    Fact(
      "present-sheet-medium-26",
      "A sheet of medium height floats 8 points from the sides on iOS 26.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      steps: ["step"],
      expects: ["a.minX == 8", "a.minY == 403.687", "a.width == 377"],
      fact5
    ),
    Fact(
      "present-sheet-custom-26",
      "A sheet of 300 points is drawn 320.402 points high on iOS 26.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      steps: ["step"],
      expects: ["852 - 8 - a.minY == 320.402"],
      fact6
    ),
    Fact(
      "present-sheet-defaults",
      "A sheet has one large detent, no grabber, and no selection.",
      source: "https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/selecteddetentidentifier",
      expects: ["sheet == 1", "detents == 1", "large == 1", "grabber == 0", "selected == 1", "undimmed == 1"],
      fact7
    ),
    Fact(
      "present-sheet-smallest",
      "Of two detents the smallest is shown, and another when it is selected.",
      source: "https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/selecteddetentidentifier",
      steps: ["step", "step"],
      expects: ["first > 380", "a.minY < 120"],
      fact8
    ),
    Fact(
      "present-dismiss",
      "A dismissed controller is gone, and the completion runs.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)",
      steps: ["step", "step"],
      expects: ["presented == 0", "count(a) == 0", "log == \"done\""],
      fact9
    ),
    Fact(
      "present-completion",
      "The completion of a presentation runs after the screen did appear.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)",
      steps: ["step"],
      expects: ["log == \"willAppear didAppear done\""],
      fact10
    ),
    Fact(
      "present-sheet-under",
      "A sheet does not make the screen under it disappear.",
      source: "https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/pagesheet",
      steps: ["step"],
      expects: ["log == \"\""],
      controller: fact11
    ),
    Fact(
      "present-full-screen-under",
      "A screen that covers all makes the one under it disappear.",
      source: "https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen",
      steps: ["step"],
      expects: ["log == \"willDisappear didDisappear\""],
      controller: fact12
    ),
    Fact(
      "present-defaults",
      "The style is automatic, and a sheet may be pulled down.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationstyle",
      expects: ["style == 1", "locked == 0", "context == 0"],
      fact13
    ),
    Fact(
      "present-alert-26",
      "An alert on an iPhone 16 with iOS 26 is 320 points wide.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      steps: ["step"],
      expects: ["textCount(Title) == 1", "textCount(Message) == 1", "textCount(Go) == 1", "a.width == 320", "a.height == 152.333", "a.midX == 196.5"],
      fact14
    ),
    Fact(
      "present-alert-values",
      "An alert keeps its actions and text fields in their order.",
      source: "https://developer.apple.com/documentation/uikit/uialertcontroller/addaction(_:)",
      expects: ["first == 1", "actions == 2", "fields == 1", "name == 1"],
      fact15
    ),
    Fact(
      "present-popover-pad",
      "A popover on an iPad has the preferred size of its content.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredcontentsize",
      device: "iPad Pro 12.9-inch",
      steps: ["step"],
      expects: ["a.width == 320", "a.height == 200 ± 30"],
      fact16
    ),
  ]
}
