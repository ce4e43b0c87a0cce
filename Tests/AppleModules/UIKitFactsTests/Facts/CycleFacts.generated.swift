// Written by Scripts/generate-tables from Reference/uikit-facts/cycle.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1() -> UIViewController {
  RecordingController("", "load", "willAppear", "isAppearing", "didLayout", "didAppear")
}

private func fact2() -> UIViewController {
  RecordingController("", "willLayout", "didLayout", "didAppear")
}

private final class AppearingController: UIViewController {
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("width", view.bounds.width)
    note("top", view.safeAreaInsets.top)
    note("inWindow", view.window != nil)
    note("compact", traitCollection.horizontalSizeClass == .compact)
  }
}
private func fact3() -> UIViewController {
  AppearingController()
}

private final class AppearsController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("inWindow", view.window != nil)
  }
}
private func fact4() -> UIViewController {
  AppearsController()
}

private func fact5() -> UIViewController {
  RecordingController("", "safeArea", "didLayout")
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  let controller = RecordingController("", "load")
  note("before", controller.isViewLoaded)
  controller.loadViewIfNeeded()
  _ = controller.view
  note("after", controller.isViewLoaded)
  note("loads", controller.count("load"))
}

private final class OwnViewController: UIViewController {
  override func loadView() { view = UIScrollView().named("a") }
}
private func fact7() -> UIViewController {
  OwnViewController()
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  let a = RecordingView("a")
  view.place(a, x: 0, y: 100, width: 50, height: 50)
  onStep {
    let before = a.count("layout")
    a.setNeedsLayout()
    note("atOnce", a.count("layout") - before)
    measure { note("later", a.count("layout") - before) }
  }
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  let a = RecordingView("a")
  view.place(a, x: 0, y: 100, width: 50, height: 50)
  onStep {
    let before = a.count("layout")
    a.setNeedsLayout()
    a.layoutIfNeeded()
    note("atOnce", a.count("layout") - before)
  }
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  let a = RecordingView("a")
  view.place(a, x: 0, y: 100, width: 50, height: 50)
  onStep {
    let before = a.count("layout")
    a.layoutIfNeeded()
    note("calls", a.count("layout") - before)
  }
}

private func fact11(_ controller: UIViewController, _ view: UIView) {
  let a = RecordingView("a")
  view.place(a, x: 0, y: 100, width: 50, height: 50)
  onStep {
    let before = a.count("layout")
    for _ in 0..<3 { a.setNeedsLayout() }
    measure { note("calls", a.count("layout") - before) }
  }
}

private func fact12(_ controller: UIViewController, _ view: UIView) {
  let a = RecordingView("a")
  a.translatesAutoresizingMaskIntoConstraints = true
  a.frame = CGRect(x: 0, y: 100, width: 50, height: 50)
  view.addSubview(a)
  onStep {
    let before = a.count("layout")
    a.frame.origin.x = 40
    view.layoutIfNeeded()
    note("moved", a.count("layout") - before)
    a.frame.size.width = 70
    view.layoutIfNeeded()
    note("grown", a.count("layout") - before)
  }
}

private func fact13(_ controller: UIViewController, _ view: UIView) {
  let outer = RecordingView("outer", "layout"), inner = RecordingView("inner", "layout")
  outer.place(inner, x: 0, y: 0, width: 20, height: 20)
  view.place(outer, x: 0, y: 100, width: 50, height: 50)
}

private func fact14(_ controller: UIViewController, _ view: UIView) {
  let outer = RecordingView("outer", "updateConstraints"), inner = RecordingView("inner", "updateConstraints")
  outer.place(inner, x: 0, y: 0, width: 20, height: 20)
  outer.setNeedsUpdateConstraints()
  inner.setNeedsUpdateConstraints()
  view.place(outer, x: 0, y: 100, width: 50, height: 50)
}

private func fact15(_ controller: UIViewController, _ view: UIView) {
  let a = RecordingView("a", "updateConstraints", "layout")
  a.setNeedsUpdateConstraints()
  view.place(a, x: 0, y: 100, width: 50, height: 50)
}

