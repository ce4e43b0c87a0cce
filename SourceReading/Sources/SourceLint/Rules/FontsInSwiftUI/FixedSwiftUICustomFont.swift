import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Custom fonts that are set not to scale.
  static let fixedSwiftuiCustomFont = SourceRule(
    description: RuleDescription(
      id: "fixed-swiftui-custom-font",
      title: "Custom font of a fixed size in SwiftUI",
      explanation: "`fixedSize` switches scaling off.",
      defaultSeverity: .error,
      criteria: .textSize,
      help: "Use `.custom(_:size:relativeTo:)`."
    ),
    examples: [
      #"Text(t).font(.custom("Lato", fixedSize: 16))"#,
      #"extension Font { static let price = Font.custom("Lato-Bold", fixedSize: 22) }"#,
    ],
    nearMisses: [
      #"Text(t).font(.custom("Lato", size: 16, relativeTo: .callout))"#,
      "extension FontConvertible { func swiftUIFont(fixedSize: CGFloat) -> Font "
        + "{ .custom(self.name, fixedSize: fixedSize) } }",
    ],
    checks: .calls(["custom"]) { site, report in
      guard let size = site.argument("fixedSize"), !FontValue.isScaled(size, in: site.scope),
        let number = FontValue.constantNumber(size, in: site.scope, file: report.file),
        let name = site.node.arguments.first?.expression
      else { return }
      let style = TextStyleSizes.nearest(number)
      let base = site.base.map(\.trimmedDescription) ?? ""
      let text =
        "\(base).custom(\(name.trimmedDescription), size: \(size.trimmedDescription), "
        + "relativeTo: .\(style))"
      report.add(
        site.node,
        "The text is always \(points(number)) large.",
        fixIts: [
          report.replacing(
            site.node,
            with: text,
            title: "Scale with the style \(style).",
            isSafe: true
          )
        ]
      )
    }
  )
}
