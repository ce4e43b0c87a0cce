import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Views that draw text and do not observe changes.
  static let drawnTextWithoutObserver = SourceRule(
    description: RuleDescription(
      id: "drawn-text-without-observer",
      title: "Drawn text that is not drawn again",
      explanation:
        "Only labels, text fields and text views adjust themselves; drawn text stays the same "
        + "until something else redraws the view.",
      defaultSeverity: .error,
      criteria: .textSize,
      help: "Register for `UITraitPreferredContentSizeCategory` and call `setNeedsDisplay()`."
    ),
    examples: [
      "class Badge: UIView { override func draw(_ r: CGRect) { text.draw(in: r, withAttributes: "
        + "[.font: UIFont.preferredFont(forTextStyle: .body)]) } }",
      "class L: UIView { override func draw(_ r: CGRect) { CTLineDraw(line, context) } }",
    ],
    nearMisses: [
      "class Badge: UIView { func setUp() { registerForTraitChanges("
        + "[UITraitPreferredContentSizeCategory.self]) { (s: Self, _) in s.setNeedsDisplay() } }\n"
        + " override func draw(_ r: CGRect) { text.draw(in: r, withAttributes: attrs) } }",
      "class Pin: UIView { override func draw(_ r: CGRect) { text.draw(in: r, withAttributes: "
        + "[.font: UIFont.boldSystemFont(ofSize: 20)]) } }",
      "class Chart: UIView { override func draw(_ r: CGRect) { path.stroke() } }",
      "class L: UILabel { override func drawText(in r: CGRect) { super.drawText(in: r) } }",
    ],
    checks: .functions(["draw"]) { site, report in
      guard site.isOverride, !site.scope.type.handlesTraitChanges, let body = site.node.body,
        !report.file.isForMac
      else { return }
      let text = body.trimmedDescription
      guard
        text.contains("withAttributes:") || text.contains("CTLineDraw")
          || text.contains("CTFrameDraw")
      else { return }
      // Other rules are responsible for fixed fonts that the function makes.
      let words = Words(body)
      let isFixed = words.contains(where: { FontValue.systemFactories.contains($0) })
      guard
        !isFixed || words.contains(where: { $0.hasPrefix("preferredFont") || $0 == "scaledFont" })
      else { return }
      report.add(site.node.name, "The text is not drawn again when the text size changes.")
    }
  )
}
