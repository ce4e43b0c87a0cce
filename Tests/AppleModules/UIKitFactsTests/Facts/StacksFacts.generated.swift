// Written by Scripts/generate-tables from Reference/uikit-facts/stacks.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  let a = content("a", 50, 20), b = content("b", 60, 20)
  a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
  let stack = UIStackView(arrangedSubviews: [a, b])
  stack.spacing = 10
  view.place(stack, x: 0, y: 100, width: 300)
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  let a = content("a", 100, 20), b = content("b", 250, 20)
  b.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
  view.place(UIStackView(arrangedSubviews: [a, b]), x: 0, y: 100, width: 300)
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [content("a", 10, 20), content("b", 50, 20), content("c", 90, 20)])
  stack.distribution = .fillEqually
  stack.spacing = 15
  view.place(stack, x: 0, y: 100, width: 300)
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [content("a", 80, 20), content("b", 160, 20)])
  stack.distribution = .fillProportionally
  view.place(stack, x: 0, y: 100, width: 360)
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [content("a", 50, 20), content("b", 60, 20), content("c", 70, 20)])
  stack.distribution = .equalSpacing
  view.place(stack, x: 0, y: 100, width: 300)
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  let c = content("c", 70, 20)
  c.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
  let stack = UIStackView(arrangedSubviews: [content("a", 50, 20), content("b", 60, 20), c])
  stack.distribution = .equalSpacing
  stack.spacing = 10
  view.place(stack, x: 0, y: 100, width: 190)
}

private func fact7(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [content("a", 20, 20), content("b", 60, 20), content("c", 100, 20)])
  stack.distribution = .equalCentering
  view.place(stack, x: 0, y: 100, width: 300)
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [content("a", 50, 20), content("b", 50, 30)])
  view.place(stack, x: 0, y: 100, width: 200, height: 80)
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [content("a", 50, 20), content("b", 50, 30)])
  stack.alignment = .center
  view.place(stack, x: 0, y: 100, width: 200, height: 80)
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  let top = UIStackView(arrangedSubviews: [content("a", 50, 20)])
  top.alignment = .top
  let bottom = UIStackView(arrangedSubviews: [content("b", 50, 20)])
  bottom.alignment = .bottom
  view.place(top, x: 0, y: 100, width: 100, height: 80)
  view.place(bottom, x: 200, y: 100, width: 100, height: 80)
}

private func fact11(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [content("a", 50, 20), content("b", 80, 20)])
  stack.axis = .vertical
  stack.alignment = .leading
  view.place(stack, x: 20, y: 100, width: 200)
  onStep { stack.alignment = .trailing }
}

private func fact12(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [label("a", "Small", size: 17), label("b", "Large", size: 34)])
  stack.alignment = .firstBaseline
  view.place(stack, x: 0, y: 100)
}

private func fact13(_ controller: UIViewController, _ view: UIView) {
  let two = label("a", "One\nTwo", size: 17)
  two.numberOfLines = 2
  let stack = UIStackView(arrangedSubviews: [two, label("b", "One", size: 17)])
  stack.alignment = .lastBaseline
  view.place(stack, x: 0, y: 100)
}

private func fact14(_ controller: UIViewController, _ view: UIView) {
  let b = content("b", 60, 20)
  let stack = UIStackView(arrangedSubviews: [content("a", 50, 20), b, content("c", 70, 20)])
  stack.spacing = 10
  b.isHidden = true
  view.place(stack.named("s"), x: 0, y: 100)
  onStep { b.isHidden = false }
}

private func fact15(_ controller: UIViewController, _ view: UIView) {
  let a = content("a", 50, 20)
  let stack = UIStackView(arrangedSubviews: [a, content("b", 50, 20), content("c", 50, 20)])
  stack.spacing = 10
  stack.setCustomSpacing(30, after: a)
  view.place(stack, x: 0, y: 100)
}

