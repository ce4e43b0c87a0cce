// Written by Scripts/generate-tables from Reference/uikit-facts/buttons.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  var plain = UIButton.Configuration.plain()
  plain.title = "Hello"
  plain.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  note("none", UIButton(configuration: plain).intrinsicContentSize)
  plain.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
  note("some", UIButton(configuration: plain).intrinsicContentSize)
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  var plain = UIButton.Configuration.plain()
  plain.title = "Hello UIKit"
  plain.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
    var changed = attributes
    changed.font = UIFont.systemFont(ofSize: 17)
    return changed
  }
  plain.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  note("a", UIButton(configuration: plain).intrinsicContentSize)
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  var plain = UIButton.Configuration.plain()
  plain.title = "Hello"
  plain.image = picture(20, 20)
  plain.imagePadding = 12
  let a = UIButton(configuration: plain)
  view.place(a, x: 0, y: 100)
  a.translatesAutoresizingMaskIntoConstraints = false
  measure {
    note("i", a.imageView?.frame ?? .zero)
    note("t", a.titleLabel?.frame ?? .zero)
  }
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  var plain = UIButton.Configuration.plain()
  plain.title = "Hello"
  plain.image = picture(20, 20)
  plain.imagePlacement = .trailing
  plain.imagePadding = 6
  let a = UIButton(configuration: plain)
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100)
  measure {
    note("i", a.imageView?.frame ?? .zero)
    note("t", a.titleLabel?.frame ?? .zero)
  }
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  var plain = UIButton.Configuration.plain()
  plain.title = "Hello"
  plain.image = picture(20, 20)
  plain.imagePlacement = .top
  plain.imagePadding = 6
  let a = UIButton(configuration: plain)
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100)
  measure {
    note("i", a.imageView?.frame ?? .zero)
    note("t", a.titleLabel?.frame ?? .zero)
  }
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  var plain = UIButton.Configuration.plain()
  plain.title = "Hello"
  plain.image = picture(20, 20)
  plain.imagePlacement = .bottom
  plain.imagePadding = 4
  let a = UIButton(configuration: plain)
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100)
  measure {
    note("i", a.imageView?.frame ?? .zero)
    note("t", a.titleLabel?.frame ?? .zero)
  }
}

private func fact7(_ controller: UIViewController, _ view: UIView) {
  var plain = UIButton.Configuration.plain()
  plain.title = "Hello"
  note("a", UIButton(configuration: plain).intrinsicContentSize)
  plain.imagePadding = 40
  note("b", UIButton(configuration: plain).intrinsicContentSize)
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  var plain = UIButton.Configuration.plain()
  plain.title = "Hello"
  note("one", UIButton(configuration: plain).intrinsicContentSize)
  plain.subtitle = "More"
  plain.titlePadding = 0
  note("two", UIButton(configuration: plain).intrinsicContentSize)
  plain.titlePadding = 9
  note("padded", UIButton(configuration: plain).intrinsicContentSize)
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  var filled = UIButton.Configuration.filled()
  filled.title = "Hello"
  for (name, size) in [("s", UIButton.Configuration.Size.small), ("m", .medium), ("l", .large)] {
    filled.buttonSize = size
    note(name, UIButton(configuration: filled).intrinsicContentSize)
  }
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  note("medium", UIButton.Configuration.filled().buttonSize == .medium)
  note("leading", UIButton.Configuration.filled().imagePlacement == .leading)
  note("padding", UIButton.Configuration.filled().imagePadding)
}

private func fact11(_ controller: UIViewController, _ view: UIView) {
  var plain = UIButton.Configuration.plain()
  plain.title = "Hello"
  let a = UIButton(configuration: plain)
  note("before", a.intrinsicContentSize)
  a.contentEdgeInsets = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
  note("after", a.intrinsicContentSize)
}

private func fact12(_ controller: UIViewController, _ view: UIView) {
  let a = UIButton(type: .custom)
  a.setTitle("Hello UIKit", for: .normal)
  a.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
  note("a", a.intrinsicContentSize)
  a.contentEdgeInsets = UIEdgeInsets(top: 15, left: 40, bottom: 17, right: 20)
  note("b", a.intrinsicContentSize)
}

private func fact13(_ controller: UIViewController, _ view: UIView) {
  let a = UIButton(type: .system)
  a.setTitle("Hello UIKit", for: .normal)
  a.titleLabel?.font = .systemFont(ofSize: 17)
  note("a", a.intrinsicContentSize)
}

