// Written by Scripts/generate-tables from Reference/uikit-facts/appearance.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private final class ProxyLabel: UILabel {}
private func fact1(_ controller: UIViewController, _ view: UIView) {
  ProxyLabel.appearance().textColor = .red
  let a = ProxyLabel()
  view.addSubview(a)
  measure { note("red", a.textColor == .red) }
}

private final class OwnLabel: UILabel {}
private func fact2(_ controller: UIViewController, _ view: UIView) {
  OwnLabel.appearance().textColor = .red
  let a = OwnLabel()
  a.textColor = .blue
  view.addSubview(a)
  measure { note("blue", a.textColor == .blue) }
}

private final class LateLabel: UILabel {}
private func fact3(_ controller: UIViewController, _ view: UIView) {
  let a = LateLabel()
  view.addSubview(a)
  onStep { LateLabel.appearance().textColor = .red }
  measure { note("red", a.textColor == .red) }
}

private final class InnerLabel: UILabel {}
private final class OuterView: UIView {}
private func fact4(_ controller: UIViewController, _ view: UIView) {
  InnerLabel.appearance(whenContainedInInstancesOf: [OuterView.self]).textColor = .red
  let holder = OuterView(), inside = InnerLabel(), outside = InnerLabel()
  holder.addSubview(inside)
  view.addSubview(holder)
  view.addSubview(outside)
  measure {
    note("inside", inside.textColor == .red)
    note("outside", outside.textColor == .red)
  }
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(), b = UIView()
  view.addSubview(a)
  a.addSubview(b)
  a.tintColor = .red
  note("below", b.tintColor == .red)
  b.tintColor = .green
  note("own", b.tintColor == .green)
  b.tintColor = nil
  note("back", b.tintColor == .red)
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(), b = RecordingView("b", "tint")
  view.addSubview(a)
  a.addSubview(b)
  onStep {
    let before = b.count("tint")
    a.tintColor = .red
    note("calls", b.count("tint") - before)
  }
}

private func fact7(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(), b = UIView()
  view.addSubview(a)
  a.addSubview(b)
  a.tintAdjustmentMode = .dimmed
  note("dimmed", b.tintAdjustmentMode == .dimmed)
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  note("normal", UIView().tintAdjustmentMode == .normal)
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(), b = RecordingView("b", "tint")
  a.addSubview(b)
  view.addSubview(a)
  onStep {
    let before = b.count("tint")
    a.tintAdjustmentMode = .dimmed
    note("calls", b.count("tint") - before)
  }
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  let bar = UINavigationBar()
  note("compact", bar.compactAppearance == nil)
  note("edge", bar.scrollEdgeAppearance == nil)
  let own = UINavigationBarAppearance()
  own.backgroundColor = .red
  bar.standardAppearance = own
  note("red", bar.standardAppearance.backgroundColor == .red)
}

extension Fact {
  static let appearance: [Fact] = [
    Fact(
      "appearance-applies",
      "The appearance of a class is applied when a view enters a window.",
      source: "https://developer.apple.com/documentation/uikit/uiappearance",
      expects: ["red == 1"],
      fact1
    ),
    Fact(
      "appearance-own-wins",
      "What is set on a view itself wins over the appearance.",
      source: "https://developer.apple.com/documentation/uikit/uiappearance",
      expects: ["blue == 1"],
      fact2
    ),
    Fact(
      "appearance-not-later",
      "A view that is in a window already does not change with the appearance.",
      source: "https://developer.apple.com/documentation/uikit/uiappearance",
      steps: ["step"],
      expects: ["red == 0"],
      fact3
    ),
    Fact(
      "appearance-contained",
      "An appearance within a container holds only there.",
      source: "https://developer.apple.com/documentation/uikit/uiappearance/appearance(whencontainedininstancesof:)",
      expects: ["inside == 1", "outside == 0"],
      fact4
    ),
    Fact(
      "tint-inherited",
      "A view without a tint has that of its superview.",
      source: "https://developer.apple.com/documentation/uikit/uiview/tintcolor",
      expects: ["below == 1", "own == 1", "back == 1"],
      fact5
    ),
    Fact(
      "tint-did-change",
      "A change of the tint is told to the views below.",
      source: "https://developer.apple.com/documentation/uikit/uiview/tintcolordidchange()",
      steps: ["step"],
      expects: ["calls == 1"],
      fact6
    ),
    Fact(
      "tint-dimmed",
      "A dimmed view reaches down too.",
      source: "https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.property",
      expects: ["dimmed == 1"],
      fact7
    ),
    Fact(
      "tint-adjustment-default",
      "A view's tint is normal where no view above is dimmed.",
      source: "https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.property",
      expects: ["normal == 1"],
      fact8
    ),
    Fact(
      "tint-adjustment-event",
      "A view hears of a change of the adjustment above it.",
      source: "https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.property",
      steps: ["step"],
      expects: ["calls == 1"],
      fact9
    ),
    Fact(
      "appearance-bar-default",
      "A bar's standard appearance is there from the start, those for other states are not.",
      source: "https://developer.apple.com/documentation/uikit/uinavigationbar/scrolledgeappearance",
      expects: ["compact == 1", "edge == 1", "red == 1"],
      fact10
    ),
  ]
}
