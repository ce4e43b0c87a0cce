import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// The callback that iOS 17 replaced.
  static let deprecatedTraitCallback = SourceRule(
    description: RuleDescription(
      id: "deprecated-trait-callback",
      title: "Callback for traits that iOS 17 deprecates",
      explanation: "`traitCollectionDidChange` is deprecated since iOS 17; its replacement "
        + "registers for the traits that matter.",
      defaultSeverity: .note,
      isEnabledByDefault: false,
      criteria: [],
      help:
        "Use `registerForTraitChanges([UITraitPreferredContentSizeCategory.self])` where the app "
        + "needs iOS 17."
    ),
    examples: [
      "class C: UIView { override func traitCollectionDidChange(_ p: UITraitCollection?) {} }"
    ],
    nearMisses: [
      "class C: UIView { @available(iOS, deprecated: 17) "
        + "override func traitCollectionDidChange(_ p: UITraitCollection?) {} }",
      "class C { func traitCollectionDidChange(_ p: Int) {} }",
    ],
    checks: .functions(["traitCollectionDidChange"]) { site, report in
      guard site.isOverride, !site.node.attributes.names.contains("available") else { return }
      report.add(site.node.name, "The callback is deprecated since iOS 17.")
    }
  )
}
