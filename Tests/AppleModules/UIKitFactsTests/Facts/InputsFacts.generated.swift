// Written by Scripts/generate-tables from Reference/uikit-facts/inputs.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  let a = UITextField().named("a")
  a.borderStyle = .roundedRect
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100, width: 200)
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  let a = UITextField().named("a")
  a.font = .systemFont(ofSize: 17)
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100, width: 200)
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  let a = UITextField()
  note("border", a.borderStyle == .none)
  note("clear", a.clearButtonMode == .never)
  note("left", a.leftViewMode == .never)
  note("right", a.rightViewMode == .never)
  note("secure", a.isSecureTextEntry)
  note("keyboard", a.keyboardType == .default)
  note("natural", a.textAlignment == .natural)
  note("empty", a.text == "")
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  let a = UITextField()
  a.font = .systemFont(ofSize: 17)
  a.placeholder = "Hello UIKit"
  note("a", a.intrinsicContentSize)
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  let a = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  a.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
  note("without", a.textRect(forBounds: a.bounds))
  a.leftViewMode = .always
  note("with", a.textRect(forBounds: a.bounds))
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  let a = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  a.borderStyle = .roundedRect
  note("t", a.textRect(forBounds: a.bounds))
}

private final class InsetField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 25, dy: 0) }
}
private func fact7(_ controller: UIViewController, _ view: UIView) {
  let a = InsetField().named("a")
  a.text = "Hello UIKit"
  a.font = .systemFont(ofSize: 17)
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 10, y: 100, width: 200, height: 40)
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  let a = UITextView()
  note("i", a.textContainerInset)
  note("padding", a.textContainer.lineFragmentPadding)
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  let a = UITextView().named("a")
  a.isScrollEnabled = false
  a.font = .systemFont(ofSize: 17)
  a.text = "One\nTwo"
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100, width: 200)
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  let a = UITextView().named("a")
  a.font = .systemFont(ofSize: 17)
  a.text = "One\nTwo"
  a.translatesAutoresizingMaskIntoConstraints = false
  note("a", a.intrinsicContentSize)
}

private func fact11(_ controller: UIViewController, _ view: UIView) {
  let a = UITextView().named("a")
  a.isScrollEnabled = false
  a.font = .systemFont(ofSize: 17)
  a.text = "One"
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100, width: 200)
  onStep { a.text = "One\nTwo\nThree" }
}

private func fact12(_ controller: UIViewController, _ view: UIView) {
  let a = UITextView().named("a")
  a.isScrollEnabled = false
  a.font = .systemFont(ofSize: 17)
  a.textContainerInset = UIEdgeInsets(top: 20, left: 30, bottom: 10, right: 0)
  a.text = "Hello UIKit"
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100, width: 300)
}

private func fact13(_ controller: UIViewController, _ view: UIView) {
  let a = UITextView().named("a")
  a.isScrollEnabled = false
  a.font = .systemFont(ofSize: 17)
  a.textContainerInset = .zero
  a.textContainer.lineFragmentPadding = 0
  a.text = "Hello UIKit"
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 10, y: 100, width: 300)
}

private func fact14(_ controller: UIViewController, _ view: UIView) {
  let a = UITextView()
  note("editable", a.isEditable)
  note("selectable", a.isSelectable)
  note("scrolls", a.isScrollEnabled)
}

private func fact15(_ controller: UIViewController, _ view: UIView) {
  let name = label("a", "Hello UIKit", size: 17)
  name.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
  let field = UITextField().named("b")
  field.borderStyle = .roundedRect
  let row = UIStackView(arrangedSubviews: [name, field])
  row.spacing = 8
  view.place(row, x: 0, y: 100, width: 300)
}

