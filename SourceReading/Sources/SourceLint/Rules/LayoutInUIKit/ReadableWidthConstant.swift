import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Constants of the readable width.
  static let readableWidthConstant = SourceRule(
    description: RuleDescription(
      id: "readable-width-constant",
      title: "Number instead of the readable width",
      explanation: "The readable width depends on the text size; 672 points is right for only one "
        + "text size.",
      defaultSeverity: .warning,
      criteria: [.typography],
      help: "Use `readableContentGuide`, or `cellLayoutMarginsFollowReadableWidth`."
    ),
    examples: [
      "body.widthAnchor.constraint(lessThanOrEqualToConstant: 672)",
      "Text(article).frame(maxWidth: 672)",
    ],
    nearMisses: [
      "body.widthAnchor.constraint(equalTo: view.readableContentGuide.widthAnchor)",
      "image.widthAnchor.constraint(equalToConstant: 672)", "Text(t).frame(maxWidth: 500)",
      "Image(name).frame(maxWidth: 672)",
    ],
    checks: .calls(["constraint"]) { site, report in
      guard let anchor = site.base?.bare.as(MemberAccessExprSyntax.self),
        anchor.declName.baseName.text == "widthAnchor",
        let value = site.argument("lessThanOrEqualToConstant") ?? site.argument("equalToConstant"),
        let number = value.number, readableWidths.contains(number),
        !(anchor.base?.path ?? []).contains(where: NameHints.isPicture)
      else { return }
      report.add(site.node, "\(points(number)) are the readable width at one text size.")
    },
    .calls(["frame"]) { site, report in
      guard let number = site.argument("maxWidth")?.number, readableWidths.contains(number),
        site.base != nil, !ViewChain(site.node).isImage
      else { return }
      report.add(site.node.arguments, "\(points(number)) are the readable width at one text size.")
    }
  )

  private static let readableWidths: Set<Double> = [672, 627, 728, 772, 794, 896, 984]
}
