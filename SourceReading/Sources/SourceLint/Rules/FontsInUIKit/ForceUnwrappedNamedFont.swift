import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Named fonts without a fallback.
  static let forceUnwrappedNamedFont = SourceRule(
    description: RuleDescription(
      id: "force-unwrapped-named-font",
      title: "Named font that is force-unwrapped",
      explanation:
        "If the font is missing, renamed or not registered, the app crashes. Fonts of iOS, and "
        + "those in the project's files, are not reported.",
      defaultSeverity: .warning,
      isEnabledByDefault: false,
      criteria: [.typography],
      help: "Give another font after `??`."
    ),
    examples: [
      #"let f = UIFont(name: "Brand-Bold", size: 20)!"#,
      #"let f = UIFontMetrics.default.scaledFont(for: UIFont(name: "Brand", size: 17)!)"#,
    ],
    nearMisses: [
      #"let f = UIFont(name: "HelveticaNeue-Bold", size: 20)!"#,
      "let f = UIFont(name: family.name, size: 20)!",
      #"let f = UIFont(name: "Brand-Bold", size: 20) ?? .preferredFont(forTextStyle: .title3)"#,
      #"func f() { guard let f = UIFont(name: "Brand", size: 17) else { return } }"#,
    ],
    checks: .calls(["UIFont", "init"]) { site, report in
      guard site.node.makes("UIFont"), site.has("name", "size"),
        let unwrap = site.node.parent?.as(ForceUnwrapExprSyntax.self)
      else { return }
      guard let name = site.argument("name")?.text else { return }
      report.add(
        unwrap,
        "The app crashes if there is no font '\(name)'.",
        holding: .fontIsUnknown(name)
      )
    }
  )
}
