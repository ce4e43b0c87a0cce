// Written by Scripts/generate-tables from Reference/uikit-facts/controls.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  let a = UISwitch().named("a")
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 10, y: 100)
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  let a = UISwitch().named("a")
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 10, y: 100)
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  let a = UISwitch(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
  note("a", a.frame)
  note("on", a.isOn)
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  let a = UISlider()
  note("least", a.minimumValue)
  note("most", a.maximumValue)
  note("value", a.value)
  a.value = 5
  note("high", a.value)
  a.value = -5
  note("low", a.value)
  note("continuous", a.isContinuous)
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  let a = UISlider()
  a.maximumValue = 10
  a.value = 2
  a.minimumValue = 4
  note("value", a.value)
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  let a = UISlider().named("a")
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 10, y: 100, width: 200)
  note("own", a.intrinsicContentSize)
}

private func fact7(_ controller: UIViewController, _ view: UIView) {
  let a = UIStepper().named("a")
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 10, y: 100)
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  let a = UIStepper()
  note("least", a.minimumValue)
  note("most", a.maximumValue)
  note("step", a.stepValue)
  note("wraps", a.wraps)
  note("repeats", a.autorepeat)
  a.value = 500
  note("value", a.value)
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  let a = UISegmentedControl(items: ["One", "Two"])
  note("index", a.selectedSegmentIndex)
  note("count", a.numberOfSegments)
  a.insertSegment(withTitle: "Three", at: 2, animated: false)
  note("more", a.numberOfSegments)
  note("title", a.titleForSegment(at: 2) == "Three")
  a.removeAllSegments()
  note("none", a.numberOfSegments)
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  let a = UISegmentedControl(items: ["One", "A much longer"]).named("a")
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100, width: 300)
}

private func fact11(_ controller: UIViewController, _ view: UIView) {
  let a = UISegmentedControl(items: ["One", "Two"]).named("a")
  a.setWidth(80, forSegmentAt: 0)
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100, width: 300)
}

private func fact12(_ controller: UIViewController, _ view: UIView) {
  let a = UIPageControl()
  note("pages", a.numberOfPages)
  a.numberOfPages = 3
  a.currentPage = 9
  note("last", a.currentPage)
  a.currentPage = -2
  note("first", a.currentPage)
  note("hides", a.hidesForSinglePage)
}

private func fact13(_ controller: UIViewController, _ view: UIView) {
  for count in 2...4 {
    let a = UIPageControl()
    a.numberOfPages = count
    note("p\(count)", a.intrinsicContentSize)
  }
}

private func fact14(_ controller: UIViewController, _ view: UIView) {
  let a = UIProgressView()
  note("zero", a.progress)
  a.progress = 3
  note("one", a.progress)
  a.setProgress(-1, animated: false)
  note("none", a.progress)
}

private func fact15(_ controller: UIViewController, _ view: UIView) {
  let a = UIProgressView(progressViewStyle: .default)
  note("a", a.intrinsicContentSize)
}

private func fact16(_ controller: UIViewController, _ view: UIView) {
  note("m", UIActivityIndicatorView(style: .medium).intrinsicContentSize)
  note("l", UIActivityIndicatorView(style: .large).intrinsicContentSize)
}

private func fact17(_ controller: UIViewController, _ view: UIView) {
  let a = UIActivityIndicatorView(style: .medium)
  view.addSubview(a)
  note("hides", a.hidesWhenStopped)
  note("still", a.isHidden)
  a.startAnimating()
  note("runs", a.isHidden)
  note("animating", a.isAnimating)
  a.stopAnimating()
  note("stopped", a.isHidden)
}

private func fact18(_ controller: UIViewController, _ view: UIView) {
  let a = UISwitch(), second = UIAction { _ in record("two") }
  a.addAction(UIAction { _ in record("one") }, for: .valueChanged)
  a.addAction(second, for: .valueChanged)
  a.sendActions(for: .valueChanged)
  a.removeAction(second, for: .valueChanged)
  a.sendActions(for: .valueChanged)
  a.sendActions(for: .touchUpInside)
}

private func fact19(_ controller: UIViewController, _ view: UIView) {
  let a = UIControl()
  note("normal", a.state == .normal)
  a.isEnabled = false
  a.isSelected = true
  note("both", a.state == [.disabled, .selected])
  a.isHighlighted = true
  note("three", a.state.contains(.highlighted))
}

private func fact20(_ controller: UIViewController, _ view: UIView) {
  let a = UIDatePicker().named("a")
  a.preferredDatePickerStyle = .wheels
  a.translatesAutoresizingMaskIntoConstraints = false
  note("mode", a.datePickerMode == .dateAndTime)
  view.place(a, x: 0, y: 100)
}

private func fact21(_ controller: UIViewController, _ view: UIView) {
  let a = UIPickerView().named("a")
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100, width: 320)
}