extension Fact {
  static let inputs: [Fact] = [
    Fact(
      "field-rounded-height",
      "A text field with a rounded border is 34 points high.",
      source: "https://github.com/Vercantez/openuikit",
      expects: ["a.height == 34"],
      fact1
    ),
    Fact(
      "field-borderless-height",
      "A text field without a border is 22 points high at 17 points.",
      source: "https://github.com/Vercantez/openuikit",
      expects: ["a.height == 22"],
      fact2
    ),
    Fact(
      "field-defaults",
      "A new text field has no border, no clear button and no views at its sides.",
      source: "https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.property",
      expects: ["border == 1", "clear == 1", "left == 1", "right == 1", "secure == 0", "keyboard == 1", "natural == 1", "empty == 1"],
      fact3
    ),
    Fact(
      "field-placeholder-width",
      "A field without a text is as wide as its placeholder.",
      source: "https://github.com/Vercantez/openuikit",
      expects: ["a.width == 79.667 ± 1"],
      fact4
    ),
    Fact(
      "field-left-view",
      "A left view that is always shown moves the text by its width.",
      source: "https://developer.apple.com/documentation/uikit/uitextfield/leftview",
      expects: ["with.minX == without.minX + 30", "with.width == without.width - 30"],
      fact5
    ),
    Fact(
      "field-rounded-text-rect",
      "The text of a rounded field stands 7 points from the sides.",
      source: "https://github.com/Vercantez/openuikit",
      expects: ["t.minX == 7", "t.maxX == 193"],
      fact6
    ),
    Fact(
      "field-editing-rect-override",
      "A subclass's textRect moves the text that is shown.",
      source: "https://developer.apple.com/documentation/uikit/uitextfield/textrect(forbounds:)",
      expects: ["textMinX(Hello UIKit) == 35 ± 0.5"],
      fact7
    ),
    Fact(
      "text-view-insets",
      "A text view has 8 points above and below its text and 5 at the sides.",
      source: "https://github.com/Vercantez/openuikit",
      expects: ["i.top == 8", "i.left == 0", "i.bottom == 8", "padding == 5"],
      fact8
    ),
    Fact(
      "text-view-height",
      "A text view that does not scroll is 16 points higher than its lines.",
      source: "https://github.com/Vercantez/openuikit",
      expects: ["a.height == 56.667 ± 0.5"],
      fact9
    ),
    Fact(
      "text-view-scrolls-no-size",
      "A text view that scrolls has no height of its own.",
      source: "https://developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled",
      expects: ["a.height == -1"],
      fact10
    ),
    Fact(
      "text-view-grows",
      "A text view that does not scroll grows with its text.",
      source: "https://developer.apple.com/documentation/uikit/uitextview",
      before: ["a.height == 36.333 ± 0.5"],
      steps: ["step"],
      expects: ["a.height == 76.861 ± 0.6"],
      fact11
    ),
    Fact(
      "text-view-container-inset",
      "Insets of the container move the text.",
      source: "https://developer.apple.com/documentation/uikit/uitextview/textcontainerinset",
      expects: ["textMinX(Hello UIKit) == 35 ± 0.5", "a.height == 50.287 ± 0.5"],
      fact12
    ),
    Fact(
      "text-view-padding-zero",
      "Without padding and insets a text view's text begins at its edge.",
      source: "https://developer.apple.com/documentation/uikit/nstextcontainer/linefragmentpadding",
      expects: ["textMinX(Hello UIKit) == 10 ± 0.5", "a.height == 20.333 ± 0.5"],
      fact13
    ),
    Fact(
      "text-view-defaults",
      "A text view can be edited and selected, and scrolls.",
      source: "https://developer.apple.com/documentation/uikit/uitextview/iseditable",
      expects: ["editable == 1", "selectable == 1", "scrolls == 1"],
      fact14
    ),
    Fact(
      "field-hugging-in-stack",
      "In a row with a label a text field takes the rest of the width.",
      source: "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ViewswithIntrinsicContentSize.html",
      expects: ["a.width == 79.667", "b.width == 212.333"],
      fact15
    ),
  ]
}
