import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// UIKit's scaled fonts in views that are not updated.
  static let fontFromUifontWithoutEnvironment = SourceRule(
    description: RuleDescription(
      id: "font-from-uifont-without-environment",
      title: "Scaled UIKit font in a view that does not depend on the text size",
      explanation:
        "`Font(uiFont)` has the text size of the moment when it is made, and the view is not "
        + "updated when the text size changes.",
      defaultSeverity: .error,
      criteria: .textSize,
      help: #"Add `@Environment(\.dynamicTypeSize)` to the view, or use `Font.custom`."#
    ),
    examples: [
      "struct M: ViewModifier { func body(content: Content) -> some View { content.font(Font("
        + "UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17)))) } }",
      "struct V: View { var body: some View "
        + "{ Text(s).font(Font(UIFont.preferredFont(forTextStyle: .body))) } }",
      "enum Typography { case body\nvar font: UIFont { UIFontMetrics(forTextStyle: style)"
        + ".scaledFont(for: .systemFont(ofSize: fontSize)) } }\n"
        + "struct M: ViewModifier { let typography: Typography\nfunc body(content: Content) "
        + "-> some View { content.font(Font(typography.font)) } }",
      "extension Typography { var font: UIFont { let base = UIFont.systemFont(ofSize: fontSize)\n"
        + "return UIFontMetrics.default.scaledFont(for: base) } }\n"
        + "struct V: View { var body: some View { Text(s).font(Font(Typography.body.font)) } }",
      "struct Theme { func font(_ size: CGFloat) -> UIFont { UIFontMetrics.default"
        + ".scaledFont(for: .systemFont(ofSize: size)) } }\n"
        + "struct V: View { let theme: Theme\nvar body: some View "
        + "{ Text(s).font(Font(theme.font(17))) } }",
    ],
    nearMisses: [
      #"struct V: View { @Environment(\.dynamicTypeSize) private var s; var body: some View "#
        + "{ Text(t).font(Font(UIFont.preferredFont(forTextStyle: .body))) } }",
      #"struct V: View { var body: some View { Text(s).font(.custom("Brand", size: 17)) } }"#,
      "enum Typography { case body\nvar font: UIFont { UIFontMetrics(forTextStyle: style)"
        + ".scaledFont(for: .systemFont(ofSize: fontSize)) } }\n"
        + #"struct M: ViewModifier { @Environment(\.dynamicTypeSize) private var size"#
        + "\nlet typography: Typography\nfunc body(content: Content) "
        + "-> some View { content.font(Font(typography.font)) } }",
      "enum Typography { case body\nvar font: UIFont { .systemFont(ofSize: fontSize) } }\n"
        + "struct M: ViewModifier { let typography: Typography\nfunc body(content: Content) "
        + "-> some View { content.font(Font(typography.font)) } }",
      "struct Other { var font: UIFont { UIFontMetrics.default"
        + ".scaledFont(for: .systemFont(ofSize: 17)) } }\n"
        + "struct V: View { let typography: Typography\nvar body: some View "
        + "{ Text(s).font(Font(typography.font)) } }",
    ],
    checks: .calls(["Font"]) { site, report in
      guard site.scope.type.isSwiftUIView, !site.scope.type.observesTextSize,
        site.node.arguments.count == 1, let font = site.node.arguments.first?.expression
      else { return }
      var contradictions: [ProjectFact] = []
      switch FontValue.of(font, in: site.scope, file: report.file) {
      case .preferred, .scaled: break
      case .fixed: return
      case .unknown:
        let keys = FontHelper.keys(ofMember: font, in: site.scope)
        guard !keys.isEmpty else { return }
        contradictions = [.makesNoScaledFont(keys)]
      }
      report.add(
        site.node,
        "The view '\(site.scope.type.name)' keeps this font when the text size changes.",
        unless: contradictions
      )
    }
  )
}
