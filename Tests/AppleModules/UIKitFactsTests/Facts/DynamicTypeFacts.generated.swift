// Written by Scripts/generate-tables from Reference/uikit-facts/dynamic-type.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  for (name, style) in [
    ("largeTitle", UIFont.TextStyle.largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3), ("headline", .headline),
    ("body", .body), ("callout", .callout), ("subheadline", .subheadline), ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
  ] { note(name, UIFont.preferredFont(forTextStyle: style).pointSize) }
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
  for (name, style) in [("largeTitle", UIFont.TextStyle.largeTitle), ("body", .body), ("footnote", .footnote), ("caption2", .caption2)] {
    note(name, UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize)
  }
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  let traits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
  for (name, style) in [("largeTitle", UIFont.TextStyle.largeTitle), ("body", .body), ("footnote", .footnote), ("caption2", .caption2)] {
    note(name, UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize)
  }
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  let a = label("a", "Hello UIKit", size: 17)
  a.font = .preferredFont(forTextStyle: .body)
  a.adjustsFontForContentSizeCategory = true
  view.place(a, x: 0, y: 100)
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  let a = label("a", "Hello UIKit", size: 17)
  a.font = .preferredFont(forTextStyle: .body)
  note("adjusts", a.adjustsFontForContentSizeCategory)
  view.place(a, x: 0, y: 100)
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  let a = label("a", "Hello UIKit", size: 17)
  a.adjustsFontForContentSizeCategory = true
  view.place(a, x: 0, y: 100)
}

private func fact7(_ controller: UIViewController, _ view: UIView) {
  let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
  note("font", UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits).pointSize)
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
  note("font", UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: traits).pointSize)
  note("small", UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)).pointSize)
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  for (name, category) in [("l", UIContentSizeCategory.large), ("xxxl", .extraExtraExtraLarge), ("ax2", .accessibilityLarge)] {
    note(name, UIFontMetrics.default.scaledValue(for: 44, compatibleWith: UITraitCollection(preferredContentSizeCategory: category)))
  }
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  let a = label("a", "Hello UIKit", size: 17)
  a.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .bold))
  a.adjustsFontForContentSizeCategory = true
  view.place(a, x: 0, y: 100)
}

private func fact11(_ controller: UIViewController, _ view: UIView) {
  let a = label("a", "Hello UIKit", size: 17)
  a.font = .preferredFont(forTextStyle: .body)
  a.adjustsFontForContentSizeCategory = true
  view.maximumContentSizeCategory = .extraLarge
  view.place(a, x: 0, y: 100)
}

private func fact12(_ controller: UIViewController, _ view: UIView) {
  let a = label("a", "Hello UIKit", size: 17)
  a.font = .preferredFont(forTextStyle: .body)
  a.adjustsFontForContentSizeCategory = true
  view.minimumContentSizeCategory = .large
  view.place(a, x: 0, y: 100)
}

private func fact13(_ controller: UIViewController, _ view: UIView) {
  note("order", UIContentSizeCategory.large < .accessibilityMedium)
  note("no", UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  note("yes", UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
}

private func fact14(_ controller: UIViewController, _ view: UIView) {
  let headline = UIFont.preferredFont(forTextStyle: .headline), body = UIFont.preferredFont(forTextStyle: .body)
  note("bold", headline.fontDescriptor.symbolicTraits.contains(.traitBold))
  note("regular", body.fontDescriptor.symbolicTraits.contains(.traitBold))
  let a = UILabel()
  a.font = headline
  a.text = "Hello UIKit"
  note("a", a.intrinsicContentSize)
}

private func fact15(_ controller: UIViewController, _ view: UIView) {
  var plain = UIButton.Configuration.plain()
  plain.title = "Hello"
  let a = UIButton(configuration: plain).named("a")
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100)
}

private func fact16(_ controller: UIViewController, _ view: UIView) {
  let a = UITextField().named("a")
  a.text = "Hello"
  a.font = .preferredFont(forTextStyle: .body)
  a.adjustsFontForContentSizeCategory = true
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100, width: 300)
}

private func fact17(_ controller: UIViewController, _ view: UIView) {
  let stack = UIStackView(arrangedSubviews: [content("a", 50, 20), content("b", 60, 20)])
  view.place(stack, x: 0, y: 100)
  stack.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (stack: UIStackView, _: UITraitCollection) in
    stack.axis = stack.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
  }
}

private func fact18(_ controller: UIViewController, _ view: UIView) {
  let a = UIImageView(image: UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))).named("a")
  a.adjustsImageSizeForAccessibilityContentSizeCategory = true
  a.translatesAutoresizingMaskIntoConstraints = false
  view.place(a, x: 0, y: 100)
}

