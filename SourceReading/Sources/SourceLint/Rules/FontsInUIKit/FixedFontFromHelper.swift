import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Fixed fonts that a project function makes.
  static let fixedFontFromHelper = SourceRule(
    description: RuleDescription(
      id: "fixed-font-from-helper",
      title: "Font of a fixed size from a function of the project",
      explanation: "The function makes a font of the given size, and the text keeps that size. The "
        + "function may be in another file, in Swift or in Objective-C.",
      defaultSeverity: .error,
      criteria: .textSize,
      help: "Let the function wrap its font in `UIFontMetrics(forTextStyle:).scaledFont(for:)`, "
        + "or in SwiftUI use `Font.custom(_:size:relativeTo:)`."
    ),
    examples: [
      "extension UIFont { static func app(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) } }\n"
        + "func f() { label.font = .app(14) }",
      "enum Fonts { static func bold(size: CGFloat) -> UIFont? "
        + #"{ UIFont(name: "Lato-Bold", size: size + 2) } }"#
        + "\nfunc f() { label.font = Fonts.bold(size: isLarge ? 18 : 14) }",
      "final class Row: UIView { func titleFont(_ size: CGFloat) -> UIFont "
        + "{ UIFont.boldSystemFont(ofSize: size) }\n"
        + " func setUp() { label.font = titleFont(12) } }",
      "extension Font { static func app(_ size: CGFloat) -> Font { .system(size: size) } }\n"
        + "struct V: View { var body: some View { Text(title).font(.app(14)) } }",
      "extension UIFont { static func app(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) } }\n"
        + "let t = NSAttributedString(string: s, attributes: [.font: UIFont.app(13)])",
      "struct AppStyle { var size: CGFloat; static let body = AppStyle(size: 17) }\n"
        + "extension UIFont { static func app(_ style: AppStyle) -> UIFont "
        + "{ UIFont(name: name, size: style.size) ?? .systemFont(ofSize: style.size) } }",
      "enum AppStyle { case title, body; var size: CGFloat { self == .title ? 20 : 17 } }\n"
        + "func font(for style: AppStyle) -> UIFont { .systemFont(ofSize: style.size) }",
    ],
    nearMisses: [
      "extension UIFont { static func app(_ size: CGFloat) -> UIFont "
        + "{ UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size)) } }\n"
        + "func f() { label.font = .app(14) }",
      "func f() { label.font = .app(14) }",
      "extension UIFont { static func app(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) } }\n"
        + #"let gap = NSAttributedString(string: "   ", attributes: [.font: UIFont.app(13)])"#,
      "enum AppStyle { case title, body; var size: CGFloat { metrics.scaledValue(for: 17) } }\n"
        + "func font(for style: AppStyle) -> UIFont { .systemFont(ofSize: style.size) }",
      "func font(for style: AppStyle) -> UIFont { .systemFont(ofSize: style.size) }",
      "extension UIFont { static func app(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) } }\n"
        + "func f() { label.font = .app(style.pointSize) }",
      "extension UIFont { static func app(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) } }\n"
        + "func f() { label.font = UIFontMetrics.default.scaledFont(for: .app(14)) }",
      "extension UIFont { static func app(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) } }\n"
        + "func drawPDF() { label.font = .app(14) }",
      "extension Font { static func app(_ size: CGFloat) -> Font { .custom(\"Lato\", size: size) } }\n"
        + "struct V: View { var body: some View { Text(title).font(.app(14)) } }",
      "extension Font { static func app(_ size: CGFloat) -> Font { .system(size: size) } }\n"
        + #"struct V: View { var body: some View { Image(systemName: "star").font(.app(14)) } }"#,
      "extension UIFont { static func app(_ n: Int) -> UIFont { .preferredFont(forTextStyle: .body) } }\n"
        + "func f() { label.font = .app(14) }",
    ],
    checks: .assignments(["font"]) { site, report in
      for value in site.alternatives { check(value, site.scope, &report) }
    },
    .calls(["font"]) { site, report in
      guard let value = site.node.arguments.first?.expression, site.base != nil,
        !ViewChain(site.node).isImage, !Surroundings.isForTelevision(site.node)
      else { return }
      for choice in value.alternatives { check(choice, site.scope, &report) }
    },
    .dictionaries { site, report in
      for element in site.elements
      where ["font", "NSFontAttributeName"].contains(element.key.lastName)
        && !isForMeasuringOrBars(element.value) && !Surroundings.isBlankText(element.value)
      {
        check(element.value, site.scope, &report)
      }
    },
    .functions([]) { site, report in
      guard !report.file.isForMac, let type = FontSizes.source(of: site, in: report.file) else {
        return
      }
      report.add(
        site.node.name,
        "The font of '\(site.name)' keeps the size that '\(type)' gives it.",
        unless: [.hasNoFixedSizes(type: type)]
      )
    }
  )

  private static func check(_ value: ExprSyntax, _ scope: Scope, _ report: inout RuleReport) {
    guard !report.file.isForMac,
      !NameHints.isDrawnElsewhere(scope.functionNames + [scope.type.name]),
      !Surroundings.drawsImage(value),
      let facts = FontHelper.contradictions(of: value, in: scope, file: report.file)
    else { return }
    let name = value.call?.name ?? ""
    report.add(value, "The font of '\(name)' keeps its size.", unless: facts)
  }
}
