import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Factors computed from the size of a preferred font.
  static let manualFontScaling = SourceRule(
    description: RuleDescription(
      id: "manual-font-scaling",
      title: "Scale factor computed from the size of a preferred font",
      explanation: "The result is right only for the current text size and is never adjusted. "
        + "Besides, text styles scale by their leading, not by their size.",
      defaultSeverity: .warning,
      criteria: .textSize,
      help: "Use `UIFontMetrics(forTextStyle:).scaledFont(for:)` or `scaledValue(for:)`."
    ),
    examples: [
      "let k = UIFont.preferredFont(forTextStyle: .body).pointSize / 17.0",
      "func scale(_ v: CGFloat) -> CGFloat "
        + "{ v * UIFont.preferredFont(forTextStyle: .body).pointSize / 17 }",
    ],
    nearMisses: [
      "let h = UIFont.preferredFont(forTextStyle: .body).lineHeight * 2",
      "let v = UIFontMetrics.default.scaledValue(for: 14)",
      "let half = UIFont.preferredFont(forTextStyle: .body).pointSize / 2",
    ],
    checks: .members(["pointSize"]) { site, report in
      guard site.node.base?.call?.name == "preferredFont",
        let sequence = site.node.parent?.parent?.as(SequenceExprSyntax.self)
      else { return }
      let elements = Array(sequence.elements)
      guard let index = elements.firstIndex(where: { $0.id == site.node.id }),
        index + 2 < elements.count,
        elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "/",
        let divisor = FontValue.constantNumber(
          elements[index + 2],
          in: site.scope,
          file: report.file
        ),
        TextStyleSizes.sizes.values.contains(divisor)
      else { return }
      report.add(site.node, "The size of a preferred font is divided by \(points(divisor)).")
    }
  )
}
