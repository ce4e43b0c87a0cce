import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Fonts that scale like a style of another size.
  static let mismatchedMetricsStyle = SourceRule(
    description: RuleDescription(
      id: "mismatched-metrics-style",
      title: "Font scaled on the curve of a style of another size",
      explanation:
        "Large styles grow slowly and small ones quickly: 17 points on the curve of Large "
        + "Title reach 29 points at AX5, and 34 points on that of Body 96.",
      defaultSeverity: .note,
      criteria: [.typography],
      help: "Scale with the style whose size at Large is nearest."
    ),
    examples: [
      "let f = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 17))",
      "let f = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34))",
    ],
    nearMisses: [
      "let f = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 15))",
      "let f = UIFontMetrics(forTextStyle: style).scaledFont(for: font)",
    ],
    checks: .calls(["scaledFont"]) { site, report in
      guard let style = MetricsStyle.of(site.node), let base = site.argument("for"),
        let own = TextStyleSizes.sizes[style],
        case .fixed(let size?, _) = FontValue.of(base, in: site.scope, file: report.file),
        abs(size - own) > 6
      else { return }
      let nearest = TextStyleSizes.nearestForUIKit(size)
      guard nearest != style, let other = TextStyleSizes.sizes[nearest],
        abs(other - size) < abs(own - size)
      else { return }
      report.add(
        site.node,
        "A font of \(points(size)) is scaled like the style \(style), which has \(points(own)); "
          + "\(nearest) is nearer."
      )
    }
  )
}