private func fact16(_ controller: UIViewController, _ view: UIView) {
  let a = RecordingView("a")
  view.place(a, x: 0, y: 100, width: 50, height: 50)
  onStep {
    let before = a.count("updateConstraints")
    a.setNeedsUpdateConstraints()
    note("needs", a.needsUpdateConstraints())
    note("atOnce", a.count("updateConstraints") - before)
    measure { note("later", a.count("updateConstraints") - before) }
  }
  onStep {
    let before = a.count("updateConstraints")
    a.setNeedsUpdateConstraints()
    a.updateConstraintsIfNeeded()
    note("forced", a.count("updateConstraints") - before)
  }
}

private final class UpdatingView: UIView {
  var wanted: CGFloat = 40
  lazy var width = widthAnchor.constraint(equalToConstant: 40)
  override func updateConstraints() {
    width.isActive = true
    width.constant = wanted
    super.updateConstraints()
  }
}
private func fact17(_ controller: UIViewController, _ view: UIView) {
  let a = UpdatingView().named("a")
  a.translatesAutoresizingMaskIntoConstraints = false
  a.setNeedsUpdateConstraints()
  view.place(a, x: 0, y: 100, height: 20)
  onStep {
    a.wanted = 90
    a.setNeedsUpdateConstraints()
  }
}

private final class HalvesView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, one) in subviews.enumerated() {
      one.frame = CGRect(x: CGFloat(index) * bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
    }
  }
}
private func fact18(_ controller: UIViewController, _ view: UIView) {
  let halves = HalvesView()
  halves.translatesAutoresizingMaskIntoConstraints = false
  halves.addSubview(framed("a", 0, 0, 1, 1))
  halves.addSubview(framed("b", 0, 0, 1, 1))
  view.place(halves, x: 0, y: 100, width: 300, height: 40)
}

private final class MeasuringController: UIViewController {
  let box = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.place(box, x: 10, y: 100, width: 70, height: 20)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("a", box.frame)
  }
}
private func fact19() -> UIViewController {
  MeasuringController()
}

private func fact20(_ controller: UIViewController, _ view: UIView) {
  let a = RecordingView("a", "willMoveToSuperview", "didMoveToSuperview")
  onStep { view.addSubview(a) }
}

private final class TurningController: UIViewController {
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    note("next", size)
    note("old", view.bounds.size)
  }
}
private func fact21() -> UIViewController {
  TurningController()
}

private func fact22(_ controller: UIViewController, _ view: UIView) {
  let a = box("a", nil, 20)
  view.place(a, x: 10, y: 100)
  a.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10).isActive = true
}

