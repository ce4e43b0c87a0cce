import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Symbols of a fixed size.
  static let fixedSymbolSize = SourceRule(
    description: RuleDescription(
      id: "fixed-symbol-size",
      title: "Symbol of a fixed size",
      explanation: "Symbols that carry meaning should grow with the text beside them.",
      defaultSeverity: .note,
      isEnabledByDefault: false,
      criteria: [.typography],
      help: "Use `UIImage.SymbolConfiguration(textStyle:)`."
    ),
    examples: [
      "let c = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)",
      "let c = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 15))",
    ],
    nearMisses: [
      "let c = UIImage.SymbolConfiguration(textStyle: .body)",
      "let c = UIImage.SymbolConfiguration(font: UIFontMetrics.default.scaledFont(for: f))",
      "let c = UIImage.SymbolConfiguration(pointSize: metrics.scaledValue(for: 20))",
      "class B: UIBarButtonItem { let c = UIImage.SymbolConfiguration(pointSize: 30) }",
      "class A: UIActivity { let c = UIImage.SymbolConfiguration(pointSize: 20) }",
      "class S: SKScene { let c = UIImage.SymbolConfiguration(pointSize: 23) }",
      "class C { lazy var item = UIBarButtonItem(image: UIImage(systemName: n, withConfiguration: "
        + "UIImage.SymbolConfiguration(pointSize: 16)), style: .plain, target: self, action: nil) }",
      "func back() -> UIBarButtonItem { let c = UIImage.SymbolConfiguration(pointSize: 22)\n"
        + "return UIBarButtonItem(image: UIImage(systemName: n, withConfiguration: c), style: .plain, "
        + "target: nil, action: nil) }",
    ],
    checks: .calls(["SymbolConfiguration"]) { site, report in
      // Bars and the share sheet show images in one size at all text sizes, and scenes are pictures.
      guard site.scope.type.inherited.isDisjoint(with: ["UIBarButtonItem", "UIActivity"]),
        !site.scope.type.inherited.contains(where: { $0.hasPrefix("SK") }),
        Surroundings.words(around: site.node)?.contains("UIBarButtonItem", "SKTexture") != true,
        !Surroundings.isInside(site.node, of: "UIBarButtonItem")
      else { return }
      if let size = site.argument("pointSize") {
        guard let number = FontValue.constantNumber(size, in: site.scope, file: report.file) else {
          return
        }
        report.add(site.node, "The symbol is always \(points(number)) large.")
      } else if let font = site.argument("font"),
        FontValue.of(font, in: site.scope, file: report.file).isFixed
      {
        report.add(site.node, "The symbol has a font of a fixed size.")
      }
    }
  )
}
