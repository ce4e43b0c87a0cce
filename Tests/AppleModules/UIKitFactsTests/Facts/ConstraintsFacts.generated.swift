// Written by Scripts/generate-tables from Reference/uikit-facts/constraints.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", 100, 20)
  let wide = a.widthAnchor.constraint(equalToConstant: 200)
  wide.priority = UILayoutPriority(999)
  wide.isActive = true
  view.place(a, x: 0, y: 100)
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", nil, 20)
  let wide = a.widthAnchor.constraint(equalToConstant: 200)
  wide.priority = .defaultHigh
  NSLayoutConstraint.activate([wide, a.widthAnchor.constraint(lessThanOrEqualToConstant: 150)])
  view.place(a, x: 0, y: 100)
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", nil, 20)
  let low = a.widthAnchor.constraint(equalToConstant: 200)
  low.priority = UILayoutPriority(500)
  let high = a.widthAnchor.constraint(equalToConstant: 120)
  high.priority = UILayoutPriority(501)
  NSLayoutConstraint.activate([low, high])
  view.place(a, x: 0, y: 100)
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  let a = content("a", 50, 20)
  let wide = a.widthAnchor.constraint(equalToConstant: 200)
  note("active", wide.isActive)
  view.place(a, x: 0, y: 100)
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  let a = content("a", 50, 20)
  let wide = a.widthAnchor.constraint(equalToConstant: 200)
  wide.isActive = true
  view.place(a, x: 0, y: 100)
  onStep { wide.isActive = false }
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  let a = content("a", 50, 20)
  let both = [a.widthAnchor.constraint(equalToConstant: 200), a.heightAnchor.constraint(equalToConstant: 70)]
  NSLayoutConstraint.activate(both)
  view.place(a, x: 0, y: 100)
  onStep { NSLayoutConstraint.deactivate(both) }
}

private func fact7(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", 50, 20)
  view.addSubview(a)
  a.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
  let left = a.leadingAnchor.constraint(equalTo: view.leadingAnchor)
  let right = a.trailingAnchor.constraint(equalTo: view.trailingAnchor)
  left.isActive = true
  onStep {
    left.isActive = false
    right.isActive = true
  }
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  let a = content("a", 50, 20)
  let width = a.widthAnchor.constraint(equalToConstant: 100)
  width.isActive = true
  view.place(a, x: 0, y: 100)
  onStep { width.constant = 160 }
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", nil, 20)
  let small = a.widthAnchor.constraint(equalToConstant: 100)
  small.priority = .defaultLow
  let large = a.widthAnchor.constraint(equalToConstant: 200)
  large.priority = UILayoutPriority(500)
  NSLayoutConstraint.activate([small, large])
  view.place(a, x: 0, y: 100)
  onStep { small.priority = .defaultHigh }
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", 200, 20), b = box("b", nil, 20)
  view.place(a, x: 0, y: 100)
  view.place(b, x: 0, y: 130)
  b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5, constant: 10).isActive = true
}

private func fact11(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", 320)
  a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 9 / 16).isActive = true
  view.place(a, x: 0, y: 100)
}

private func fact12(_ controller: UIViewController, _ view: UIView) {
  let a = content("a", 50, 20), b = content("b", 60, 20)
  a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
  view.place(a, x: 0, y: 100)
  view.addSubview(b)
  NSLayoutConstraint.activate([
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor), b.topAnchor.constraint(equalTo: a.topAnchor),
    b.trailingAnchor.constraint(equalTo: view.trailingAnchor),
  ])
}

private func fact13(_ controller: UIViewController, _ view: UIView) {
  let a = content("a", 300, 20), b = content("b", 200, 20)
  b.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
  view.place(a, x: 0, y: 100)
  view.addSubview(b)
  NSLayoutConstraint.activate([
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor), b.topAnchor.constraint(equalTo: a.topAnchor),
    b.trailingAnchor.constraint(equalTo: view.trailingAnchor),
  ])
}

private func fact14(_ controller: UIViewController, _ view: UIView) {
  note("required", UILayoutPriority.required.rawValue)
  note("high", UILayoutPriority.defaultHigh.rawValue)
  note("low", UILayoutPriority.defaultLow.rawValue)
  note("fitting", UILayoutPriority.fittingSizeLevel.rawValue)
  note("hugging", UIView().contentHuggingPriority(for: .vertical).rawValue)
  note("compression", UIView().contentCompressionResistancePriority(for: .vertical).rawValue)
}

