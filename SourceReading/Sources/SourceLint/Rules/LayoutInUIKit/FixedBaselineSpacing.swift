import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Fixed distances between baselines of text.
  static let fixedBaselineSpacing = SourceRule(
    description: RuleDescription(
      id: "fixed-baseline-spacing",
      title: "Fixed distance between baselines",
      explanation: "The distance stays the same while the text grows, and the lines end up "
        + "overlapping.",
      defaultSeverity: .note,
      criteria: [.typography],
      help: "Use `constraint(equalToSystemSpacingBelow:multiplier:)`, which follows the fonts."
    ),
    examples: [
      "b.firstBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor, constant: 24)",
      "b.firstBaselineAnchor.constraint(greaterThanOrEqualTo: a.lastBaselineAnchor, constant: 20)",
    ],
    nearMisses: [
      "b.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: a.lastBaselineAnchor, "
        + "multiplier: 1)",
      "b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor)",
      "b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8)",
    ],
    checks: .calls(["constraint"]) { site, report in
      let other = site.argument("equalTo") ?? site.argument("greaterThanOrEqualTo")
      guard let own = site.base?.lastName, own.hasSuffix("BaselineAnchor"),
        let end = other?.lastName, end.hasSuffix("BaselineAnchor"),
        let constant = site.argument("constant")?.number, abs(constant) >= 8
      else { return }
      report.add(site.node, "The baselines are always \(points(abs(constant))) apart.")
    }
  )
}