private func fact16(_ controller: UIViewController, _ view: UIView) {
  let a = content("a", 50, 20)
  let stack = UIStackView(arrangedSubviews: [a, content("b", 50, 20)])
  stack.spacing = 10
  stack.setCustomSpacing(30, after: a)
  view.place(stack, x: 0, y: 100)
  onStep { stack.setCustomSpacing(UIStackView.spacingUseDefault, after: a) }
}

private func fact17(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView()
  note("horizontal", stack.axis == .horizontal)
  note("fill", stack.distribution == .fill)
  note("alignmentFill", stack.alignment == .fill)
  note("spacing", stack.spacing)
}

private func fact18(_ controller: UIViewController, _ view: UIView) {
  let b = content("b", 60, 20)
  let stack = UIStackView(arrangedSubviews: [content("a", 50, 20), b, content("c", 70, 20)])
  view.place(stack.named("s"), x: 0, y: 100)
  onStep {
    stack.removeArrangedSubview(b)
    note("arranged", stack.arrangedSubviews.count)
    note("subview", b.superview === stack)
  }
}

private func fact19(_ controller: UIViewController, _ view: UIView) {
  let b = content("b", 60, 20)
  let stack = UIStackView(arrangedSubviews: [content("a", 50, 20), b, content("c", 70, 20)])
  view.place(stack, x: 0, y: 100)
  onStep {
    b.removeFromSuperview()
    note("arranged", stack.arrangedSubviews.count)
  }
}

private func fact20(_ controller: UIViewController, _ view: UIView) {
  let a = content("a", 50, 20), c = content("c", 70, 20)
  let stack = UIStackView(arrangedSubviews: [a, c])
  stack.insertArrangedSubview(content("b", 60, 20), at: 1)
  view.place(stack, x: 0, y: 100)
  onStep {
    stack.insertArrangedSubview(c, at: 0)
    note("count", stack.arrangedSubviews.count)
  }
}

private func fact21(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [content("a", 50, 20)])
  stack.isLayoutMarginsRelativeArrangement = true
  stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
  view.place(stack.named("s"), x: 0, y: 200)
}

private func fact22(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [content("a", 50, 20), content("b", 60, 30)])
  stack.spacing = 5
  view.place(stack.named("s"), x: 0, y: 100)
  onStep { stack.axis = .vertical }
}

private func fact23(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [content("a", 50, 20), content("b", 60, 45)])
  stack.spacing = 7
  view.place(stack.named("s"), x: 10, y: 100)
}

private func fact24(_ controller: UIViewController, _ view: UIView) {
  let column = UIStackView(arrangedSubviews: [content("b", 60, 20), content("c", 80, 20)])
  column.axis = .vertical
  column.spacing = 4
  let row = UIStackView(arrangedSubviews: [box("a", 44, 44), column])
  row.spacing = 12
  row.alignment = .center
  view.place(row.named("s"), x: 0, y: 100)
}

private func fact25(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [content("a", 50, 20)])
  stack.addSubview(framed("b", 5, 6, 7, 8))
  view.place(stack.named("s"), x: 0, y: 100)
  note("arranged", stack.arrangedSubviews.count)
  note("subviews", stack.subviews.count)
}

private func fact26(_ controller: UIViewController, _ view: UIView) {
  onStep {
    let stack = UIStackView(arrangedSubviews: [content("a", 50, 20), content("b", 60, 20)])
    stack.spacing = 10
    view.place(stack, x: 0, y: 100)
  }
}

private func fact27(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [content("a", 50, 20)])
  stack.axis = .vertical
  stack.spacing = 8
  view.place(stack.named("s"), x: 0, y: 100)
  onStep { stack.addArrangedSubview(content("b", 60, 30)) }
}

private func fact28(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [label("a", "One", size: 17), label("b", "Two", size: 17)])
  stack.axis = .vertical
  stack.isBaselineRelativeArrangement = true
  stack.spacing = 40
  view.place(stack, x: 0, y: 100)
}

private func fact29(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [label("a", "One", size: 17), label("b", "Two", size: 17)])
  stack.axis = .vertical
  stack.isBaselineRelativeArrangement = true
  stack.spacing = 40
  view.place(stack.named("s"), x: 0, y: 100)
}

