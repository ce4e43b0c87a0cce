import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Fonts from a descriptor or from another font with a literal size.
  static let fixedDescriptorFont = SourceRule(
    description: RuleDescription(
      id: "fixed-descriptor-font",
      title: "Font with its size replaced by a fixed one",
      explanation: "A literal size replaces the one that follows the text size; size 0 keeps it.",
      defaultSeverity: .warning,
      criteria: .textSize,
      help: "Pass size 0 to keep the size of the descriptor, or wrap the font in `UIFontMetrics`."
    ),
    examples: [
      "label.font = UIFont(descriptor: descriptor, size: 20)",
      "title.font = title.font.withSize(13)",
    ],
    nearMisses: [
      "label.font = UIFont(descriptor: descriptor, size: 0)",
      "label.font = UIFontMetrics(forTextStyle: .title3)"
        + ".scaledFont(for: UIFont(descriptor: descriptor, size: 20))",
      "title.font = title.font.withSize(size)",
    ],
    checks: .calls(["UIFont", "init", "withSize"]) { site, report in
      let size =
        site.name == "withSize" ? site.node.arguments.first?.expression : site.argument("size")
      guard site.name == "withSize" || (site.node.makes("UIFont") && site.has("descriptor")),
        let number = size?.number, number != 0,
        case .shown(let facts) = FontDisplay.of(site.node, in: site.scope, file: report.file)
      else { return }
      report.add(site.node, "The font is always \(points(number)) large.", unless: facts)
    }
  )
}
