// Written by Scripts/generate-tables from Reference/uikit-facts/margins.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  measure { note("s", view.safeAreaInsets) }
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  measure { note("s", view.safeAreaInsets) }
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  let a = box("a")
  view.addSubview(a)
  let safe = view.safeAreaLayoutGuide
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: safe.topAnchor), a.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    a.leadingAnchor.constraint(equalTo: safe.leadingAnchor), a.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
  ])
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  let a = box("a")
  view.addSubview(a)
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: view.topAnchor, constant: 20), a.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    a.leadingAnchor.constraint(equalTo: view.leadingAnchor), a.trailingAnchor.constraint(equalTo: view.trailingAnchor),
  ])
  measure { note("s", a.safeAreaInsets) }
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", 100, 100)
  view.place(a, x: 0, y: 300)
  measure { note("s", a.safeAreaInsets) }
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 0)
  measure { note("s", view.safeAreaInsets) }
  onStep { controller.additionalSafeAreaInsets = .zero }
}

private func fact7(_ controller: UIViewController, _ view: UIView) {
  let a = RecordingView("a", "safeArea")
  view.place(a, x: 0, y: 0, width: 100, height: 100)
  onStep {
    let before = a.count("safeArea")
    controller.additionalSafeAreaInsets.top = 10
    measure { note("calls", a.count("safeArea") - before) }
  }
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  note("m", UIView().layoutMargins)
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  let a = UIView()
  a.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
  note("m", a.layoutMargins)
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  let holder = box("holder", 200, 100), a = box("a")
  holder.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
  view.place(holder, x: 0, y: 300)
  holder.addSubview(a)
  let guide = holder.layoutMarginsGuide
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: guide.topAnchor), a.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    a.leadingAnchor.constraint(equalTo: guide.leadingAnchor), a.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
  ])
}

private func fact11(_ controller: UIViewController, _ view: UIView) {
  let holder = box("holder", 200, 100), a = box("a", 20, 20)
  view.place(holder, x: 0, y: 300)
  holder.addSubview(a)
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: holder.layoutMarginsGuide.topAnchor),
    a.leadingAnchor.constraint(equalTo: holder.layoutMarginsGuide.leadingAnchor),
  ])
  onStep { holder.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 0) }
}

private func fact12(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", 100, 200)
  view.place(a, x: 0, y: 0)
  measure { note("m", a.layoutMargins) }
  onStep { a.insetsLayoutMarginsFromSafeArea = false }
}

private func fact13(_ controller: UIViewController, _ view: UIView) {
  measure { note("m", view.layoutMargins) }
}

private func fact14(_ controller: UIViewController, _ view: UIView) {
  view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 50)
  measure {
    note("m", view.layoutMargins)
    note("least", controller.systemMinimumLayoutMargins.leading)
  }
}

private func fact15(_ controller: UIViewController, _ view: UIView) {
  controller.viewRespectsSystemMinimumLayoutMargins = false
  view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 3)
  measure { note("m", view.layoutMargins) }
}

private func fact16(_ controller: UIViewController, _ view: UIView) {
  let holder = box("holder", 300, 300), a = box("a", 100, 100)
  holder.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
  a.preservesSuperviewLayoutMargins = true
  view.place(holder, x: 0, y: 300)
  holder.place(a, x: 10, y: 10)
  measure { note("m", a.layoutMargins) }
}

private func fact17(_ controller: UIViewController, _ view: UIView) {
  let holder = box("holder", 300, 300), a = box("a", 100, 100)
  holder.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
  note("preserves", a.preservesSuperviewLayoutMargins)
  view.place(holder, x: 0, y: 300)
  holder.place(a, x: 0, y: 0)
  measure { note("m", a.layoutMargins) }
}

private func fact18(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", nil, 20)
  view.addSubview(a)
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
    a.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
    a.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
  ])
  measure { note("inner", view.layoutMarginsGuide.layoutFrame) }
}

private func fact19(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", nil, 20)
  view.addSubview(a)
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
    a.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
    a.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
  ])
}

private func fact20(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", nil, 20)
  view.addSubview(a)
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
    a.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
    a.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
  ])
  measure { note("w", a.frame.width) }
  onStep { note("before", a.frame.width) }
}

private func fact21(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", 100, 20)
  view.addSubview(a)
  NSLayoutConstraint.activate([
    a.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    a.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
  ])
}

private func fact22(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", nil, 20), guide = view.layoutMarginsGuide
  view.addSubview(a)
  NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: guide.topAnchor),
    a.leadingAnchor.constraint(equalTo: guide.leadingAnchor), a.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
  ])
}