private func fact15(_ controller: UIViewController, _ view: UIView) {
  note("a", UIView().intrinsicContentSize)
  note("none", UIView.noIntrinsicMetric)
}

private func fact16(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", 93, 20), left = UILayoutGuide(), right = UILayoutGuide()
  view.addSubview(a)
  view.addLayoutGuide(left)
  view.addLayoutGuide(right)
  NSLayoutConstraint.activate([
    left.leadingAnchor.constraint(equalTo: view.leadingAnchor), left.trailingAnchor.constraint(equalTo: a.leadingAnchor),
    right.leadingAnchor.constraint(equalTo: a.trailingAnchor), right.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    left.widthAnchor.constraint(equalTo: right.widthAnchor), a.topAnchor.constraint(equalTo: view.topAnchor),
  ])
  measure { note("guide", left.layoutFrame) }
}

private func fact17(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(), guide = UILayoutGuide()
  a.addLayoutGuide(guide)
  note("owned", guide.owningView === a)
  note("guides", a.layoutGuides.count)
  note("subviews", a.subviews.count)
}

private func fact18(_ controller: UIViewController, _ view: UIView) {
  let a = box("a"), inner = content("b", 50, 20)
  a.addSubview(inner)
  NSLayoutConstraint.activate([
    inner.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: 10),
    inner.topAnchor.constraint(equalTo: a.topAnchor, constant: 10),
    inner.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: -10),
    inner.bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: -10),
  ])
  note("a", a.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
}

private func fact19(_ controller: UIViewController, _ view: UIView) {
  let a = label("a", "Eins zwei drei vier sechs sieben acht", size: 17)
  a.numberOfLines = 0
  let size = a.systemLayoutSizeFitting(CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  note("fit", size)
  note("fits", a.sizeThatFits(CGSize(width: 120, height: 10_000)).height)
}

private func fact20(_ controller: UIViewController, _ view: UIView) {
  note("translates", UIView().translatesAutoresizingMaskIntoConstraints)
}

private func fact21(_ controller: UIViewController, _ view: UIView) {
  let a = framed("a", 30, 100, 60, 40), b = box("b", 50, 20)
  view.addSubview(a)
  view.addSubview(b)
  NSLayoutConstraint.activate([
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8), b.topAnchor.constraint(equalTo: a.bottomAnchor),
  ])
  onStep { a.frame = CGRect(x: 30, y: 100, width: 90, height: 50) }
}

private func fact22(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", 93, 52)
  view.addSubview(a)
  NSLayoutConstraint.activate([
    a.centerXAnchor.constraint(equalTo: view.centerXAnchor), a.centerYAnchor.constraint(equalTo: view.centerYAnchor),
  ])
}

private func fact23(_ controller: UIViewController, _ view: UIView) {
  let a = content("a", 50, 20), b = content("b", 180, 20)
  view.place(a, x: 0, y: 100)
  view.place(b, x: 0, y: 130)
  for one in [a, b] { one.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true }
}

private func fact24(_ controller: UIViewController, _ view: UIView) {
  let a = label("a", "Small", size: 12), b = label("b", "Large", size: 30)
  view.place(b, x: 0, y: 100)
  view.addSubview(a)
  NSLayoutConstraint.activate([
    a.leadingAnchor.constraint(equalTo: b.trailingAnchor), a.firstBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor),
  ])
}

private func fact25(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", 50, 20), b = box("b", 50, 20), c = box("c", 50, 20)
  view.place(a, x: 0, y: 100)
  view.addSubview(b)
  view.addSubview(c)
  NSLayoutConstraint.activate([
    b.topAnchor.constraint(equalTo: a.topAnchor), c.topAnchor.constraint(equalTo: a.topAnchor),
    b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
    c.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 2),
  ])
}

private func fact26(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", nil, 20), b = box("b", nil, 20)
  view.addSubview(a)
  view.addSubview(b)
  NSLayoutConstraint.activate(
    NSLayoutConstraint.constraints(withVisualFormat: "H:|-20-[a(100)]-12-[b(50)]", options: .alignAllTop, metrics: nil, views: ["a": a, "b": b])
    + NSLayoutConstraint.constraints(withVisualFormat: "V:|-100-[a]", metrics: nil, views: ["a": a]))
}