private func fact30(_ controller: UIViewController, _ view: UIView) {
  let a = content("a", 50, 20)
  view.place(UIStackView(arrangedSubviews: [a, content("b", 60, 20)]), x: 0, y: 100)
  onStep { a.size = CGSize(width: 90, height: 20) }
}

private func fact31(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [content("a", 50, 20), content("b", 60, 20)])
  view.place(stack, x: 0, y: 100)
  onStep { stack.spacing = 25 }
}

private func fact32(_ controller: UIViewController, _ view: UIView) {
  view.place(UIStackView(arrangedSubviews: [box("a", 44, 44), content("b", 20, 20)]), x: 0, y: 100, width: 300)
}

private func fact33(_ controller: UIViewController, _ view: UIView) {
  let a = content("a", 40, 20), b = content("b", 60, 20)
  view.place(UIStackView(arrangedSubviews: [a, box("gap"), b]), x: 0, y: 100, width: 300)
  a.setContentHuggingPriority(.required, for: .horizontal)
  b.setContentHuggingPriority(.required, for: .horizontal)
}

private func fact34(_ controller: UIViewController, _ view: UIView) {
  let a = content("a", 50, 20)
  let inner = UIStackView(arrangedSubviews: [a])
  let outer = UIStackView(arrangedSubviews: [inner, content("b", 60, 30)])
  outer.axis = .vertical
  view.place(outer, x: 0, y: 100)
  onStep { a.isHidden = true }
}

private func fact35(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [box("a", 50, 20), box("b", 50, 30)])
  stack.axis = .vertical
  stack.isBaselineRelativeArrangement = true
  stack.spacing = 10
  view.place(stack.named("s"), x: 0, y: 100)
}

private func fact36(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [label("a", "One", size: 17), content("b", 50, 30)])
  stack.axis = .vertical
  stack.isBaselineRelativeArrangement = true
  stack.spacing = 10
  view.place(stack.named("s"), x: 0, y: 100)
}

