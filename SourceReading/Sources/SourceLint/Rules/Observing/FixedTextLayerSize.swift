import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Text layers of a fixed size.
  static let fixedTextLayerSize = SourceRule(
    description: RuleDescription(
      id: "fixed-text-layer-size",
      title: "Text layer of a fixed size",
      explanation: "Layers do not follow the text size, so a literal size never changes.",
      defaultSeverity: .error,
      criteria: .textSize,
      help:
        "Use `UIFontMetrics.scaledValue(for:)` and set it again when the text size changes, or use "
        + "a label."
    ),
    examples: [
      "class C { let textLayer = CATextLayer(); func f() { textLayer.fontSize = 15 } }",
      "func f() { titleLayer.fontSize = 12 }",
    ],
    nearMisses: [
      "func f() { textLayer.fontSize = UIFontMetrics.default.scaledValue(for: 15) }",
      "func f() { model.fontSize = 12 }",
    ],
    checks: .assignments(["fontSize"]) { site, report in
      guard let value = site.value, value.number != nil, let name = site.receiver.last else {
        return
      }
      let type = site.scope.binding(name)?.typeName
      guard type == "CATextLayer" || (type == nil && name.lowercased().hasSuffix("layer")) else {
        return
      }
      report.add(site.node, "The layer's text is always \(value.trimmedDescription) points large.")
    }
  )
}
