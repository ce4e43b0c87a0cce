// Written by Scripts/generate-tables from Reference/uikit-facts/traits.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import UIKit

private func fact1(_ controller: UIViewController, _ view: UIView) {
  measure {
    note("compact", view.traitCollection.horizontalSizeClass == .compact)
    note("regular", view.traitCollection.verticalSizeClass == .regular)
    note("phone", view.traitCollection.userInterfaceIdiom == .phone)
    note("scale", view.traitCollection.displayScale)
  }
}

private func fact2(_ controller: UIViewController, _ view: UIView) {
  measure {
    note("width", view.traitCollection.horizontalSizeClass == .compact)
    note("height", view.traitCollection.verticalSizeClass == .compact)
  }
}

private func fact3(_ controller: UIViewController, _ view: UIView) {
  measure {
    note("width", view.traitCollection.horizontalSizeClass == .regular)
    note("height", view.traitCollection.verticalSizeClass == .compact)
  }
}

private func fact4(_ controller: UIViewController, _ view: UIView) {
  measure {
    note("width", view.traitCollection.horizontalSizeClass == .regular)
    note("height", view.traitCollection.verticalSizeClass == .regular)
    note("pad", view.traitCollection.userInterfaceIdiom == .pad)
    note("scale", view.traitCollection.displayScale)
  }
}

private func fact5(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(), b = UIView()
  a.addSubview(b)
  view.addSubview(a)
  a.traitOverrides.horizontalSizeClass = .regular
  measure {
    note("below", b.traitCollection.horizontalSizeClass == .regular)
    note("above", view.traitCollection.horizontalSizeClass == .regular)
  }
}

private func fact6(_ controller: UIViewController, _ view: UIView) {
  let a = UIView()
  view.addSubview(a)
  a.traitOverrides.horizontalSizeClass = .regular
  note("contains", a.traitOverrides.contains(UITraitHorizontalSizeClass.self))
  measure { note("regular", a.traitCollection.horizontalSizeClass == .regular) }
  onStep { a.traitOverrides.remove(UITraitHorizontalSizeClass.self) }
}

private func fact7(_ controller: UIViewController, _ view: UIView) {
  view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (changed: UIView, previous: UITraitCollection) in
    tally("calls")
    note("old", previous.preferredContentSizeCategory == .large)
    note("new", changed.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
  }
}

private func fact8(_ controller: UIViewController, _ view: UIView) {
  note("calls", 0)
  view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _: UITraitCollection) in tally("calls") }
}

private func fact9(_ controller: UIViewController, _ view: UIView) {
  note("calls", 0)
  let registration = view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UIView, _: UITraitCollection) in tally("calls") }
  view.unregisterForTraitChanges(registration)
}

private func fact10(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(), b = UIView()
  a.addSubview(b)
  view.addSubview(a)
  a.overrideUserInterfaceStyle = .dark
  measure {
    note("dark", b.traitCollection.userInterfaceStyle == .dark)
    note("light", view.traitCollection.userInterfaceStyle == .light)
  }
}

private func fact11(_ controller: UIViewController, _ view: UIView) {
  let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  var white: CGFloat = -1
  color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).getWhite(&white, alpha: nil)
  note("dark", white)
  color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).getWhite(&white, alpha: nil)
  note("light", white)
}

private func fact12(_ controller: UIViewController, _ view: UIView) {
  let a = UITraitCollection(horizontalSizeClass: .compact), b = UITraitCollection(horizontalSizeClass: .regular)
  let all = UITraitCollection(traitsFrom: [a, b, UITraitCollection(userInterfaceStyle: .dark)])
  note("regular", all.horizontalSizeClass == .regular)
  note("dark", all.userInterfaceStyle == .dark)
  note("unspecified", all.verticalSizeClass == .unspecified)
}

private func fact13(_ controller: UIViewController, _ view: UIView) {
  let a = UIView(), b = UIView()
  a.addSubview(b)
  view.addSubview(a)
  a.maximumContentSizeCategory = .extraLarge
  measure {
    note("inner", b.traitCollection.preferredContentSizeCategory == .extraLarge)
    note("outer", view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }
}

private func fact14(_ controller: UIViewController, _ view: UIView) {
  UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
    note("dark", UITraitCollection.current.userInterfaceStyle == .dark)
  }
}