private func fact27(_ controller: UIViewController, _ view: UIView) {
  let holder = box("holder", 200, 50), a = box("a", 50, 20)
  view.place(holder, x: 0, y: 100)
  holder.place(a, x: 3, y: 4)
  let count = holder.constraints.count
  onStep {
    a.removeFromSuperview()
    note("removed", count - holder.constraints.count)
  }
}

private func fact28(_ controller: UIViewController, _ view: UIView) {
  let holder = UIView(), a = UIView(), b = UIView()
  holder.addSubview(a)
  holder.addSubview(b)
  a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true
  a.widthAnchor.constraint(equalToConstant: 10).isActive = true
  note("holder", holder.constraints.count)
  note("own", a.constraints.count)
}

private final class ShadowedView: UIView { override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) } }
private func fact29(_ controller: UIViewController, _ view: UIView) {
  let a = ShadowedView().named("a")
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 20, y: 100, width: 50, height: 30)
}

extension Fact {
  static let constraints: [Fact] = [
    Fact(
      "constraint-priority",
      "Of two widths the required one holds.",
      source: "https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority",
      expects: ["a.width == 100"],
      fact1
    ),
    Fact(
      "constraint-optional-near",
      "An optional constraint that cannot hold comes as near as it can.",
      source: "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html",
      expects: ["a.width == 150"],
      fact2
    ),
    Fact(
      "constraint-priorities-order",
      "Of two optional widths that of the higher priority holds.",
      source: "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html",
      expects: ["a.width == 120"],
      fact3
    ),
    Fact(
      "constraint-inactive",
      "A new constraint is not active and has no effect.",
      source: "https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive",
      expects: ["active == 0", "a.width == 50"],
      fact4
    ),
    Fact(
      "constraint-deactivate-alone",
      "A constraint that is deactivated alone no longer counts at the next layout.",
      source: "https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive",
      before: ["a.width == 200"],
      steps: ["step"],
      expects: ["a.width == 50"],
      fact5
    ),
    Fact(
      "constraint-deactivate-list",
      "NSLayoutConstraint.deactivate removes the effect of each constraint of a list.",
      source: "https://developer.apple.com/documentation/uikit/nslayoutconstraint/deactivate(_:)",
      before: ["a.height == 70"],
      steps: ["step"],
      expects: ["a.width == 50", "a.height == 20"],
      fact6
    ),
    Fact(
      "constraint-swap",
      "Deactivating one set and activating another moves a view to the other side.",
      source: "https://developer.apple.com/documentation/uikit/nslayoutconstraint/activate(_:)",
      before: ["a.minX == 0"],
      steps: ["step"],
      expects: ["a.maxX == 393"],
      fact7
    ),
    Fact(
      "constraint-constant",
      "The constant of an active constraint may change while the screen is shown.",
      source: "https://developer.apple.com/documentation/uikit/nslayoutconstraint/constant",
      before: ["a.width == 100"],
      steps: ["step"],
      expects: ["a.width == 160"],
      fact8
    ),
    Fact(
      "constraint-priority-change",
      "The priority of an optional constraint may change while the screen is shown.",
      source: "https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority",
      before: ["a.width == 200"],
      steps: ["step"],
      expects: ["a.width == 100"],
      fact9
    ),
    Fact(
      "constraint-multiplier",
      "A width is the multiplier times the other width plus the constant.",
      source: "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html",
      expects: ["b.width == 110"],
      fact10
    ),
    Fact(
      "constraint-aspect-ratio",
      "A height of 9/16 of the width.",
      source: "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html",
      expects: ["a.height == 180"],
      fact11
    ),
    Fact(
      "constraint-hugging",
      "Of two views between the edges that of the higher hugging priority keeps its width.",
      source: "https://en.proft.me/2019/11/25/content-hugging-and-compression-resistance-priorit",
      expects: ["a.width == 50", "b.width == 343"],
      fact12
    ),
    Fact(
      "constraint-compression",
      "Of two views that do not fit that of the higher compression resistance keeps its width.",
      source: "https://en.proft.me/2019/11/25/content-hugging-and-compression-resistance-priorit",
      expects: ["b.width == 200", "a.width == 193"],
      fact13
    ),
    Fact(
      "constraint-priority-values",
      "The priorities are 1000, 750, 250 and 50, and a view hugs with 250 and resists with 750.",
      source: "https://devpeace.com/ios/22599069/what-is-the-content-compression-resistance-and-content-hugging-of-a-uiview",
      expects: ["required == 1000", "high == 750", "low == 250", "fitting == 50", "hugging == 250", "compression == 750"],
      fact14
    ),
    Fact(
      "constraint-no-intrinsic",
      "A plain view has no intrinsic size, which is -1 on both axes.",
      source: "https://developer.apple.com/documentation/uikit/uiview/nointrinsicmetric",
      expects: ["a.width == none", "a.height == none", "none == -1"],
      fact15
    ),
    Fact(
      "constraint-guide-spacer",
      "Layout guides of equal widths center a view as spacers do.",
      source: "https://developer.apple.com/documentation/uikit/uilayoutguide",
      expects: ["a.minX == 150", "guide.width == 150"],
      fact16
    ),
    Fact(
      "constraint-guide-owner",
      "A layout guide is owned by the view that it is added to and is no subview.",
      source: "https://developer.apple.com/documentation/uikit/uiview/addlayoutguide(_:)",
      expects: ["owned == 1", "guides == 1", "subviews == 0"],
      fact17
    ),
    Fact(
      "constraint-fitting-compressed",
      "systemLayoutSizeFitting with the compressed size gives the smallest size that the constraints allow.",
      source: "https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)",
      expects: ["a.width == 70", "a.height == 40"],
      fact18
    ),
    Fact(
      "constraint-fitting-width",
      "With a required width systemLayoutSizeFitting gives the height that a text needs in it.",
      source: "https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)",
      expects: ["fit.width == 120", "fit.height == fits", "fit.height > 40"],
      fact19
    ),
    Fact(
      "constraint-mask-default",
      "A view that is made in code translates its autoresizing mask into constraints.",
      source: "https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints",
      expects: ["translates == 1"],
      fact20
    ),
    Fact(
      "constraint-frame-and-constraints",
      "A view beside one with a frame follows the frame.",
      source: "https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints",
      before: ["b.minX == 98", "b.minY == 140"],
      steps: ["step"],
      expects: ["b.minX == 128", "b.minY == 150"],
      fact21
    ),
    Fact(
      "constraint-center",
      "Center anchors put a view in the middle of the screen.",
      source: "https://developer.apple.com/documentation/uikit/uiview/centerxanchor",
      expects: ["a.minX == 150", "a.minY == 400"],
      fact22
    ),
    Fact(
      "constraint-inequality",
      "A width of at most 100 lets a view of 50 be and cuts one of 180.",
      source: "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AnatomyofaConstraint.html",
      expects: ["a.width == 50", "b.width == 100"],
      fact23
    ),
    Fact(
      "constraint-baselines",
      "firstBaselineAnchor aligns the baselines of two labels.",
      source: "https://developer.apple.com/documentation/uikit/uiview/firstbaselineanchor",
      expects: ["a.baseline == b.baseline"],
      fact24
    ),
    Fact(
      "constraint-system-spacing",
      "The system spacing between two views is 8 points, times the multiplier.",
      source: "https://velog.io/@msi753/Auto-Layout-Cookbook",
      expects: ["b.minX == a.maxX + 8", "c.minX == b.maxX + 16"],
      fact25
    ),
    Fact(
      "constraint-visual-format",
      "The visual format H:|-20-[a(100)]-12-[b(50)].",
      source: "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html",
      expects: ["a.minX == 20", "a.width == 100", "b.minX == 132", "b.width == 50", "b.minY == 100"],
      fact26
    ),
    Fact(
      "constraint-removal",
      "A view that is removed takes the constraints that refer to it from its superview.",
      source: "https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()",
      before: ["a.minX == 3"],
      steps: ["step"],
      expects: ["removed == 2", "count(a) == 0"],
      fact27
    ),
    Fact(
      "constraint-owner",
      "An active constraint is kept by the closest common ancestor of its views.",
      source: "https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive",
      expects: ["holder == 1", "own == 1"],
      fact28
    ),
    Fact(
      "constraint-alignment-rect",
      "A constraint holds for the alignment rectangle, not for the frame.",
      source: "https://developer.apple.com/documentation/uikit/uiview/alignmentrectinsets",
      expects: ["a.minX == 14", "a.width == 64", "a.minY == 95", "a.height == 42"],
      fact29
    ),
  ]
}
