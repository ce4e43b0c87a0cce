// Written by Scripts/generate-tables from Reference/uikit-facts/labels.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  view.place(label("a", "Hello UIKit", size: 17), x: 0, y: 100)
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  for (name, weight) in [("m", UIFont.Weight.medium), ("s", .semibold), ("b", .bold)] {
    let one = UILabel()
    one.text = "Hello UIKit"
    one.font = .systemFont(ofSize: 17, weight: weight)
    note(name, one.intrinsicContentSize)
  }
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  let one = UILabel()
  one.text = "Hello UIKit"
  one.font = .boldSystemFont(ofSize: 34)
  note("a", one.intrinsicContentSize)
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  let a = UILabel()
  note("lines", a.numberOfLines)
  note("size", a.font.pointSize)
  note("natural", a.textAlignment == .natural)
  note("tail", a.lineBreakMode == .byTruncatingTail)
  note("touches", a.isUserInteractionEnabled)
  note("scales", a.adjustsFontSizeToFitWidth)
  note("factor", a.minimumScaleFactor)
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  view.place(label("a", "A text that is much too long for its label", size: 17), x: 0, y: 100, width: 120)
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  let a = label("a", "A text that is much too long for its label", size: 17)
  a.numberOfLines = 0
  view.place(a, x: 0, y: 100, width: 120)
}

private func fact7(_ controller: UIViewController, _ view: UIView) {
  let a = label("a", "A text that is much too long for its label and goes on", size: 17)
  a.numberOfLines = 2
  view.place(a, x: 0, y: 100, width: 120)
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  func height(_ text: String) -> CGFloat {
    let one = UILabel()
    one.numberOfLines = 0
    one.font = .preferredFont(forTextStyle: .subheadline)
    one.text = text
    return one.intrinsicContentSize.height
  }
  note("one", height("A"))
  note("two", height("A\nB"))
  note("three", height("A\nB\nC"))
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  let a = label("a", "One\nTwo", size: 17), b = label("b", "One\nTwo", size: 17)
  a.numberOfLines = 2
  view.place(a, x: 0, y: 100)
  view.place(b, x: 100, y: 100)
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  let a = UILabel()
  a.text = "A text that is much too long"
  a.numberOfLines = 0
  note("one", a.intrinsicContentSize)
  a.preferredMaxLayoutWidth = 100
  note("more", a.intrinsicContentSize)
}

private func fact11(_ controller: UIViewController, _ view: UIView) {
  let a = UILabel()
  a.text = "A text that is much too long for the width that it is offered"
  a.numberOfLines = 0
  note("all", a.sizeThatFits(CGSize(width: 100, height: 1000)))
  a.numberOfLines = 2
  note("two", a.sizeThatFits(CGSize(width: 100, height: 1000)))
}

private func fact12(_ controller: UIViewController, _ view: UIView) {
  let a = label("a", "Shrink me please", size: 20)
  a.adjustsFontSizeToFitWidth = true
  a.minimumScaleFactor = 0.6
  view.place(a, x: 0, y: 100, width: 80)
}

private func fact13(_ controller: UIViewController, _ view: UIView) {
  let a = label("a", "Shrink me please", size: 20)
  a.adjustsFontSizeToFitWidth = true
  a.minimumScaleFactor = 0.9
  view.place(a, x: 0, y: 100, width: 80)
}

private func fact14(_ controller: UIViewController, _ view: UIView) {
  let a = label("a", "Hello UIKit", size: 17)
  a.adjustsFontSizeToFitWidth = true
  a.minimumScaleFactor = 0.5
  view.place(a, x: 0, y: 100, width: 100)
}

private func fact15(_ controller: UIViewController, _ view: UIView) {
  let a = label("a", "Shrink me please", size: 20)
  a.minimumScaleFactor = 0.5
  view.place(a, x: 0, y: 100, width: 80)
}

private func fact16(_ controller: UIViewController, _ view: UIView) {
  for (name, alignment, y) in [("l", NSTextAlignment.left, 100), ("c", .center, 140), ("r", .right, 180)] {
    let one = label(name, "Hello UIKit", size: 17)
    one.textAlignment = alignment
    view.place(one, x: 50, y: CGFloat(y), width: 200)
  }
}

private func fact17(_ controller: UIViewController, _ view: UIView) {
  view.place(label("a", "Hello UIKit", size: 17), x: 0, y: 100, width: 200, height: 100)
}

private func fact18(_ controller: UIViewController, _ view: UIView) {
  let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 12)])
  text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 34)]))
  let a = UILabel()
  a.attributedText = text
  note("a", a.intrinsicContentSize)
  note("isText", a.text == "ab")
}