private func fact15(_ controller: UIViewController, _ view: UIView) {
  note("calls", 0)
  view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _: UITraitCollection) in tally("calls") }
  onStep { view.traitOverrides.horizontalSizeClass = .compact }
  onStep { view.traitOverrides.horizontalSizeClass = .regular }
}

extension Fact {
  static let traits: [Fact] = [
    Fact(
      "traits-phone-portrait",
      "An upright iPhone is compact in width and regular in height.",
      source: "https://developer.apple.com/design/human-interface-guidelines/layout",
      expects: ["compact == 1", "regular == 1", "phone == 1", "scale == 3"],
      fact1
    ),
    Fact(
      "traits-phone-landscape",
      "In landscape an iPhone of 393 points is compact in both directions.",
      source: "https://developer.apple.com/design/human-interface-guidelines/layout",
      steps: ["landscape"],
      expects: ["width == 1", "height == 1"],
      fact2
    ),
    Fact(
      "traits-max-landscape",
      "In landscape the largest iPhones are regular in width.",
      source: "https://developer.apple.com/design/human-interface-guidelines/layout",
      device: "iPhone 16 Pro Max",
      steps: ["landscape"],
      expects: ["width == 1", "height == 1"],
      fact3
    ),
    Fact(
      "traits-pad",
      "An iPad is regular in both directions.",
      source: "https://developer.apple.com/design/human-interface-guidelines/layout",
      device: "iPad Pro 12.9-inch",
      expects: ["width == 1", "height == 1", "pad == 1", "scale == 2"],
      fact4
    ),
    Fact(
      "traits-overrides-reach-down",
      "An override reaches the views below, not the one above.",
      source: "https://developer.apple.com/documentation/uikit/uiview/traitoverrides-9xd7n",
      expects: ["below == 1", "above == 0"],
      fact5
    ),
    Fact(
      "traits-override-removed",
      "An override that is removed no longer counts.",
      source: "https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct",
      before: ["regular == 1"],
      steps: ["step"],
      expects: ["regular == 0", "contains == 1"],
      fact6
    ),
    Fact(
      "traits-register",
      "A registered view hears of a new text size, with the old traits.",
      source: "https://developer.apple.com/videos/play/wwdc2023/10057/",
      steps: ["size AX1"],
      expects: ["calls == 1", "old == 1", "new == 1"],
      fact7
    ),
    Fact(
      "traits-register-others",
      "A registration for one trait does not hear of another.",
      source: "https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94",
      steps: ["size AX1"],
      expects: ["calls == 0"],
      fact8
    ),
    Fact(
      "traits-unregister",
      "After it is unregistered a registration hears nothing.",
      source: "https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94",
      steps: ["size AX1"],
      expects: ["calls == 0"],
      fact9
    ),
    Fact(
      "traits-style-override",
      "A view that is set dark is dark with all below it.",
      source: "https://developer.apple.com/documentation/uikit/uiview/overrideuserinterfacestyle",
      expects: ["dark == 1", "light == 1"],
      fact10
    ),
    Fact(
      "traits-dynamic-color",
      "A color with a provider is resolved for traits.",
      source: "https://developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)",
      expects: ["dark == 1", "light == 0"],
      fact11
    ),
    Fact(
      "traits-merge",
      "Of merged traits the later ones win.",
      source: "https://developer.apple.com/documentation/uikit/uitraitcollection/init(traitsfrom:)",
      expects: ["regular == 1", "dark == 1", "unspecified == 1"],
      fact12
    ),
    Fact(
      "traits-category-limits",
      "Limits on a view clamp the text size of the views in it.",
      source: "https://developer.apple.com/documentation/uikit/uiview/maximumcontentsizecategory",
      steps: ["size AX2"],
      expects: ["inner == 1", "outer == 1"],
      fact13
    ),
    Fact(
      "traits-current",
      "performAsCurrent makes traits the current ones for its closure.",
      source: "https://developer.apple.com/documentation/uikit/uitraitcollection/performascurrent(_:)",
      expects: ["dark == 1"],
      fact14
    ),
    Fact(
      "traits-no-change-no-call",
      "Setting an override to the value that holds already calls nothing.",
      source: "https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94",
      steps: ["step", "step"],
      expects: ["calls == 1"],
      fact15
    ),
  ]
}
