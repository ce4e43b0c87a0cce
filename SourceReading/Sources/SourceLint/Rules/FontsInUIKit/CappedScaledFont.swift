import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Scaled fonts that stop growing below twice their size.
  static let cappedScaledFont = SourceRule(
    description: RuleDescription(
      id: "capped-scaled-font",
      title: "Scaled font with a cap below twice its size",
      explanation: "Text that cannot reach 200 % fails the criteria for larger text.",
      defaultSeverity: .warning,
      criteria: .textSize,
      help: "Raise `maximumPointSize` to at least twice the size at Large, or remove it."
    ),
    examples: [
      "let f = m.scaledFont(for: .systemFont(ofSize: 13), maximumPointSize: 18)",
      "let f = m.scaledFont(for: .systemFont(ofSize: 17, weight: .bold), maximumPointSize: 24)",
      "enum S { static let base: CGFloat = 15 }\n"
        + "let f = m.scaledFont(for: .systemFont(ofSize: S.base), maximumPointSize: 20)",
    ],
    nearMisses: [
      "let f = m.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 50)",
      "let f = m.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 60)",
      "let f = m.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: limit)",
    ],
    checks: .calls(["scaledFont"]) { site, report in
      guard let cap = site.argument("maximumPointSize"), let base = site.argument("for"),
        let limit = FontValue.constantNumber(cap, in: site.scope, file: report.file),
        case .fixed(let size?, _) = FontValue.of(base, in: site.scope, file: report.file),
        size > 0, limit < size * 2, limit < 60
      else { return }
      let percent = Int((limit / size * 100).rounded())
      report.add(site.node, "The font stops growing at \(percent) % of \(points(size)).")
    }
  )
}