private func fact14(_ controller: UIViewController, _ view: UIView) {
  let a = UIButton(type: .system)
  a.setTitle("Hello", for: .normal)
  a.setTitle("Off", for: .disabled)
  note("highlighted", a.title(for: .highlighted) == "Hello" || a.title(for: .highlighted) == nil)
  note("current", a.currentTitle == "Hello")
  a.isEnabled = false
  note("off", a.currentTitle == "Off")
}

private func fact15(_ controller: UIViewController, _ view: UIView) {
  let a = UIButton(type: .system).named("a")
  a.setTitle("Hello", for: .normal)
  a.setTitle("Off", for: .disabled)
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100)
  onStep { a.isEnabled = false }
}

private func fact16(_ controller: UIViewController, _ view: UIView) {
  var plain = UIButton.Configuration.plain()
  plain.title = "A title with many words in it"
  let a = UIButton(configuration: plain).named("a")
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100, width: 120)
}

private func fact17(_ controller: UIViewController, _ view: UIView) {
  let a = UIButton(type: .system).named("a")
  a.setTitle("A title with many words in it", for: .normal)
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100, width: 120)
  measure { note("middle", a.titleLabel?.lineBreakMode == .byTruncatingMiddle) }
}

private func fact18(_ controller: UIViewController, _ view: UIView) {
  let a = UIButton(configuration: .filled()).named("a")
  a.configurationUpdateHandler = { button in
    button.configuration?.title = button.isEnabled ? "On" : "Off"
  }
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100)
  onStep { a.isEnabled = false }
}

private func fact19(_ controller: UIViewController, _ view: UIView) {
  let a = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in record("ran") })
  note("title", a.title(for: .normal) == "Go" || a.currentTitle == "Go")
  a.sendActions(for: .primaryActionTriggered)
}

private func fact20(_ controller: UIViewController, _ view: UIView) {
  let a = UIButton(type: .custom).named("a"), b = UIButton(type: .custom).named("b")
  a.setTitle("Hello", for: .normal)
  b.setTitle("UIKit", for: .normal)
  a.contentHorizontalAlignment = .leading
  a.translatesAutoresizingMaskIntoConstraints = false
  b.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 20, y: 100, width: 200, height: 40)
  view.place(b, x: 20, y: 150, width: 200, height: 40)
}

private func fact21(_ controller: UIViewController, _ view: UIView) {
  var plain = UIButton.Configuration.plain()
  plain.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  var title = AttributedString("Hello UIKit")
  title.font = UIFont.systemFont(ofSize: 34)
  plain.attributedTitle = title
  note("a", UIButton(configuration: plain).intrinsicContentSize)
}

private func fact22(_ controller: UIViewController, _ view: UIView) {
  let a = UIButton(type: .system)
  note("default", a.changesSelectionAsPrimaryAction)
  note("selected", a.isSelected)
  a.isSelected = true
  note("state", a.state.contains(.selected))
}

