import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Texts below the smallest size of iOS.
  static let tooSmallBaseSize = SourceRule(
    description: RuleDescription(
      id: "too-small-base-size",
      title: "Text below 11 points",
      explanation: "The smallest text style of iOS is 11 points at Large; smaller text is hard to "
        + "read for everybody.",
      defaultSeverity: .note,
      criteria: [.typography],
      help: "Use at least 11 points, the size of Caption 2."
    ),
    examples: [
      "label.font = m.scaledFont(for: .systemFont(ofSize: 9))",
      #"let f = Font.custom("Brand", size: 10)"#,
      "Text(t).font(.system(size: 8))",
    ],
    nearMisses: [
      "let isSystem = font.fontName == UIFont.systemFont(ofSize: 10).fontName",
      "let f = Font.system(size: 11)", "view.layer.borderWidth = 1",
      #"assert(UIFont(name: "Brand", size: 1) != nil)"#,
      "Image(systemName: \"star\").font(.system(size: 8))",
      "configuration.icon.font(.system(size: 9, weight: .semibold))",
      #"let gap = NSAttributedString(string: "\n", attributes: [.font: UIFont.systemFont(ofSize: 8)])"#,
      "func png() { let a = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 8)]\n"
        + "UIGraphicsBeginImageContext(size); t.draw(at: .zero, withAttributes: a) }",
    ],
    checks: .calls(["systemFont", "boldSystemFont", "UIFont", "custom", "system"]) { site, report in
      guard let size = site.node.systemFontSize ?? site.argument("size"),
        let number = FontValue.constantNumber(size, in: site.scope, file: report.file),
        number >= 5, number < 11, !report.file.isForMac,
        !Surroundings.drawsImage(site.node), !Surroundings.isBlankText(site.node),
        !NameHints.isDrawnElsewhere(site.scope.functionNames + [site.scope.type.name])
      else { return }
      if case .member(let name, _) = ExpressionUse.of(ExprSyntax(site.node), in: site.scope),
        ["fontName", "familyName", "fontDescriptor"].contains(name)
      {
        return
      }
      if case .argument(let outer, _) = ExpressionUse.of(ExprSyntax(site.node), in: site.scope),
        outer.name == "font", ViewChain(outer).isImage
      {
        return
      }
      report.add(site.node, "The text is only \(points(number)) large at the default text size.")
    }
  )
}
