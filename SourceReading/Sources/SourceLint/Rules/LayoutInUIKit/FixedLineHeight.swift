import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Text with a fixed line height.
  static let fixedLineHeight = SourceRule(
    description: RuleDescription(
      id: "fixed-line-height",
      title: "Lines of a fixed height",
      explanation: "Lines keep their height while the letters grow, and end up overlapping.",
      defaultSeverity: .warning,
      criteria: [.resizeText, .textSpacing, .typography],
      help: "Use `lineHeightMultiple`, or scale the height with the metrics of the font."
    ),
    examples: [
      "func f() { let p = NSMutableParagraphStyle(); p.minimumLineHeight = 20; "
        + "p.maximumLineHeight = 20\n"
        + "text = [.font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: p] }"
    ],
    nearMisses: [
      "p.maximumLineHeight = 22",
      "func f() { let p = NSMutableParagraphStyle(); p.maximumLineHeight = 20\n"
        + "text = [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: p] }",
      "p.lineHeightMultiple = 1.2", "p.maximumLineHeight = metrics.scaledValue(for: 22)",
      "p.maximumLineHeight = 0", "p.minimumLineHeight = 20",
    ],
    checks: .assignments(["maximumLineHeight"]) { site, report in
      guard let value = site.value,
        let height = FontValue.constantNumber(value, in: site.scope, file: report.file),
        height >= 8, !report.file.isForMac, hasGrowingFont(site.node)
      else { return }
      report.add(site.node, "Lines are \(points(height)) high at most.")
    }
  )

  /// Whether the surrounding code makes a scaling font: lines of text in a fixed font fit.
  private static func hasGrowingFont(_ node: some SyntaxProtocol) -> Bool {
    Surroundings.words(around: node)?.contains(anyOf: FontHelper.scaling) ?? false
  }
}