extension Fact {
  static let stacks: [Fact] = [
    Fact(
      "stack-fill-hugging",
      "With the distribution fill, the view of the lowest hugging priority is stretched.",
      source: "https://www.hackingwithswift.com/example-code/uikit/what-are-the-different-uistackview-distribution-types",
      expects: ["a.width == 50", "b.minX == 60", "b.width == 240"],
      fact1
    ),
    Fact(
      "stack-fill-compression",
      "With the distribution fill, the view of the lowest compression resistance shrinks where there is too little room.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/fill",
      expects: ["a.width == 100", "b.width == 200"],
      fact2
    ),
    Fact(
      "stack-fill-equally",
      "With fillEqually all arranged views have the same width, and spacing stays between them.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/fillequally",
      expects: ["a.width == 90", "b.width == 90", "c.width == 90", "c.minX == 210"],
      fact3
    ),
    Fact(
      "stack-fill-proportionally",
      "With fillProportionally views of 100 and 200 become 150 and 300 in a stack of 450.",
      source: "https://www.hackingwithswift.com/example-code/uikit/what-are-the-different-uistackview-distribution-types",
      expects: ["a.width == 120", "b.width == 240"],
      fact4
    ),
    Fact(
      "stack-equal-spacing",
      "With equalSpacing views keep their sizes and the gaps are equal.",
      source: "https://www.hackingwithswift.com/example-code/uikit/what-are-the-different-uistackview-distribution-types",
      expects: ["a.width == 50", "b.minX == a.maxX + 60", "c.minX == b.maxX + 60", "c.maxX == 300"],
      fact5
    ),
    Fact(
      "stack-equal-spacing-minimum",
      "With equalSpacing the gaps are never smaller than the spacing; then a view is compressed.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/spacing",
      expects: ["b.minX == a.maxX + 10", "c.minX == b.maxX + 10", "c.width == 60"],
      fact6
    ),
    Fact(
      "stack-equal-centering",
      "With equalCentering the centers of the views are equally far apart.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/equalcentering",
      expects: ["a.width == 20", "b.width == 60", "c.maxX == 300", "b.midX - a.midX == c.midX - b.midX"],
      fact7
    ),
    Fact(
      "stack-alignment-fill",
      "With the alignment fill each view is as high as a horizontal stack.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/fill",
      expects: ["a.height == 80", "b.height == 80"],
      fact8
    ),
    Fact(
      "stack-alignment-center",
      "With the alignment center the views keep their heights and stand in the middle.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/center",
      expects: ["a.height == 20", "a.midY == 140", "b.midY == 140"],
      fact9
    ),
    Fact(
      "stack-alignment-top-bottom",
      "With top and bottom the views of a horizontal stack lie at that edge.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/top",
      expects: ["a.minY == 100", "a.height == 20", "b.maxY == 180", "b.height == 20"],
      fact10
    ),
    Fact(
      "stack-alignment-leading-trailing",
      "With leading and trailing the views of a vertical stack lie at that edge with their own widths.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/leading",
      before: ["a.minX == 20", "a.width == 50", "b.width == 80"],
      steps: ["step"],
      expects: ["a.maxX == 220", "b.minX == 140"],
      fact11
    ),
    Fact(
      "stack-first-baseline",
      "With firstBaseline labels of different sizes stand on one line.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/firstbaseline",
      expects: ["a.baseline == b.baseline", "a.minY > b.minY"],
      fact12
    ),
    Fact(
      "stack-last-baseline",
      "With lastBaseline the last lines of labels stand on one line.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/lastbaseline",
      expects: ["b.maxY == a.maxY", "b.minY > a.minY + 15"],
      fact13
    ),
    Fact(
      "stack-hidden",
      "A hidden arranged view takes neither room nor spacing, and comes back when it is shown.",
      source: "https://developer.apple.com/documentation/uikit/uistackview",
      before: ["c.minX == 60", "s.width == 130"],
      steps: ["step"],
      expects: ["c.minX == 130", "b.minX == 60", "s.width == 200"],
      fact14
    ),
    Fact(
      "stack-custom-spacing",
      "A custom spacing counts after its view only.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/setcustomspacing(_:after:)",
      expects: ["b.minX == a.maxX + 30", "c.minX == b.maxX + 10"],
      fact15
    ),
    Fact(
      "stack-custom-spacing-reset",
      "Setting the custom spacing to spacingUseDefault brings the spacing of the stack back.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/spacingusedefault",
      before: ["b.minX == a.maxX + 30"],
      steps: ["step"],
      expects: ["b.minX == a.maxX + 10"],
      fact16
    ),
    Fact(
      "stack-defaults",
      "A new stack is horizontal and has the distribution fill, the alignment fill and no spacing.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.property",
      expects: ["horizontal == 1", "fill == 1", "alignmentFill == 1", "spacing == 0"],
      fact17
    ),
    Fact(
      "stack-remove-arranged",
      "removeArrangedSubview leaves the view a subview of the stack.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)",
      before: ["c.minX == 110"],
      steps: ["step"],
      expects: ["c.minX == 50", "s.width == 120", "arranged == 2", "subview == 1"],
      fact18
    ),
    Fact(
      "stack-remove-from-superview",
      "A view that is removed from its superview is no longer an arranged view.",
      source: "https://developer.apple.com/documentation/uikit/uistackview",
      steps: ["step"],
      expects: ["arranged == 2", "c.minX == 50"],
      fact19
    ),
    Fact(
      "stack-insert",
      "insertArrangedSubview puts a view at an index, and moves one that is there already.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/insertarrangedsubview(_:at:)",
      before: ["b.minX == 50", "c.minX == 110"],
      steps: ["step"],
      expects: ["c.minX == 0", "a.minX == 70", "count == 3"],
      fact20
    ),
    Fact(
      "stack-margins",
      "isLayoutMarginsRelativeArrangement lays the views out inside of the stack's margins.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/islayoutmarginsrelativearrangement",
      expects: ["a.minX == 10", "a.minY == 205", "s.width == 80", "s.height == 40"],
      fact21
    ),
    Fact(
      "stack-axis-change",
      "A change of the axis turns a row into a column.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/axis",
      before: ["b.minX == 55", "s.height == 30"],
      steps: ["step"],
      expects: ["b.minX == 0", "b.minY == a.maxY + 5", "s.width == 60", "s.height == 55"],
      fact22
    ),
    Fact(
      "stack-own-size",
      "A stack without a size is as wide as its views and spacings and as high as its highest view.",
      source: "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AutoLayoutWithoutConstraints.html",
      expects: ["s.width == 117", "s.height == 45"],
      fact23
    ),
    Fact(
      "stack-nested",
      "Stacks in stacks: a column at the side of a view.",
      source: "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AutoLayoutWithoutConstraints.html",
      expects: ["b.minX == 56", "b.minY == 100", "c.minY == 124", "s.width == 136", "s.height == 44"],
      fact24
    ),
    Fact(
      "stack-plain-subview",
      "A subview that was not arranged is not laid out by the stack.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/arrangedsubviews",
      expects: ["b.minX == 5", "b.minY == 106", "s.width == 50", "arranged == 1", "subviews == 2"],
      fact25
    ),
    Fact(
      "stack-added-later",
      "A stack that is added to a screen that has been laid out arranges its views.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/addarrangedsubview(_:)",
      steps: ["step"],
      expects: ["a.width == 50", "b.minX == 60"],
      fact26
    ),
    Fact(
      "stack-add-later",
      "A view that is added to a stack on the screen makes the stack larger.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/addarrangedsubview(_:)",
      before: ["s.height == 20"],
      steps: ["step"],
      expects: ["s.height == 58", "b.minY == 128"],
      fact27
    ),
    Fact(
      "stack-baseline-relative",
      "With baseline relative arrangement the spacing of a vertical stack is measured from baseline to baseline.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/isbaselinerelativearrangement",
      expects: ["b.baseline - a.baseline == 40"],
      fact28
    ),
    Fact(
      "stack-baseline-relative-ends",
      "With baseline relative arrangement the first and the last baseline stand the spacing from the stack's edges.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/isbaselinerelativearrangement",
      expects: ["a.baseline - s.minY == 40", "s.maxY - b.baseline == 40"],
      fact29
    ),
    Fact(
      "stack-intrinsic-change",
      "A change of a view's content size moves the views after it.",
      source: "https://developer.apple.com/documentation/uikit/uiview/invalidateintrinsiccontentsize()",
      before: ["b.minX == 50"],
      steps: ["step"],
      expects: ["b.minX == 90", "a.width == 90"],
      fact30
    ),
    Fact(
      "stack-spacing-change",
      "A change of the spacing moves the views.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/spacing",
      before: ["b.minX == 50"],
      steps: ["step"],
      expects: ["b.minX == 75"],
      fact31
    ),
    Fact(
      "stack-fixed-size-in-fill",
      "A view with a required width keeps it in a stack, and the other is stretched.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/fill",
      expects: ["a.width == 44", "b.width == 256"],
      fact32
    ),
    Fact(
      "stack-spacer-view",
      "A view without a size takes the room that is left between two others.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum/fill",
      expects: ["a.width == 40", "gap.width == 200", "b.maxX == 300"],
      fact33
    ),
    Fact(
      "stack-all-hidden",
      "A stack of hidden views takes no room.",
      source: "https://developer.apple.com/documentation/uikit/uistackview",
      before: ["b.minY == 120"],
      steps: ["step"],
      expects: ["b.minY == 100"],
      fact34
    ),
    Fact(
      "stack-baseline-relative-plain",
      "Views without text are measured by their edges, also from baselines.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/isbaselinerelativearrangement",
      expects: ["a.minY == 100", "b.minY == 130", "s.height == 60"],
      fact35
    ),
    Fact(
      "stack-baseline-relative-image",
      "An image below a text is measured by its edge from the text's baseline.",
      source: "https://developer.apple.com/documentation/uikit/uistackview/isbaselinerelativearrangement",
      expects: ["b.minY - a.baseline == 10", "s.maxY == b.maxY"],
      fact36
    ),
  ]
}
