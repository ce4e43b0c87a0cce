import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Texts that are measured with a fixed font.
  static let fixedTextMeasurement = SourceRule(
    description: RuleDescription(
      id: "fixed-text-measurement",
      title: "Text measured in a font of a fixed size",
      explanation: "Space based on this measurement is too small once the text grows.",
      defaultSeverity: .warning,
      criteria: .clipping,
      help: "Measure with the view's font, and measure again when the text size changes."
    ),
    examples: [
      "let s = (t as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 13)])",
      "let b = t.boundingRect(with: s, options: [], "
        + #"attributes: [.font: UIFont(name: "Lato", size: 12)!], context: nil)"#,
    ],
    nearMisses: [
      "let s = (t as NSString).size(withAttributes: [.font: label.font!])",
      "let s = t.size(withAttributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)])",
      "func f(diameter: CGFloat) { let font = UIFont.boldSystemFont(ofSize: diameter / 2)\n"
        + "let s = t.size(withAttributes: [.font: font]) }",
    ],
    checks: .calls(["size", "boundingRect"]) { site, report in
      guard let attributes = site.argument("withAttributes") ?? site.argument("attributes"),
        case .elements(let elements)? = attributes.bare.as(DictionaryExprSyntax.self)?.content,
        let font = elements.first(where: { $0.key.lastName == "font" })?.value,
        case .fixed(let size, let made) = FontValue.of(font, in: site.scope, file: report.file),
        size != nil || !isComputed(made), !report.file.isForMac,
        !Surroundings.drawsImage(site.node)
      else { return }
      report.add(site.node, "The text is measured in '\(font.trimmedDescription.shortened)'.")
    }
  )

  /// Whether the font size is computed as a fraction of a picture's size.
  private static func isComputed(_ font: FunctionCallExprSyntax) -> Bool {
    let size = font.systemFontSize ?? font.argument("size")
    return size?.bare.is(SequenceExprSyntax.self) == true
  }
}
