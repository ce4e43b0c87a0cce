import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Overrides that do not pass the change to their superclass.
  static let traitChangeWithoutSuper = SourceRule(
    description: RuleDescription(
      id: "trait-change-without-super",
      title: "Change of traits that is not passed on to the superclass",
      explanation: "The superclass may have to adjust fonts and layout as well.",
      defaultSeverity: .error,
      criteria: [.userPreferences],
      help: "Call `super.traitCollectionDidChange` first."
    ),
    examples: [
      "class C: UIView { override func traitCollectionDidChange(_ p: UITraitCollection?) { reload() } }"
    ],
    nearMisses: [
      "class C: UIView { override func traitCollectionDidChange(_ p: UITraitCollection?) "
        + "{ super.traitCollectionDidChange(p); reload() } }",
      "class C { func traitCollectionDidChange(_ p: Int) {} }",
    ],
    checks: .functions(["traitCollectionDidChange"]) { site, report in
      guard site.isOverride, let body = site.node.body,
        !body.trimmedDescription.contains("super.traitCollectionDidChange")
      else { return }
      let name = site.node.signature.parameterClause.parameters.first.map {
        $0.secondName?.text ?? $0.firstName.text
      }
      let call = "super.traitCollectionDidChange(\(name ?? "nil"))"
      report.add(
        site.node.name,
        "The superclass is not told about the change.",
        fixIts: name == "_"
          ? []
          : [
            report.replacing(
              body.leftBrace,
              with: "{ \(call)\(isOnNewLine(body) ? "" : ";")",
              title: "Call the superclass.",
              isSafe: false
            )
          ]
      )
    }
  )

  /// Whether nothing or a new line follows the opening brace.
  private static func isOnNewLine(_ body: CodeBlockSyntax) -> Bool {
    guard let first = body.statements.first else { return true }
    return body.leftBrace.trailingTrivia.containsNewline || first.leadingTrivia.containsNewline
  }
}

extension Trivia {
  /// Whether a line ends in it.
  fileprivate var containsNewline: Bool {
    contains { piece in
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds, .lineComment: true
      default: false
      }
    }
  }
}