extension Fact {
  static let buttons: [Fact] = [
    Fact(
      "button-content-insets",
      "The content insets of a configuration stand around its title.",
      source: "https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/contentinsets",
      expects: ["some.width == none.width + 60", "some.height == none.height + 40"],
      fact1
    ),
    Fact(
      "button-insets-replace",
      "Setting the content insets to 8 at each side gives a button of the title and 16 points.",
      source: "https://developer.apple.com/forums/thread/691043",
      expects: ["a.width == 95.667", "a.height == 36.333"],
      fact2
    ),
    Fact(
      "button-image-padding",
      "The image padding stands between image and title.",
      source: "https://developer.apple.com/forums/thread/733001",
      expects: ["t.minX == i.maxX + 12", "i.width == 20"],
      fact3
    ),
    Fact(
      "button-image-trailing",
      "An image that is placed trailing stands after the title.",
      source: "https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/imageplacement",
      expects: ["i.minX == t.maxX + 6"],
      fact4
    ),
    Fact(
      "button-image-top",
      "An image that is placed at the top stands above the title, both centered.",
      source: "https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/imageplacement",
      expects: ["t.minY == i.maxY + 6", "i.midX == t.midX ± 0.5"],
      fact5
    ),
    Fact(
      "button-image-bottom",
      "An image that is placed at the bottom stands below the title.",
      source: "https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/imageplacement",
      expects: ["i.minY == t.maxY + 4"],
      fact6
    ),
    Fact(
      "button-padding-needs-both",
      "Without an image the image padding takes no room.",
      source: "https://developer.apple.com/forums/thread/730102",
      expects: ["a.width == b.width"],
      fact7
    ),
    Fact(
      "button-subtitle",
      "A subtitle makes a button higher, and the title padding stands between the two.",
      source: "https://developer.apple.com/forums/thread/733001",
      expects: ["two.height > one.height + 10", "padded.height == two.height + 9"],
      fact8
    ),
    Fact(
      "button-sizes",
      "Buttons grow from small to medium to large.",
      source: "https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/buttonsize",
      expects: ["s.height < m.height", "m.height < l.height", "s.width <= m.width"],
      fact9
    ),
    Fact(
      "button-medium-default",
      "A configuration has the size medium unless told.",
      source: "https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/buttonsize",
      expects: ["medium == 1", "leading == 1", "padding == 0"],
      fact10
    ),
    Fact(
      "button-edge-insets-ignored",
      "With a configuration the old edge insets are ignored.",
      source: "https://developer.apple.com/forums/thread/730102",
      expects: ["before.width == after.width", "before.height == after.height"],
      fact11
    ),
    Fact(
      "button-edge-insets",
      "Without a configuration the edge insets add to the size.",
      source: "https://developer.apple.com/documentation/uikit/uibutton/contentedgeinsets",
      expects: ["b.width == a.width + 30", "b.height == a.height + 20"],
      fact12
    ),
    Fact(
      "button-system-height",
      "A button without a configuration is 12 points higher than its title.",
      source: "https://example-a.com/answer/70778238",
      expects: ["a.height == 32.333 ± 0.7", "a.width == 79.667 ± 0.5"],
      fact13
    ),
    Fact(
      "button-state-title",
      "A state without a title of its own has the normal one.",
      source: "https://developer.apple.com/documentation/uikit/uibutton/settitle(_:for:)",
      expects: ["highlighted == 1", "current == 1", "off == 1"],
      fact14
    ),
    Fact(
      "button-state-title-shown",
      "A button that is disabled shows the title of that state.",
      source: "https://developer.apple.com/documentation/uikit/uibutton/settitle(_:for:)",
      before: ["textCount(Hello) == 1"],
      steps: ["step"],
      expects: ["textCount(Off) == 1", "textCount(Hello) == 0"],
      fact15
    ),
    Fact(
      "button-configuration-wraps",
      "The title of a configuration wraps if it does not fit.",
      source: "https://developer.apple.com/videos/play/wwdc2021/10064/",
      expects: ["a.lines >= 2", "a.cut == 0"],
      fact16
    ),
    Fact(
      "button-legacy-one-line",
      "A title without a configuration is one line and is cut in its middle.",
      source: "https://developer.apple.com/documentation/uikit/uibutton/titlelabel",
      expects: ["a.lines == 1", "a.cut == 1", "middle == 1"],
      fact17
    ),
    Fact(
      "button-update-handler",
      "The update handler runs when the button's state changes.",
      source: "https://developer.apple.com/documentation/uikit/uibutton/configurationupdatehandler-swift.property",
      before: ["textCount(On) == 1"],
      steps: ["step"],
      expects: ["textCount(Off) == 1"],
      fact18
    ),
    Fact(
      "button-primary-action",
      "A primary action gives a button its title and runs when it is tapped.",
      source: "https://developer.apple.com/documentation/uikit/uibutton/init(type:primaryaction:)",
      expects: ["title == 1", "log == \"ran\""],
      fact19
    ),
    Fact(
      "button-alignment",
      "A title that is aligned leading stands at the leading edge of a wide button.",
      source: "https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.property",
      expects: ["textMinX(Hello) == 20 ± 1", "textMidX(UIKit) == 120 ± 1"],
      fact20
    ),
    Fact(
      "button-attributed-title",
      "An attributed title has its own font.",
      source: "https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/attributedtitle",
      expects: ["a.width == 153.333", "a.height == 40.667"],
      fact21
    ),
    Fact(
      "button-selected-toggle",
      "A button that changes selection as its primary action toggles when it is sent its action.",
      source: "https://developer.apple.com/documentation/uikit/uibutton/changesselectionasprimaryaction",
      expects: ["default == 0", "selected == 0", "state == 1"],
      fact22
    ),
  ]
}
