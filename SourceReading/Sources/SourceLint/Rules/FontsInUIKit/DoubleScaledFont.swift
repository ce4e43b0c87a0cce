import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Scaled fonts that are scaled again.
  static let doubleScaledFont = SourceRule(
    description: RuleDescription(
      id: "double-scaled-font",
      title: "Scaled font that is scaled again",
      explanation: "UIKit throws an exception: a scaled font cannot be the base of another.",
      defaultSeverity: .error,
      criteria: [.largerText],
      help: "Pass the font of the size at Large, or use the scaled font as it is."
    ),
    examples: [
      "func f() { let a = m.scaledFont(for: base); label.font = m.scaledFont(for: a) }",
      "enum Theme { static var body: UIFont { m.scaledFont(for: base) } }\n"
        + "let other = m.scaledFont(for: Theme.body)",
    ],
    nearMisses: [
      "func f() { guard let font = font else { return }; do { "
        + "let font = UIFontMetrics.default.scaledFont(for: font); use(font) } }",
      "let font = m.scaledFont(for: UIFont(name: a.fontName, size: 15)!)",
      "let font = m.scaledFont(for: base, maximumPointSize: 30)",
    ],
    checks: .calls(["scaledFont"]) { site, report in
      guard let base = site.argument("for"),
        case .scaled = FontValue.of(base, in: site.scope, file: report.file)
      else { return }
      report.add(site.node, "The font '\(base.trimmedDescription.shortened)' is already scaled.")
    }
  )
}

extension String {
  /// The text as a line of at most 60 characters.
  var shortened: String {
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= 60 ? line : line.prefix(59) + "…"
  }
}
