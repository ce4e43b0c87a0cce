import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// UIKit's scaled numbers in views that are not updated.
  static let scaledValueWithoutEnvironment = SourceRule(
    description: RuleDescription(
      id: "scaled-value-without-environment",
      title: "Scaled number in a view that does not depend on the text size",
      explanation:
        "The number is right only for the current text size, and the view is not updated when the "
        + "text size changes.",
      defaultSeverity: .warning,
      criteria: [.userPreferences, .largerText],
      help: "Use `@ScaledMetric`."
    ),
    examples: [
      "struct V: View { var body: some View "
        + "{ Text(t).padding(UIFontMetrics.default.scaledValue(for: 8)) } }"
    ],
    nearMisses: [
      "struct V: View { @ScaledMetric var pad = 8.0; var body: some View { Text(t).padding(pad) } }",
      #"struct V: View { @Environment(\.dynamicTypeSize) var s; var body: some View "#
        + "{ Text(t).padding(UIFontMetrics.default.scaledValue(for: 8)) } }",
      "struct V: View { func icon() -> UIImage { let side = UIFontMetrics.default.scaledValue(for: "
        + "20)\nreturn UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ "
        + "in } } }",
      "class C: UIView { func f() { h = UIFontMetrics.default.scaledValue(for: 8) } }",
    ],
    checks: .calls(["scaledValue"]) { site, report in
      guard site.scope.type.isSwiftUIView, !site.scope.type.observesTextSize,
        !site.scope.type.inherited.contains("UIViewRepresentable"),
        !Surroundings.drawsImage(site.node)
      else { return }
      report.add(
        site.node,
        "The view '\(site.scope.type.name)' keeps this number when the text size changes."
      )
    }
  )
}