extension Fact {
  static let cycle: [Fact] = [
    Fact(
      "cycle-appearance-order",
      "A screen is loaded, will appear, is appearing, lays out its views and did appear, in this order.",
      source: "https://apple-docs.everest.mt/docs/uikit/uiviewcontroller/viewisappearing(_:)/",
      expects: ["log == \"load willAppear isAppearing didLayout didAppear\""],
      controller: fact1
    ),
    Fact(
      "cycle-layout-between",
      "viewWillLayoutSubviews comes before viewDidLayoutSubviews, and both before viewDidAppear.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()",
      expects: ["log == \"willLayout didLayout didAppear\""],
      controller: fact2
    ),
    Fact(
      "cycle-is-appearing-geometry",
      "In viewIsAppearing the view has its size, safe area and traits.",
      source: "https://useyourloaf.com/blog/uikit-view-lifecycle-viewisappearing/",
      expects: ["width == 393", "top == 59", "inWindow == 1", "compact == 1"],
      controller: fact3
    ),
    Fact(
      "cycle-will-appear-no-window",
      "In viewWillAppear the view is not in the window yet.",
      source: "https://useyourloaf.com/blog/uikit-view-lifecycle-viewisappearing/",
      expects: ["inWindow == 0"],
      controller: fact4
    ),
    Fact(
      "cycle-safe-area-before-layout",
      "viewSafeAreaInsetsDidChange is called before the first viewDidLayoutSubviews.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewsafeareainsetsdidchange()",
      expects: ["log == \"safeArea didLayout\""],
      controller: fact5
    ),
    Fact(
      "cycle-view-is-lazy",
      "A controller loads its view when it is asked for, and once.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/view",
      expects: ["before == 0", "after == 1", "loads == 1"],
      fact6
    ),
    Fact(
      "cycle-load-view-own",
      "The view that loadView sets is the screen's view.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()",
      expects: ["a.width == 393", "a.height == 852"],
      controller: fact7
    ),
    Fact(
      "cycle-set-needs-layout",
      "setNeedsLayout returns at once and lays out later.",
      source: "https://developer.apple.com/documentation/uikit/uiview/setneedslayout()",
      steps: ["step"],
      expects: ["atOnce == 0", "later == 1"],
      fact8
    ),
    Fact(
      "cycle-layout-if-needed",
      "layoutIfNeeded lays out at once what is pending.",
      source: "https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()",
      steps: ["step"],
      expects: ["atOnce == 1"],
      fact9
    ),
    Fact(
      "cycle-layout-if-needed-idle",
      "Without a pending update layoutIfNeeded calls nothing.",
      source: "https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()",
      steps: ["step"],
      expects: ["calls == 0"],
      fact10
    ),
    Fact(
      "cycle-layouts-are-merged",
      "Several calls of setNeedsLayout lead to one layout.",
      source: "https://developer.apple.com/documentation/uikit/uiview/setneedslayout()",
      steps: ["step"],
      expects: ["calls == 1"],
      fact11
    ),
    Fact(
      "cycle-size-lays-out",
      "A new size lays a view out, a new place does not.",
      source: "https://blog.csdn.net/weixin_33985679/article/details/91381683",
      steps: ["step"],
      expects: ["moved == 0", "grown == 1"],
      fact12
    ),
    Fact(
      "cycle-layout-top-down",
      "Layout goes from a view to its subviews.",
      source: "https://www.objc.io/issues/3-advanced-ios/advanced-auto-layout-toolbox/",
      expects: ["log == \"outer.layout inner.layout\""],
      fact13
    ),
    Fact(
      "cycle-constraints-bottom-up",
      "Constraints are updated from subviews to their superview.",
      source: "https://www.objc.io/issues/3-advanced-ios/advanced-auto-layout-toolbox/",
      expects: ["log == \"inner.updateConstraints outer.updateConstraints\""],
      fact14
    ),
    Fact(
      "cycle-constraints-before-layout",
      "updateConstraints comes before layoutSubviews.",
      source: "https://www.objc.io/issues/3-advanced-ios/advanced-auto-layout-toolbox/",
      expects: ["log == \"a.updateConstraints a.layout\""],
      fact15
    ),
    Fact(
      "cycle-update-constraints-later",
      "setNeedsUpdateConstraints calls updateConstraints at the next layout, and updateConstraintsIfNeeded at once.",
      source: "https://developer.apple.com/documentation/uikit/uiview/setneedsupdateconstraints()",
      steps: ["step", "step"],
      expects: ["needs == 1", "atOnce == 0", "forced == 1"],
      fact16
    ),
    Fact(
      "cycle-update-constraints-changes",
      "A constraint that updateConstraints changes counts in the same layout.",
      source: "https://developer.apple.com/documentation/uikit/uiview/updateconstraints()",
      before: ["a.width == 40"],
      steps: ["step"],
      expects: ["a.width == 90"],
      fact17
    ),
    Fact(
      "cycle-layout-subviews-frames",
      "Frames that layoutSubviews sets stay.",
      source: "https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()",
      expects: ["a.width == 150", "b.minX == 150", "b.height == 40"],
      fact18
    ),
    Fact(
      "cycle-did-layout-frames",
      "In viewDidLayoutSubviews the subviews have their frames.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()",
      expects: ["a.minX == 10", "a.width == 70"],
      controller: fact19
    ),
    Fact(
      "cycle-move-to-superview",
      "A view that is added is told before and after.",
      source: "https://developer.apple.com/documentation/uikit/uiview/didmovetosuperview()",
      steps: ["step"],
      expects: ["log == \"a.willMoveToSuperview a.didMoveToSuperview\""],
      fact20
    ),
    Fact(
      "cycle-rotation",
      "A rotation tells the controller the new size before it comes.",
      source: "https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)",
      steps: ["landscape"],
      expects: ["next.width == 852", "next.height == 393", "old.width == 393"],
      controller: fact21
    ),
    Fact(
      "cycle-rotation-layout",
      "After a rotation the screen is laid out in its new size.",
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()",
      before: ["a.width == 373"],
      steps: ["landscape"],
      expects: ["a.width == 832"],
      fact22
    ),
  ]
}