private func fact19(_ controller: UIViewController, _ view: UIView) {
  let a = label("a", "", size: 17)
  a.attributedText = NSAttributedString(string: "Hello UIKit", attributes: [.font: UIFont.systemFont(ofSize: 30)])
  a.font = .systemFont(ofSize: 15)
  view.place(a, x: 0, y: 100)
}

private func fact20(_ controller: UIViewController, _ view: UIView) {
  let style = NSMutableParagraphStyle()
  style.lineSpacing = 10
  let a = UILabel()
  a.numberOfLines = 0
  a.attributedText = NSAttributedString(string: "A\nB", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
  note("a", a.intrinsicContentSize)
}

private func fact21(_ controller: UIViewController, _ view: UIView) {
  let style = NSMutableParagraphStyle()
  style.minimumLineHeight = 40
  style.maximumLineHeight = 40
  let a = UILabel()
  a.numberOfLines = 0
  a.attributedText = NSAttributedString(string: "A\nB", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
  note("a", a.intrinsicContentSize)
}

private func fact22(_ controller: UIViewController, _ view: UIView) {
  let a = label("a", "Hello", size: 17)
  view.place(a, x: 0, y: 100)
  view.place(box("b", 10, 10), x: 300, y: 100)
  onStep { a.text = "Hello UIKit" }
  onStep { a.font = .systemFont(ofSize: 34) }
}

private func fact23(_ controller: UIViewController, _ view: UIView) {
  let a = label("a", "Nearly every screen has a text that needs two lines upright", size: 17)
  a.numberOfLines = 0
  view.place(a, x: 0, y: 100)
  a.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
}

private func fact24(_ controller: UIViewController, _ view: UIView) {
  let a = UILabel()
  a.numberOfLines = 0
  a.text = "A text that is much too long for its label"
  let all = a.textRect(forBounds: CGRect(x: 0, y: 0, width: 120, height: 500), limitedToNumberOfLines: 0)
  let one = a.textRect(forBounds: CGRect(x: 0, y: 0, width: 120, height: 500), limitedToNumberOfLines: 1)
  note("all", all.height)
  note("one", one.height)
}

extension Fact {
  static let labels: [Fact] = [
    Fact(
      "label-size-17",
      "A label of 17 points is as high as its line, rounded up to a pixel, and as wide as its letters.",
      source: "https://github.com/Vercantez/openuikit",
      expects: ["a.width == 79.667 ± 0.01", "a.height == 20.333 ± 0.01"],
      fact1
    ),
    Fact(
      "label-weights",
      "Widths of a text in medium, semibold and bold of 17 points.",
      source: "https://github.com/Vercantez/openuikit",
      expects: ["m.width == 82 ± 0.01", "s.width == 84 ± 0.01", "b.width == 86.333 ± 0.01"],
      fact2
    ),
    Fact(
      "label-large-size",
      "A label of 34 points bold is 166.333 by 41 at three pixels a point.",
      source: "https://github.com/Vercantez/openuikit",
      expects: ["a.width == 166.333 ± 0.01", "a.height == 40.667 ± 0.01"],
      fact3
    ),
    Fact(
      "label-defaults",
      "A new label has one line, 17 points, natural alignment and cuts at the end.",
      source: "https://developer.apple.com/documentation/uikit/uilabel/numberoflines",
      expects: ["lines == 1", "size == 17", "natural == 1", "tail == 1", "touches == 0", "scales == 0", "factor == 0"],
      fact4
    ),
    Fact(
      "label-one-line-cut",
      "A long text in one line is cut.",
      source: "https://developer.apple.com/documentation/uikit/uilabel/numberoflines",
      expects: ["a.lines == 1", "a.cut == 1", "a.height == 20.333"],
      fact5
    ),
    Fact(
      "label-all-lines",
      "With zero lines a label is as high as its text needs in its width.",
      source: "https://developer.apple.com/documentation/uikit/uilabel/numberoflines",
      expects: ["a.lines >= 3", "a.cut == 0", "a.height == 20.287 * a.lines ± 0.4"],
      fact6
    ),
    Fact(
      "label-two-lines-cut",
      "With two lines the rest of a long text is cut.",
      source: "https://developer.apple.com/documentation/uikit/uilabel/numberoflines",
      expects: ["a.lines == 2", "a.cut == 1"],
      fact7
    ),
    Fact(
      "label-text-style-lines",
      "Two and three lines of subheadline are 38 and 58 points high.",
      source: "https://github.com/Vercantez/openuikit",
      expects: ["one == 18", "two == 38", "three == 58"],
      fact8
    ),
    Fact(
      "label-newline",
      "A line break makes a second line where two are allowed.",
      source: "https://developer.apple.com/documentation/uikit/uilabel/numberoflines",
      expects: ["a.lines == 2", "b.lines == 1", "b.height == 20.333"],
      fact9
    ),
    Fact(
      "label-preferred-width",
      "With a preferred maximum width a label's own size has several lines.",
      source: "https://developer.apple.com/documentation/uikit/uilabel/preferredmaxlayoutwidth",
      expects: ["one.height == 20.333", "more.width <= 100", "more.height > 40"],
      fact10
    ),
    Fact(
      "label-size-that-fits",
      "sizeThatFits counts the lines of a width, and no more than allowed.",
      source: "https://developer.apple.com/documentation/uikit/uilabel/numberoflines",
      expects: ["all.height > 60", "two.height == 40.667 ± 0.4", "two.width <= 100"],
      fact11
    ),
    Fact(
      "label-shrink",
      "A text of 20 points in 80 points shrinks to 12 with a factor of 0.6.",
      source: "https://github.com/Vercantez/openuikit",
      expects: ["a.drawn == 12 ± 0.1", "a.cut == 1"],
      fact12
    ),
    Fact(
      "label-shrink-limit",
      "With a factor of 0.9 it shrinks to 18 and is cut.",
      source: "https://github.com/Vercantez/openuikit",
      expects: ["a.drawn == 18 ± 0.1", "a.cut == 1"],
      fact13
    ),
    Fact(
      "label-shrink-only-if-needed",
      "A text that fits keeps its size.",
      source: "https://developer.apple.com/documentation/uikit/uilabel/adjustsfontsizetofitwidth",
      expects: ["a.drawn == 17", "a.cut == 0"],
      fact14
    ),
    Fact(
      "label-no-shrink",
      "Without the switch a text keeps its size and is cut.",
      source: "https://developer.apple.com/documentation/uikit/uilabel/adjustsfontsizetofitwidth",
      expects: ["a.drawn == 20", "a.cut == 1"],
      fact15
    ),
    Fact(
      "label-alignment",
      "A text is aligned in its label.",
      source: "https://developer.apple.com/documentation/uikit/uilabel/textalignment",
      expects: ["l.firstLineX == 50", "r.firstLineMaxX == 250", "(c.firstLineX + c.firstLineMaxX) / 2 == 150"],
      fact16
    ),
    Fact(
      "label-vertical-center",
      "A text stands in the middle of a label that is higher.",
      source: "https://developer.apple.com/documentation/uikit/uilabel/textrect(forbounds:limitedtonumberoflines:)",
      expects: ["textMidY(Hello UIKit) == 150 ± 1"],
      fact17
    ),
    Fact(
      "label-attributed-size",
      "The largest font of an attributed text makes the height.",
      source: "https://developer.apple.com/documentation/uikit/uilabel/attributedtext",
      expects: ["a.height == 40.667", "isText == 1"],
      fact18
    ),
    Fact(
      "label-attributed-font",
      "A font that is set applies to the whole of an attributed text.",
      source: "https://developer.apple.com/documentation/uikit/uilabel/font",
      expects: ["a.size == 15", "a.width == 72 ± 0.01"],
      fact19
    ),
    Fact(
      "label-line-spacing",
      "The line spacing of a paragraph style stands between the lines.",
      source: "https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle/linespacing",
      expects: ["a.height == 50.574 ± 0.5"],
      fact20
    ),
    Fact(
      "label-line-height",
      "A minimum line height of a paragraph style makes each line as high.",
      source: "https://developer.apple.com/documentation/uikit/nsparagraphstyle/minimumlineheight",
      expects: ["a.height == 80"],
      fact21
    ),
    Fact(
      "label-text-change",
      "A longer text makes a label wider.",
      source: "https://cocoacasts.com/what-is-intrinsic-content-size",
      before: ["a.width < 60"],
      steps: ["step", "step"],
      expects: ["a.width == 153.333 ± 0.01", "a.height == 40.667"],
      fact22
    ),
    Fact(
      "label-wraps-after-rotation",
      "A text needs fewer lines after a rotation.",
      source: "https://developer.apple.com/documentation/uikit/uilabel/numberoflines",
      before: ["a.lines == 2"],
      steps: ["landscape"],
      expects: ["a.lines == 1", "a.height == 20.333"],
      fact23
    ),
    Fact(
      "label-text-rect",
      "The rectangle of a text is limited to its lines.",
      source: "https://developer.apple.com/documentation/uikit/uilabel/textrect(forbounds:limitedtonumberoflines:)",
      expects: ["one == 20.333 ± 0.4", "all > 40"],
      fact24
    ),
  ]
}
