import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Work at every change of any trait.
  static let traitChangeWithoutComparison = SourceRule(
    description: RuleDescription(
      id: "trait-change-without-comparison",
      title: "Fonts set again at every change of traits",
      explanation: "The function also runs at each rotation and each change of appearance.",
      defaultSeverity: .warning,
      criteria: [],
      help: "Compare `preferredContentSizeCategory` with that of the previous traits first."
    ),
    examples: [
      "class C: UIView { override func traitCollectionDidChange(_ p: UITraitCollection?) { "
        + "super.traitCollectionDidChange(p); text.font = .preferredFont(forTextStyle: .callout) } }",
      "class C: UIView { override func traitCollectionDidChange(_ p: UITraitCollection?) { "
        + "super.traitCollectionDidChange(p); tableView.reloadData() } }",
    ],
    nearMisses: [
      "class C: UIView { override func traitCollectionDidChange(_ p: UITraitCollection?) { "
        + "super.traitCollectionDidChange(p); guard p?.preferredContentSizeCategory != "
        + "traitCollection.preferredContentSizeCategory else { return }; tableView.reloadData() } }",
      "class C: UIView { override func traitCollectionDidChange(_ p: UITraitCollection?) { "
        + "super.traitCollectionDidChange(p); updateAppearance() } }",
      "class C: UIView { override func traitCollectionDidChange(_ p: UITraitCollection?) { "
        + "super.traitCollectionDidChange(p); if traitCollection.horizontalSizeClass != "
        + "p?.horizontalSizeClass { tableView.reloadData() } } }",
    ],
    checks: .functions(["traitCollectionDidChange"]) { site, report in
      guard site.isOverride, let body = site.node.body else { return }
      let words = Words(body)
      guard words.contains("reloadData", "preferredFont", "scaledFont"),
        !words.contains(
          "preferredContentSizeCategory",
          "hasDifferentColorAppearance",
          "horizontalSizeClass",
          "verticalSizeClass",
          "userInterfaceStyle"
        )
      else { return }
      report.add(site.node.name, "The work is done for every change of traits.")
    }
  )
}
