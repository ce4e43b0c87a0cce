import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Fixed UIKit fonts in SwiftUI.
  static let fixedFontFromUifont = SourceRule(
    description: RuleDescription(
      id: "fixed-font-from-uifont",
      title: "Fixed UIKit font in SwiftUI",
      explanation: "A UIKit font with a literal size keeps that size in SwiftUI as well.",
      defaultSeverity: .error,
      criteria: .textSize,
      help: "Use a text style, or `Font.custom(_:size:relativeTo:)`."
    ),
    examples: [
      "let f = Font(UIFont.systemFont(ofSize: 12, weight: w))",
      #"let f = Font(UIFont(name: "Lato", size: 14)!)"#,
    ],
    nearMisses: [
      "let f = Font(UIFont.preferredFont(forTextStyle: .body))", "Text(s).font(.body)",
    ],
    checks: .calls(["Font"]) { site, report in
      guard site.node.arguments.count == 1, let font = site.node.arguments.first?.expression,
        FontValue.of(font, in: site.scope, file: report.file).isFixed
      else { return }
      report.add(site.node, "The font '\(font.trimmedDescription.shortened)' is fixed.")
    }
  )
}