extension Fact {
  static let margins: [Fact] = [
    Fact(
      "margins-safe-area",
      "The safe area of an iPhone of 393 by 852 is 59 from the top and 34 from the bottom.",
      source: "http://csl.cool/2023/09/15/ios-dev/ios-layout-adaptation",
      expects: ["s.top == 59", "s.bottom == 34", "s.left == 0"],
      fact1
    ),
    Fact(
      "margins-safe-area-landscape",
      "In landscape it is 59 at the sides and 21 at the bottom.",
      source: "http://csl.cool/2023/09/15/ios-dev/ios-layout-adaptation",
      steps: ["landscape"],
      expects: ["s.top == 0", "s.left == 59", "s.right == 59", "s.bottom == 21"],
      fact2
    ),
    Fact(
      "margins-safe-area-guide",
      "The layout guide of the safe area has its frame.",
      source: "https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide",
      expects: ["a.minY == 59", "a.maxY == 818", "a.width == 393"],
      fact3
    ),
    Fact(
      "margins-safe-area-subview",
      "A view that begins 20 points lower has an inset of 39.",
      source: "http://csl.cool/2023/09/15/ios-dev/ios-layout-adaptation",
      expects: ["s.top == 39", "s.bottom == 34"],
      fact4
    ),
    Fact(
      "margins-safe-area-inside",
      "A view that lies within the safe area has insets of zero.",
      source: "https://developer.apple.com/documentation/uikit/uiview/safeareainsets",
      expects: ["s.top == 0", "s.bottom == 0"],
      fact5
    ),
    Fact(
      "margins-additional-safe-area",
      "Additional insets of the controller are added to those of the system.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets",
      before: ["s.top == 79", "s.left == 5", "s.bottom == 44"],
      steps: ["step"],
      expects: ["s.top == 59", "s.left == 0"],
      fact6
    ),
    Fact(
      "margins-safe-area-change-event",
      "A change of the additional insets is told to the view before it is laid out.",
      source: "https://developer.apple.com/documentation/uikit/uiview/safeareainsetsdidchange()",
      steps: ["step"],
      expects: ["calls == 1"],
      fact7
    ),
    Fact(
      "margins-default",
      "The margins of a plain view are 8 points on each side.",
      source: "https://developer.apple.com/documentation/uikit/uiview/directionallayoutmargins",
      expects: ["m.top == 8", "m.left == 8", "m.bottom == 8", "m.right == 8"],
      fact8
    ),
    Fact(
      "margins-directional",
      "Leading and trailing margins are left and right ones from left to right.",
      source: "https://developer.apple.com/documentation/uikit/uiview/layoutmargins",
      expects: ["m.left == 20", "m.right == 4", "m.top == 1", "m.bottom == 3"],
      fact9
    ),
    Fact(
      "margins-guide",
      "The guide of the margins is the bounds without the margins.",
      source: "https://developer.apple.com/documentation/uikit/uiview/layoutmarginsguide",
      expects: ["a.minX == 10", "a.minY == 305", "a.width == 170", "a.height == 80"],
      fact10
    ),
    Fact(
      "margins-change",
      "A change of the margins moves what is laid out in them.",
      source: "https://developer.apple.com/documentation/uikit/uiview/layoutmarginsdidchange()",
      before: ["a.minX == 8"],
      steps: ["step"],
      expects: ["a.minX == 40", "a.minY == 330"],
      fact11
    ),
    Fact(
      "margins-from-safe-area",
      "Margins are moved into the safe area, unless insetsLayoutMarginsFromSafeArea is off.",
      source: "https://developer.apple.com/documentation/uikit/uiview/insetslayoutmarginsfromsafearea",
      before: ["m.top >= 59"],
      steps: ["step"],
      expects: ["m.top == 8"],
      fact12
    ),
    Fact(
      "margins-root-top",
      "The margins of a screen's view are the safe area at the top and the bottom.",
      source: "https://developer.apple.com/documentation/uikit/uiview/directionallayoutmargins",
      expects: ["m.top == 59", "m.bottom == 34", "m.left >= 16"],
      fact13
    ),
    Fact(
      "margins-system-minimum",
      "Margins of a screen's view are never smaller than the system's minimum.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins",
      expects: ["m.left == least", "m.right == 50", "least >= 16"],
      fact14
    ),
    Fact(
      "margins-system-minimum-off",
      "Without viewRespectsSystemMinimumLayoutMargins the own margins hold.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewrespectssystemminimumlayoutmargins",
      expects: ["m.left == 2", "m.right == 3"],
      fact15
    ),
    Fact(
      "margins-preserved",
      "A view that preserves its superview's margins keeps clear of them.",
      source: "https://github.com/Vercantez/openuikit",
      expects: ["m.top == 10", "m.left == 10", "m.bottom == 8", "m.right == 8"],
      fact16
    ),
    Fact(
      "margins-preserved-default",
      "A view does not preserve its superview's margins unless told.",
      source: "https://developer.apple.com/documentation/uikit/uiview/preservessuperviewlayoutmargins",
      expects: ["preserves == 0", "m.left == 8"],
      fact17
    ),
    Fact(
      "margins-readable-phone",
      "On an upright iPhone the readable width is that of the margins.",
      source: "https://developer.apple.com/documentation/uikit/uiview/readablecontentguide",
      expects: ["a.width == inner.width", "a.minX == inner.minX"],
      fact18
    ),
    Fact(
      "margins-readable-pad",
      "On a wide iPad the readable width is narrower than the margins and centered.",
      source: "https://developer.apple.com/documentation/uikit/uiview/readablecontentguide",
      device: "iPad Pro 12.9-inch",
      steps: ["landscape"],
      expects: ["a.width < 1000", "a.midX == 683"],
      fact19
    ),
    Fact(
      "margins-readable-grows",
      "The readable width grows with the text size.",
      source: "https://developer.apple.com/documentation/uikit/uiview/readablecontentguide",
      device: "iPad Pro 12.9-inch",
      steps: ["step", "size XXXL"],
      expects: ["w > before"],
      fact20
    ),
    Fact(
      "margins-keyboard-guide",
      "Without a keyboard the keyboard's guide begins at the end of the safe area.",
      source: "https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide",
      expects: ["a.maxY == 818"],
      fact21
    ),
    Fact(
      "margins-stack-in-guide",
      "A stack in the margins of the screen lies in the safe area with the system's margins at its sides.",
      source: "https://developer.apple.com/documentation/uikit/uiview/layoutmarginsguide",
      expects: ["a.minY == 59", "a.minX == 393 - a.maxX", "a.minX >= 16", "a.minX <= 20"],
      fact22
    ),
  ]
}