extension Fact {
  static let dynamicType: [Fact] = [
    Fact(
      "type-preferred-sizes",
      "Sizes of the text styles at L.",
      source: "https://developer.apple.com/design/human-interface-guidelines/typography",
      expects: ["largeTitle == 34", "title1 == 28", "title2 == 22", "title3 == 20", "headline == 17", "body == 17", "callout == 16", "subheadline == 15", "footnote == 13", "caption1 == 12", "caption2 == 11"],
      fact1
    ),
    Fact(
      "type-preferred-largest",
      "Sizes of the text styles at AX5.",
      source: "https://developer.apple.com/design/human-interface-guidelines/typography",
      expects: ["largeTitle == 60", "body == 53", "footnote == 44", "caption2 == 40"],
      fact2
    ),
    Fact(
      "type-preferred-smallest",
      "Sizes of the text styles at XS.",
      source: "https://developer.apple.com/design/human-interface-guidelines/typography",
      expects: ["largeTitle == 31", "body == 14", "footnote == 12", "caption2 == 11"],
      fact3
    ),
    Fact(
      "type-label-adjusts",
      "A label that adjusts its font grows while the screen is shown.",
      source: "https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory",
      before: ["a.size == 17"],
      steps: ["size AX1"],
      expects: ["a.size == 28", "a.height == 33.667 ± 0.5"],
      fact4
    ),
    Fact(
      "type-label-does-not",
      "A label without that switch keeps its font.",
      source: "https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory",
      steps: ["size AX1"],
      expects: ["a.size == 17", "adjusts == 0"],
      fact5
    ),
    Fact(
      "type-fixed-font",
      "A font of a fixed size does not grow, even with the switch.",
      source: "https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory",
      steps: ["size AX1"],
      expects: ["a.size == 17"],
      fact6
    ),
    Fact(
      "type-scaled-font",
      "A font of 17 points that follows body is 48 at AX5 where it has no style of its own.",
      source: "https://github.com/Vercantez/openuikit",
      expects: ["font == 48"],
      fact7
    ),
    Fact(
      "type-maximum-point-size",
      "A scaled font is never larger than its maximum.",
      source: "https://developer.apple.com/documentation/uikit/uifontmetrics/scaledfont(for:maximumpointsize:)",
      expects: ["font == 30", "small == 17"],
      fact8
    ),
    Fact(
      "type-scaled-value",
      "44 points are 58 at XXXL and 80 at AX2.",
      source: "https://github.com/Vercantez/openuikit",
      expects: ["l == 44", "xxxl == 58", "ax2 == 80"],
      fact9
    ),
    Fact(
      "type-scaled-label",
      "A label with a scaled font of its own grows while the screen is shown.",
      source: "https://developer.apple.com/documentation/uikit/uifontmetrics",
      steps: ["size AX5"],
      expects: ["a.size == 48"],
      fact10
    ),
    Fact(
      "type-limit-maximum",
      "A view's largest text size limits the fonts in it.",
      source: "https://developer.apple.com/documentation/uikit/uiview/maximumcontentsizecategory",
      steps: ["size AX5"],
      expects: ["a.size == 19"],
      fact11
    ),
    Fact(
      "type-limit-minimum",
      "A view's smallest text size limits the fonts in it.",
      source: "https://developer.apple.com/documentation/uikit/uiview/minimumcontentsizecategory",
      steps: ["size XS"],
      expects: ["a.size == 17"],
      fact12
    ),
    Fact(
      "type-compare",
      "Categories are ordered, and five are accessibility categories.",
      source: "https://developer.apple.com/documentation/uikit/uicontentsizecategory/isaccessibilitycategory",
      expects: ["order == 1", "no == 0", "yes == 1"],
      fact13
    ),
    Fact(
      "type-headline-semibold",
      "Headline is heavier than body and as large.",
      source: "https://developer.apple.com/design/human-interface-guidelines/typography",
      expects: ["bold == 1", "regular == 0", "a.width == 84"],
      fact14
    ),
    Fact(
      "type-button-configuration",
      "The title of a configured button grows with the text size.",
      source: "https://developer.apple.com/videos/play/wwdc2021/10064/",
      before: ["a.size < 18"],
      steps: ["size AX1"],
      expects: ["a.size > 22"],
      fact15
    ),
    Fact(
      "type-text-field-adjusts",
      "A text field that adjusts its font grows.",
      source: "https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory",
      before: ["a.size == 17"],
      steps: ["size XXXL"],
      expects: ["a.size == 23", "a.height > 26"],
      fact16
    ),
    Fact(
      "type-axis-by-category",
      "A row becomes a column at accessibility sizes by the code that registers for the trait.",
      source: "https://developer.apple.com/videos/play/wwdc2017/245/",
      before: ["b.minX == 50"],
      steps: ["size AX2"],
      expects: ["b.minX == 0", "b.minY == 120"],
      fact17
    ),
    Fact(
      "type-symbol-grows",
      "A symbol with the configuration of a text style grows with the text size.",
      source: "https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init(textstyle:)",
      before: ["a.width < 26"],
      steps: ["size AX3"],
      expects: ["a.width > 34"],
      fact18
    ),
  ]
}
