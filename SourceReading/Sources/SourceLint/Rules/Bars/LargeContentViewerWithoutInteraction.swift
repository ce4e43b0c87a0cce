import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Items for the large content viewer without its interaction.
  static let largeContentViewerWithoutInteraction = SourceRule(
    description: RuleDescription(
      id: "large-content-viewer-without-interaction",
      title: "Item for the large content viewer without its interaction",
      explanation: "The item is not shown unless a view around it has the interaction.",
      defaultSeverity: .error,
      criteria: [.largerText, .accessibility],
      help: "Add `UILargeContentViewerInteraction()` to the bar."
    ),
    examples: [
      "class C: UIView { func f() { b.showsLargeContentViewer = true; b.largeContentTitle = t } }",
      "class C: UIView { override var showsLargeContentViewer: Bool { get { true } set {} } }",
    ],
    nearMisses: [
      "class C: UIView { func f() { bar.addInteraction(UILargeContentViewerInteraction()); "
        + "b.showsLargeContentViewer = true } }",
      "class C: UIView { func f() { b.showsLargeContentViewer = false } }",
    ],
    checks: .assignments(["showsLargeContentViewer"]) { site, report in
      guard site.value?.trimmedDescription == "true" else { return }
      report.add(
        site.node,
        "No code adds the interaction that shows the item.",
        unless: [.largeContentInteraction]
      )
    },
    .bindings { binding, report in
      guard binding.name == "showsLargeContentViewer", binding.isComputed,
        binding.declaration.modifiers.contains(where: { $0.name.text == "override" }),
        binding.node.trimmedDescription.contains("true")
      else { return }
      report.add(
        binding.node,
        "No code adds the interaction that shows the item.",
        unless: [.largeContentInteraction]
      )
    }
  )
}
