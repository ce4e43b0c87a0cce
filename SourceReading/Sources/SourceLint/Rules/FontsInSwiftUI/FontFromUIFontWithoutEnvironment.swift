import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Scaled fonts of UIKit in views that nothing makes again.
  static let fontFromUifontWithoutEnvironment = SourceRule(
    description: RuleDescription(
      id: "font-from-uifont-without-environment",
      title: "Scaled font of UIKit in a view that does not depend on the text size",
      explanation:
        "`Font(uiFont)` is a font of the moment, and the view is not made again when the "
        + "text size changes.",
      defaultSeverity: .error,
      criteria: .textSize,
      help: #"Add `@Environment(\.dynamicTypeSize)` to the view, or use `Font.custom`."#
    ),
    examples: [
      "struct M: ViewModifier { func body(content: Content) -> some View { content.font(Font("
        + "UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17)))) } }",
      "struct V: View { var body: some View "
        + "{ Text(s).font(Font(UIFont.preferredFont(forTextStyle: .body))) } }",
    ],
    nearMisses: [
      #"struct V: View { @Environment(\.dynamicTypeSize) private var s; var body: some View "#
        + "{ Text(t).font(Font(UIFont.preferredFont(forTextStyle: .body))) } }",
      #"struct V: View { var body: some View { Text(s).font(.custom("Brand", size: 17)) } }"#,
    ],
    checks: .calls(["Font"]) { site, report in
      guard site.scope.type.isSwiftUIView, !site.scope.type.observesTextSize,
        site.node.arguments.count == 1, let font = site.node.arguments.first?.expression,
        FontValue.of(font, in: site.scope, file: report.file).scales
      else { return }
      report.add(
        site.node,
        "The view '\(site.scope.type.name)' keeps this font when the text size changes."
      )
    }
  )
}
