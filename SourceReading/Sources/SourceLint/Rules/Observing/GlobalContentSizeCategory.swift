import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// The category of the application in code for views.
  static let globalContentSizeCategory = SourceRule(
    description: RuleDescription(
      id: "global-content-size-category",
      title: "The application's text size in the layout of a view",
      explanation: "The application's value does not reflect limits or overrides of the view, "
        + "previews or extensions.",
      defaultSeverity: .warning,
      isEnabledByDefault: false,
      criteria: [],
      help: "Ask `traitCollection.preferredContentSizeCategory` of the view."
    ),
    examples: [
      "class C: UIView { func f() { stack.axis = UIApplication.shared.preferredContentSizeCategory"
        + ".isAccessibilityCategory ? .vertical : .horizontal } }",
      "class C: UIViewController { func f() { if UIApplication.shared.preferredContentSizeCategory "
        + "> .extraLarge { hideIcon() } } }",
    ],
    nearMisses: [
      "class C: UIView { func f() { stack.axis = traitCollection.preferredContentSizeCategory"
        + ".isAccessibilityCategory ? .vertical : .horizontal } }",
      #"class Analytics { func f() { a["dyn"] = UIApplication.shared.preferredContentSizeCategory "#
        + "!= .large } }",
    ],
    checks: .members(["preferredContentSizeCategory"]) { site, report in
      guard site.node.base?.path == ["UIApplication", "shared"] else { return }
      let type = site.scope.type
      let isView = type.inherited.union([type.name]).contains { name in
        name.hasSuffix("View") || name.hasSuffix("ViewController") || name.hasSuffix("Cell")
          || name.hasSuffix("Controller")
      }
      guard isView else { return }
      report.add(site.node, "This view follows the application's text size instead of its own.")
    }
  )
}
