// Written by Scripts/generate-tables from Reference/uikit-facts/autoresizing.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  let holder = framed("holder", 0, 100, 200, 100), a = framed("a", 20, 10, 50, 30)
  note("mask", Int(a.autoresizingMask.rawValue))
  holder.addSubview(a)
  view.addSubview(holder)
  onStep { holder.frame.size = CGSize(width: 300, height: 160) }
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  let holder = framed("holder", 0, 100, 200, 100), a = framed("a", 20, 10, 50, 30)
  a.autoresizingMask = .flexibleWidth
  holder.addSubview(a)
  view.addSubview(holder)
  onStep { holder.frame.size = CGSize(width: 300, height: 160) }
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  let holder = framed("holder", 0, 100, 200, 100), a = framed("a", 20, 10, 50, 30)
  a.autoresizingMask = .flexibleHeight
  holder.addSubview(a)
  view.addSubview(holder)
  onStep { holder.frame.size = CGSize(width: 300, height: 160) }
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  let holder = framed("holder", 0, 100, 200, 100), a = framed("a", 20, 10, 50, 30)
  a.autoresizingMask = .flexibleLeftMargin
  holder.addSubview(a)
  view.addSubview(holder)
  onStep { holder.frame.size.width = 300 }
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  let holder = framed("holder", 0, 100, 200, 100), a = framed("a", 20, 60, 50, 30)
  a.autoresizingMask = .flexibleTopMargin
  holder.addSubview(a)
  view.addSubview(holder)
  onStep { holder.frame.size.height = 160 }
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  let holder = framed("holder", 0, 100, 200, 100), a = framed("a", 75, 35, 50, 30)
  a.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
  holder.addSubview(a)
  view.addSubview(holder)
  onStep { holder.frame.size = CGSize(width: 300, height: 160) }
}

private func fact7(_ controller: UIViewController, _ view: UIView) {
  let holder = framed("holder", 0, 100, 200, 100), a = framed("a", 40, 10, 60, 30)
  a.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
  holder.addSubview(a)
  view.addSubview(holder)
  onStep { holder.frame.size.width = 300 }
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  let holder = framed("holder", 0, 100, 200, 100), a = framed("a", 10, 10, 180, 80)
  a.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  holder.addSubview(a)
  view.addSubview(holder)
  onStep { holder.frame.size = CGSize(width: 120, height: 60) }
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  let holder = framed("holder", 0, 100, 200, 100), a = framed("a", 20, 10, 50, 30)
  note("resizes", holder.autoresizesSubviews)
  holder.autoresizesSubviews = false
  a.autoresizingMask = .flexibleWidth
  holder.addSubview(a)
  view.addSubview(holder)
  onStep { holder.frame.size.width = 300 }
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  view.accessibilityIdentifier = "root"
}

private func fact11(_ controller: UIViewController, _ view: UIView) {
  let holder = framed("holder", 0, 100, 200, 100), middle = framed("m", 0, 0, 200, 100), a = framed("a", 20, 10, 50, 30)
  middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  a.autoresizingMask = .flexibleLeftMargin
  middle.addSubview(a)
  holder.addSubview(middle)
  view.addSubview(holder)
  onStep { holder.frame.size.width = 260 }
}

private func fact12(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(frame: view.bounds).named("a")
  a.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  view.addSubview(a)
}

extension Fact {
  static let autoresizing: [Fact] = [
    Fact(
      "autoresizing-none",
      "A view without a mask stays where it is.",
      source: "https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property",
      steps: ["step"],
      expects: ["mask == 0", "a.minX == 20", "a.width == 50", "a.minY == 110"],
      fact1
    ),
    Fact(
      "autoresizing-width",
      "With flexibleWidth a view takes what its superview grows.",
      source: "https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct",
      steps: ["step"],
      expects: ["a.minX == 20", "a.width == 150", "a.height == 30"],
      fact2
    ),
    Fact(
      "autoresizing-height",
      "With flexibleHeight a view takes what its superview grows in height.",
      source: "https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct",
      steps: ["step"],
      expects: ["a.minY == 110", "a.height == 90", "a.width == 50"],
      fact3
    ),
    Fact(
      "autoresizing-left-margin",
      "With flexibleLeftMargin a view keeps its distance from the right edge.",
      source: "https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct",
      steps: ["step"],
      expects: ["a.minX == 120", "a.width == 50"],
      fact4
    ),
    Fact(
      "autoresizing-top-margin",
      "With flexibleTopMargin a view keeps its distance from the bottom.",
      source: "https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct",
      steps: ["step"],
      expects: ["a.minY == 220", "a.height == 30"],
      fact5
    ),
    Fact(
      "autoresizing-centered",
      "With flexible margins on both sides a centered view stays centered.",
      source: "https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property",
      steps: ["step"],
      expects: ["a.midX == 150", "a.midY == 180", "a.width == 50"],
      fact6
    ),
    Fact(
      "autoresizing-proportional",
      "Two flexible parts grow in proportion to their sizes.",
      source: "https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property",
      steps: ["step"],
      expects: ["a.minX == 80", "a.width == 120"],
      fact7
    ),
    Fact(
      "autoresizing-shrinks",
      "A flexible width shrinks with its superview.",
      source: "https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct",
      steps: ["step"],
      expects: ["a.width == 100", "a.height == 40", "a.minX == 10"],
      fact8
    ),
    Fact(
      "autoresizing-off",
      "With autoresizesSubviews off nothing is resized.",
      source: "https://developer.apple.com/documentation/uikit/uiview/autoresizessubviews",
      steps: ["step"],
      expects: ["resizes == 1", "a.width == 50"],
      fact9
    ),
    Fact(
      "autoresizing-root",
      "A screen's view follows the window in both directions.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/view",
      before: ["root.width == 393", "root.height == 852"],
      steps: ["landscape"],
      expects: ["root.width == 852", "root.height == 393"],
      fact10
    ),
    Fact(
      "autoresizing-deep",
      "Masks act level by level.",
      source: "https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property",
      steps: ["step"],
      expects: ["m.width == 260", "a.minX == 80"],
      fact11
    ),
    Fact(
      "autoresizing-with-root",
      "A view with flexible sizes that fills the screen fills it after a rotation.",
      source: "https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property",
      before: ["a.width == 393", "a.height == 852"],
      steps: ["landscape"],
      expects: ["a.width == 852", "a.height == 393"],
      fact12
    ),
  ]
}