extension Fact {
  static let controls: [Fact] = [
    Fact(
      "switch-size-18",
      "A switch of iOS 18 is 51 by 31 points.",
      source: "https://developer.apple.com/documentation/uikit/uiswitch/init(frame:)",
      system: "18",
      expects: ["a.height == 31", "a.width == 51 ± 2"],
      fact1
    ),
    Fact(
      "switch-size-26",
      "A switch of iOS 26 is 63 by 28 points.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      expects: ["a.height == 28", "a.width == 63"],
      fact2
    ),
    Fact(
      "switch-frame-ignored",
      "A switch ignores the size of the frame that it is made with.",
      source: "https://developer.apple.com/documentation/uikit/uiswitch/init(frame:)",
      expects: ["a.width < 70", "a.height < 35", "a.minX == 10", "on == 0"],
      fact3
    ),
    Fact(
      "slider-defaults",
      "A slider goes from 0 to 1 and clamps its value.",
      source: "https://developer.apple.com/documentation/uikit/uislider/value",
      expects: ["least == 0", "most == 1", "value == 0", "high == 1", "low == 0", "continuous == 1"],
      fact4
    ),
    Fact(
      "slider-range",
      "A minimum above the value raises it.",
      source: "https://developer.apple.com/documentation/uikit/uislider/minimumvalue",
      expects: ["value == 4"],
      fact5
    ),
    Fact(
      "slider-height",
      "A slider is 34 points high on iOS 26 and has no width of its own.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      expects: ["a.height == 34", "own.width == -1"],
      fact6
    ),
    Fact(
      "stepper-size",
      "A stepper is 94 by 32 points.",
      source: "https://github.com/Vercantez/openuikit",
      expects: ["a.width == 94", "a.height == 32"],
      fact7
    ),
    Fact(
      "stepper-defaults",
      "A stepper goes from 0 to 100 by 1 and clamps.",
      source: "https://developer.apple.com/documentation/uikit/uistepper/maximumvalue",
      expects: ["least == 0", "most == 100", "step == 1", "wraps == 0", "repeats == 1", "value == 100"],
      fact8
    ),
    Fact(
      "segmented-defaults",
      "A segmented control has no selection at first.",
      source: "https://developer.apple.com/documentation/uikit/uisegmentedcontrol/selectedsegmentindex",
      expects: ["index == -1", "count == 2", "more == 3", "title == 1", "none == 0"],
      fact9
    ),
    Fact(
      "segmented-equal",
      "The segments of a control share its width equally.",
      source: "https://developer.apple.com/documentation/uikit/uisegmentedcontrol/apportionssegmentwidthsbycontent",
      expects: ["textMidX(One) == 75 ± 1.5", "textMidX(A much longer) == 225 ± 1.5"],
      fact10
    ),
    Fact(
      "segmented-fixed-width",
      "A segment with a width of its own keeps it.",
      source: "https://developer.apple.com/documentation/uikit/uisegmentedcontrol/setwidth(_:forsegmentat:)",
      expects: ["textMidX(One) == 40 ± 2"],
      fact11
    ),
    Fact(
      "page-control-clamps",
      "A page control clamps its page to its pages.",
      source: "https://developer.apple.com/documentation/uikit/uipagecontrol/currentpage",
      expects: ["pages == 0", "last == 2", "first == 0", "hides == 0"],
      fact12
    ),
    Fact(
      "page-control-grows",
      "A page control grows by the same width with each page.",
      source: "https://github.com/Vercantez/openuikit",
      expects: ["p3.width - p2.width == 18 ± 1", "p4.width - p3.width == p3.width - p2.width", "p2.height == p4.height"],
      fact13
    ),
    Fact(
      "progress-clamps",
      "Progress is held between 0 and 1.",
      source: "https://developer.apple.com/documentation/uikit/uiprogressview/progress",
      expects: ["zero == 0", "one == 1", "none == 0"],
      fact14
    ),
    Fact(
      "progress-height",
      "A bar of progress is 4 points high and has no width of its own.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      expects: ["a.width == -1", "a.height == 4"],
      fact15
    ),
    Fact(
      "indicator-sizes",
      "Activity indicators are 20 and 37 points large.",
      source: "https://github.com/Vercantez/openuikit",
      expects: ["m.width == 20", "m.height == 20", "l.width == 37"],
      fact16
    ),
    Fact(
      "indicator-hides",
      "An indicator that stands still is hidden, and shown when it runs.",
      source: "https://developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped",
      expects: ["hides == 1", "still == 1", "runs == 0", "animating == 1", "stopped == 1"],
      fact17
    ),
    Fact(
      "control-actions",
      "A control runs the actions of an event, in their order, and not those that were removed.",
      source: "https://developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)",
      expects: ["log == \"one two one\""],
      fact18
    ),
    Fact(
      "control-state",
      "A control's state is made of its switches.",
      source: "https://developer.apple.com/documentation/uikit/uicontrol/state-swift.property",
      expects: ["normal == 1", "both == 1", "three == 1"],
      fact19
    ),
    Fact(
      "date-picker-wheels",
      "A date picker with wheels is 216 points high.",
      source: "https://developer.apple.com/documentation/uikit/uidatepicker",
      expects: ["mode == 1", "a.height == 216"],
      fact20
    ),
    Fact(
      "picker-height",
      "A picker is 216 points high.",
      source: "https://developer.apple.com/documentation/uikit/uipickerview",
      expects: ["a.height == 216"],
      fact21
    ),
  ]
}
