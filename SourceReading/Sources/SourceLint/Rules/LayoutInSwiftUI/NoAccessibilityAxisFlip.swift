import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Texts that are side by side at all sizes.
  static let noAccessibilityAxisFlip = SourceRule(
    description: RuleDescription(
      id: "no-accessibility-axis-flip",
      title: "Texts side by side at all sizes",
      explanation:
        "At accessibility sizes, two texts in a row leave each other only a few letters per line.",
      defaultSeverity: .note,
      isEnabledByDefault: false,
      criteria: [.largerText, .typography],
      help: "Stack them at accessibility sizes: `ViewThatFits`, or `AnyLayout` with "
        + "`dynamicTypeSize.isAccessibilitySize`."
    ),
    examples: [
      "struct V: View { var body: some View { HStack { Text(name); Spacer(); Text(city) } } }",
      "struct V: View { var body: some View { HStack { Text(label); TextField(\"\", text: $v) } } }",
    ],
    nearMisses: [
      "struct V: View { var body: some View "
        + "{ ViewThatFits { HStack { Text(a); Text(b) }; VStack { Text(a); Text(b) } } } }",
      #"struct V: View { var body: some View { HStack { Image(systemName: "star"); Text(name) } } }"#,
      #"struct V: View { @Environment(\.dynamicTypeSize) var s; var body: some View "#
        + "{ HStack { Text(a); Text(b) } } }",
    ],
    checks: .calls(["HStack"]) { site, report in
      let type = site.scope.type
      guard let content = site.node.closures.first,
        type.mentions.isDisjoint(with: [
          "ViewThatFits", "AnyLayout", "isAccessibilitySize", "sizeCategory", "dynamicTypeSize",
        ])
      else { return }
      let texts = ViewChain.children(of: content).filter { $0.isText && !$0.isNumeric }
      guard texts.count >= 2 else { return }
      report.add(site.node, "\(texts.count) texts stand side by side at all sizes.")
    }
  )
}
