import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// System fonts of a fixed size.
  static let fixedSystemFont = SourceRule(
    description: RuleDescription(
      id: "fixed-system-font",
      title: "System font of a fixed size",
      explanation: "The text keeps its size whatever text size a person chooses, with or without "
        + "adjustsFontForContentSizeCategory.",
      defaultSeverity: .error,
      criteria: .textSize,
      help: "Use `UIFont.preferredFont(forTextStyle:)`, or wrap the font in "
        + "`UIFontMetrics(forTextStyle:).scaledFont(for:)`."
    ),
    examples: [
      "label.font = UIFont.systemFont(ofSize: 15)",
      "button.titleLabel?.font = .boldSystemFont(ofSize: 18)",
      "let title = makeLabel(font: .systemFont(ofSize: isLarge ? 20 : 17))",
      "enum Fonts { static let row = UIFont.systemFont(ofSize: 12, weight: .medium) }",
      "func titleFont() -> UIFont { return .systemFont(ofSize: 12) }",
      "label.font = UIFont.boldSystemFontOfSize(18)",
      "label.font = UIFont.systemFont(ofSize: 15).bold",
      "final class Row: UIView { private let noteFont = UIFont.systemFont(ofSize: 9)\n"
        + "func setUp() { note.font = noteFont } }",
    ],
    nearMisses: [
      "let w = text.width(withConstrainedHeight: 30, font: .systemFont(ofSize: 13))",
      "label.font = UIFontMetrics(forTextStyle: .callout).scaledFont(for: .systemFont(ofSize: 16))",
      "func f() -> UIFont { let base = UIFont.systemFont(ofSize: size); "
        + "return metrics.scaledFont(for: base) }",
      "let family = UIFont.systemFont(ofSize: 12).familyName",
      "label.font = .systemFont(ofSize: metrics.scaledValue(for: 12))",
      "struct S: PreviewProvider { static var previews: some View { L(font: .systemFont(ofSize: 1)) } }",
      "#if os(macOS)\nlabel.font = UIFont.systemFont(ofSize: 15)\n#endif",
      "func drawPDF() { label.font = UIFont.systemFont(ofSize: 15) }",
      "title.font = UIFont.systemFont(ofSize: 15).scaled(by: factor)",
      "let base = PlatformFont.systemFont(ofSize: 15)",
      "func font(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) }",
      "func rowFont(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size + 4) }",
      "func f() { let font = UIFont.systemFont(ofSize: 15, weight: .semibold); "
        + "title.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: font) }",
      "var font: UIFont { let style = UIFont.preferredFont(forTextStyle: .subheadline)\n"
        + " if style.pointSize > 40 { return UIFont.systemFont(ofSize: 40) }\n return style }",
      "func image() -> UIImage { UIGraphicsBeginImageContextWithOptions(s, false, 0); "
        + "label.font = UIFont.systemFont(ofSize: 15); return draw(label) }",
      "initialsLabel.font = UIFont.systemFont(ofSize: diameter * 3 / 5)",
      "label.font = .systemFont(ofSize: round(frame.width / 2.25), weight: .semibold)",
      "let c = Converter(font: .systemFont(ofSize: 16), fontMetrics: .default)",
      "label.font = UIFont.preferredFontForTextStyle(UIFontTextStyleBody)",
      "func badge() -> UIImage? { UIImage(named: \"circle\")?.overlay(initial, "
        + "withFont: UIFont.boldSystemFont(ofSize: 16)) }",
      "final class Row: UIView { private let noteFont = UIFont.systemFont(ofSize: 9) }",
      "func use(_ size: CGFloat) { var font = font; font = UIFont.systemFont(ofSize: size) }",
    ],
    checks: .calls(Array(FontValue.systemFactories)) { site, report in
      guard let size = site.node.systemFontSize, !FontValue.isScaled(size, in: site.scope),
        case .shown(let facts) = FontDisplay.of(site.node, in: site.scope, file: report.file),
        site.base == nil || site.base?.lastName == "UIFont",
        isCertain(size, site, report.file)
      else { return }
      let number = FontValue.constantNumber(size, in: site.scope, file: report.file)
      let words = number.map { "is always \(points($0)) large" } ?? "does not follow the text size"
      report.add(
        site.node,
        "The system font \(words).",
        unless: facts + FontValue.scalingFacts(of: size, in: site.scope),
        fixIts: fixIts(site, number, report)
      )
    }
  )

  /// Whether the size is known, or the font is set on a view.
  private static func isCertain(_ size: ExprSyntax, _ site: CallSite, _ file: FileModel) -> Bool {
    if FontValue.constantNumber(size, in: site.scope, file: file) != nil { return true }
    let isChosen = size.alternatives.allSatisfy {
      FontValue.constantNumber($0, in: site.scope, file: file) != nil
    }
    if isChosen, size.alternatives.count > 1 { return true }
    if isComputedFromView(size) || isParameter(size, site) { return false }
    if case .assigned = ExpressionUse.of(ExprSyntax(site.node), in: site.scope) { return true }
    return false
  }

  /// Whether a local variable has a size from the callers, who may take it from a scaling font.
  private static func isParameter(_ size: ExprSyntax, _ site: CallSite) -> Bool {
    guard let name = size.bare.as(DeclReferenceExprSyntax.self)?.baseName.text,
      site.scope.binding(name) == nil,
      case .assigned(let path) = ExpressionUse.of(ExprSyntax(site.node), in: site.scope)
    else { return false }
    return path.count == 1
  }

  /// Whether a size is a fraction of that of a view, as for initials in an avatar.
  static func isComputedFromView(_ size: ExprSyntax) -> Bool {
    let rounded = size.call.flatMap { call in
      ["round", "floor", "ceil"].contains(call.name) ? call.arguments.first?.expression : nil
    }
    let size = rounded ?? size
    guard size.bare.is(SequenceExprSyntax.self), size.alternatives.isEmpty else { return false }
    return Words(size).contains { word in
      let lower = word.lowercased()
      return ["size", "height", "width", "diameter", "radius", "side", "bounds"].contains {
        lower.hasSuffix($0)
      }
    }
  }

  private static func fixIts(_ site: CallSite, _ size: Double?, _ report: RuleReport) -> [FixIt] {
    guard let size, site.name == "systemFont", site.argument("weight") == nil,
      let style = TextStyleSizes.exact(size)
    else { return [] }
    let base = site.base.map(\.trimmedDescription) ?? ""
    let text = "\(base).preferredFont(forTextStyle: .\(style))"
    return [
      report.replacing(site.node, with: text, title: "Use the text style \(style).", isSafe: false)
    ]
  }
}

/// A number of points in words.
func points(_ number: Double) -> String {
  let text = number == number.rounded() ? String(Int(exactly: number) ?? 0) : String(number)
  return "\(text) point\(number == 1 ? "" : "s")"
}
