import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Fonts of a text style that are scaled again.
  static let scaledPreferredFont = SourceRule(
    description: RuleDescription(
      id: "scaled-preferred-font",
      title: "Font of a text style that is scaled again",
      explanation: "The font already follows its text style, so at every text size but Large it is "
        + "scaled twice.",
      defaultSeverity: .warning,
      criteria: [.largerText],
      help: "Use the preferred font as it is."
    ),
    examples: [
      "let font = UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))",
      "func f() { let base = UIFont.preferredFont(forTextStyle: .body); "
        + "l.font = m.scaledFont(for: base) }",
    ],
    nearMisses: [
      "let font = m.scaledFont(for: .preferredFont(forTextStyle: .body, compatibleWith: large))",
      "let font = m.scaledFont(for: brand)",
    ],
    checks: .calls(["scaledFont"]) { site, report in
      guard let base = site.argument("for"),
        case .preferred(_, let call) = FontValue.of(base, in: site.scope, file: report.file),
        call.argument("compatibleWith") == nil
      else { return }
      let isDirect = base.call?.id == call.id
      let text = base.trimmedDescription
      report.add(
        site.node,
        "The preferred font '\(text.shortened)' is scaled a second time.",
        fixIts: isDirect
          ? [
            report.replacing(
              site.node,
              with: text.hasPrefix(".") ? "UIFont" + text : text,
              title: "Use the preferred font.",
              isSafe: true
            )
          ] : []
      )
    }
  )
}
