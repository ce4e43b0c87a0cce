import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Named fonts of a fixed size.
  static let fixedNamedFont = SourceRule(
    description: RuleDescription(
      id: "fixed-named-font",
      title: "Named font of a fixed size",
      explanation: "`UIFont(name:size:)` makes a font that does not follow the text size.",
      defaultSeverity: .error,
      criteria: .textSize,
      help: "Wrap the font in `UIFontMetrics(forTextStyle:).scaledFont(for:)`."
    ),
    examples: [
      #"label.font = UIFont(name: "Avenir-Book", size: 17)"#,
      #"cell.title.font = UIFont(name: "Lato", size: 14) ?? .systemFont(ofSize: 14)"#,
      "enum Sizes { static func body() -> CGFloat { isSmall ? 14 : 16 } }\n"
        + #"var titleFont: UIFont { let size = Sizes.body(); return UIFont(name: "Lato", size: size + 6)! }"#,
      #"enum Brand { static let row = UIFont(name: "Lato", size: 14)! }"#,
    ],
    nearMisses: [
      #"label.font = UIFontMetrics.default.scaledFont(for: UIFont(name: "Avenir-Book", size: 17)!)"#,
      #"assert(UIFont(name: "Avenir-Book", size: 1) != nil)"#,
      #"enum A { static let base = UIFont(name: "B", size: 17)!; static var f: UIFont "#
        + "{ UIFontMetrics.default.scaledFont(for: base) } }",
      "enum Sizes { static func body() -> CGFloat { UIFontDescriptor.preferredFontDescriptor("
        + "withTextStyle: .body).pointSize - 1 } }\n"
        + #"var titleFont: UIFont { let size = Sizes.body(); return UIFont(name: "Lato", size: size + 6)! }"#,
      #"label.font = UIFont(name: "FontAwesome5Free-Solid", size: 20)"#,
      #"theme.chosenFont = UIFont(name: "Lato", size: 1)"#,
      #"func f(_ s: CGFloat) { let renderer = UIGraphicsImageRenderer(size: z); "#
        + #"let textFont = UIFont(name: "Lato", size: s)! }"#,
    ],
    checks: .calls(["UIFont", "init"]) { site, report in
      guard site.node.makes("UIFont"), site.has("name", "size"), let size = site.argument("size"),
        !FontValue.isScaled(size, in: site.scope), (size.number ?? 2) > 1,
        site.argument("name")?.text.map(NameHints.isIconFont) != true,
        case .shown(let facts) = FontDisplay.of(site.node, in: site.scope, file: report.file)
      else { return }
      let name = site.argument("name")?.text.map { "'\($0)'" } ?? "by name"
      report.add(
        site.node,
        "The font \(name) does not follow the text size.",
        unless: facts + FontValue.scalingFacts(of: size, in: site.scope)
      )
    }
  )
}
