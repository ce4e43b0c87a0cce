import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Fixed fonts with the size of another font.
  static let pointSizeArithmetic = SourceRule(
    description: RuleDescription(
      id: "point-size-arithmetic",
      title: "Font made from the size of another font",
      explanation:
        "The size is right only for the current text size, and the new font has no text style that "
        + "it could follow.",
      defaultSeverity: .warning,
      criteria: .textSize,
      help: "Change the descriptor of the preferred font and pass size 0, or use `UIFontMetrics`."
    ),
    examples: [
      "l.font = .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize + 2)",
      "l.font = .boldSystemFont(ofSize: label.font.pointSize)",
      "func f() { let size = UIFont.preferredFont(forTextStyle: .body).pointSize\n"
        + "l.font = .boldSystemFont(ofSize: size) }",
      "let a: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: "
        + "UIFont.preferredFont(forTextStyle: .body).pointSize, weight: .bold)]",
    ],
    nearMisses: [
      "l.font = UIFont(descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)"
        + ".withSymbolicTraits(.traitBold)!, size: 0)",
      "log(label.font.pointSize)",
      "func f() { let size = m.scaledValue(for: UIFont.preferredFont(forTextStyle: "
        + ".body).pointSize)\nl.font = .boldSystemFont(ofSize: size) }",
      "func f() { let size = UIFont.preferredFont(forTextStyle: .body).pointSize\n"
        + "l.font = m.scaledFont(for: .boldSystemFont(ofSize: size)) }",
      "func f() { let font = UIFont.systemFont(ofSize: 16); let a: [NSAttributedString.Key: Any] = "
        + "[.font: UIFont.boldSystemFont(ofSize: font.pointSize)] }",
      "class C: UIView { func update() { let font = UIFont.preferredFont(forTextStyle: .caption1)\n"
        + "title.font = .systemFont(ofSize: font.pointSize, weight: .bold) }\n"
        + "override func traitCollectionDidChange(_ p: UITraitCollection?) "
        + "{ super.traitCollectionDidChange(p); update() } }",
      "l.font = .systemFont(ofSize: UIFontMetrics.default.scaledValue(for: base.pointSize))",
      "l.font = m.scaledFont(for: .systemFont(ofSize: base.pointSize))",
      "func f() -> UIFont { let font = UIFont.systemFont(ofSize: descriptor.pointSize, weight: w)\n"
        + " return UIFontMetrics(forTextStyle: style).scaledFont(for: font) }",
    ],
    checks: .calls(Array(FontValue.systemFactories)) { site, report in
      guard let written = site.node.systemFontSize, !report.file.isForMac,
        case let size = sizeOfPreferredFont(written, site.scope) ?? written,
        Words(size).contains("pointSize"), !Words(size).contains("scaledValue"),
        !isOfFixedFont(size, site.scope, report.file), !site.scope.type.handlesTraitChanges,
        case .shown(let facts) = FontDisplay.of(site.node, in: site.scope, file: report.file)
      else { return }
      report.add(
        site.node,
        "The size '\(size.trimmedDescription.shortened)' is right only for the current text size.",
        unless: facts
      )
    },
    .dictionaries { site, report in
      guard !report.file.isForMac else { return }
      for element in site.elements where element.key.lastName == "font" {
        guard let call = element.value.call, FontValue.systemFactories.contains(call.name ?? ""),
          let size = call.systemFontSize, Words(size).contains("pointSize"),
          !isOfFixedFont(size, site.scope, report.file), !Surroundings.drawsImage(element),
          !NameHints.isDrawnElsewhere(site.scope.functionNames + [site.scope.type.name])
        else { continue }
        report.add(
          element.value,
          "The size '\(size.trimmedDescription.shortened)' is right only for the current text size."
        )
      }
    }
  )

  /// The value of a constant that is the size of a preferred font; `nil` for other values.
  private static func sizeOfPreferredFont(_ size: ExprSyntax, _ scope: Scope) -> ExprSyntax? {
    guard let name = size.bare.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let binding = scope.binding(name), binding.isConstant, let value = binding.value,
      Words(value).contains("preferredFont")
    else { return nil }
    return value
  }

  /// Whether a size is that of a fixed font, for which other rules are responsible.
  private static func isOfFixedFont(_ size: ExprSyntax, _ scope: Scope, _ file: FileModel) -> Bool {
    guard let member = size.bare.as(MemberAccessExprSyntax.self), let base = member.base else {
      return false
    }
    return FontValue.of(base, in: scope, file: file).isFixed
  }
}
