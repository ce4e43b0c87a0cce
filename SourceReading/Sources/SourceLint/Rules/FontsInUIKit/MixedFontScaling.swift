import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Preferred and scaled system fonts of the same style in one view.
  static let mixedFontScaling = SourceRule(
    description: RuleDescription(
      id: "mixed-font-scaling",
      title: "Preferred and scaled system fonts of one style in one view",
      explanation:
        "The two kinds of font are rounded differently and grow differently: Body at AX5 is 53 "
        + "points with one and 48 with the other.",
      defaultSeverity: .note,
      criteria: [.typography],
      help: "Use the preferred font for both."
    ),
    examples: [
      "class C: UIView { func f() { a.font = .preferredFont(forTextStyle: .body); "
        + "b.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)) } }",
      "class C: UIView { func f() { a.font = .preferredFont(forTextStyle: .title2); b.font = "
        + "UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: "
        + ".bold)) } }",
    ],
    nearMisses: [
      "class C: UIView { func f() { a.font = .preferredFont(forTextStyle: .body); "
        + "b.font = .preferredFont(forTextStyle: .caption1) } }",
      "class C: UIView { func f() { a.font = metrics.scaledFont(for: brand); "
        + "b.font = .preferredFont(forTextStyle: .body) } }",
    ],
    checks: .types { type, report in
      var preferred: Set<String> = []
      var scaled: [(style: String, site: AssignmentSite)] = []
      for site in type.assignments where site.property == "font" {
        guard let value = site.value else { continue }
        switch FontValue.of(value, in: site.scope, file: report.file) {
        case .preferred(let style?, _): preferred.insert(style)
        case .scaled(let call):
          guard let base = call.argument("for")?.call, let name = base.name,
            FontValue.systemFactories.contains(name), let style = MetricsStyle.of(call)
          else { continue }
          scaled.append((style, site))
        default: continue
        }
      }
      for (style, site) in scaled where preferred.contains(style) {
        report.add(
          site.node,
          "The style \(style) is a preferred font elsewhere in this type, but a scaled one here."
        )
      }
    }
  )
}
