import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Font sizes derived from the size of a screen or a view.
  static let geometryDerivedFontSize = SourceRule(
    description: RuleDescription(
      id: "geometry-derived-font-size",
      title: "Font size computed from the size of a screen or a view",
      explanation: "The size follows the device, not the text size that a person chooses.",
      defaultSeverity: .warning,
      criteria: .textSize,
      help: "Choose between text styles instead of computing sizes."
    ),
    examples: [
      #"Text(t).font(.custom("DM Sans", size: geo.size.height * 0.025))"#,
      "func f() { let size: CGFloat = UIScreen.main.bounds.width >= 360 ? 15 : 14\n"
        + "l.font = .systemFont(ofSize: size) }",
    ],
    nearMisses: [
      "Text(t).frame(width: geo.size.width * 0.5)",
      "Text(t).font(geo.size.width > 400 ? .title2 : .title3)",
      #"Image(systemName: "star").font(.system(size: geo.size.width * 0.2))"#,
    ],
    checks: .calls(["system", "custom", "systemFont", "boldSystemFont", "UIFont"]) { site, report in
      guard let size = site.argument("size") ?? site.argument("ofSize"), !report.file.isForMac
      else {
        return
      }
      var words = Words(size)
      if let name = size.bare.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let value = site.scope.binding(name)?.value
      {
        words = Words(value)
      }
      let isScreen = words.contains("UIScreen")
      let isGeometry =
        words.contains("geo", "geometry", "proxy", "reader") && words.contains("width", "height")
      guard isScreen || isGeometry, !FontValue.isScaled(size, in: site.scope) else { return }
      if case .argument(let outer, _) = ExpressionUse.of(ExprSyntax(site.node), in: site.scope),
        outer.name == "font", ViewChain(outer).isImage
      {
        return
      }
      report.add(size, "The font size '\(size.trimmedDescription.shortened)' follows the device.")
    }
  )
}
