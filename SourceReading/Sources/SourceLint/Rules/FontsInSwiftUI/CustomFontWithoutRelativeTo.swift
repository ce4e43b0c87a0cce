import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Custom fonts that scale like Body although their size differs much from it.
  static let customFontWithoutRelativeTo = SourceRule(
    description: RuleDescription(
      id: "custom-font-without-relative-to",
      title: "Custom font on the curve of Body with another size",
      explanation: "Without `relativeTo` the font scales like Body: 40 points become 113 at AX5.",
      defaultSeverity: .note,
      criteria: [.typography],
      help: "Name the text style whose size is nearest in `relativeTo`."
    ),
    examples: [
      #"Text(t).font(.custom("Display", size: 40))"#, #"Text(t).font(.custom("Lato", size: 10))"#,
    ],
    nearMisses: [
      #"Text(t).font(.custom("Lato", size: 17))"#,
      #"Text(t).font(.custom("Display", size: 40, relativeTo: .largeTitle))"#,
      #"Text(t).font(.custom("Display", size: size))"#,
      #"Image(systemName: "star").font(.custom("Display", size: 80))"#,
    ],
    checks: .calls(["custom"]) { site, report in
      guard site.node.arguments.count == 2, let size = site.argument("size"),
        let number = FontValue.constantNumber(size, in: site.scope, file: report.file),
        abs(number - 17) > 6, site.base == nil || site.base?.lastName == "Font",
        let name = site.node.arguments.first?.expression
      else { return }
      if case .argument(let outer, _) = ExpressionUse.of(ExprSyntax(site.node), in: site.scope),
        outer.name == "font", ViewChain(outer).isImage
      {
        return
      }
      let style = TextStyleSizes.nearest(number)
      let base = site.base.map(\.trimmedDescription) ?? ""
      let text =
        "\(base).custom(\(name.trimmedDescription), size: \(size.trimmedDescription), "
        + "relativeTo: .\(style))"
      report.add(
        site.node,
        "A font of \(points(number)) scales like Body; \(style) is nearer.",
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
