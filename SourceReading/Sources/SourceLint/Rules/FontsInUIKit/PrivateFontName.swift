import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Names of Apple's system fonts.
  static let privateFontName = SourceRule(
    description: RuleDescription(
      id: "private-font-name",
      title: "System font requested by name",
      explanation: "Since iOS 13 such names yield Times New Roman, or nothing.",
      defaultSeverity: .error,
      criteria: [.typography],
      help: "Use `preferredFont(forTextStyle:)`, or `systemFont` with a design and `UIFontMetrics`."
    ),
    examples: [
      #"let f = UIFont(name: ".SFUI-Bold", size: 17)"#,
      #"let f = Font.custom("SFProText-Medium", size: 18)"#,
      #"let f = Font.custom(".AppleSystemUIFont", size: 18)"#,
    ],
    nearMisses: [
      #"let f = UIFont(name: "Georgia", size: 17)"#,
      "let f = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor.withDesign(.rounded)",
    ],
    checks: .calls(["UIFont", "init", "custom", "CTFontCreateWithName"]) { site, report in
      let name: ExprSyntax?
      switch site.name {
      case "custom", "CTFontCreateWithName": name = site.node.arguments.first?.expression
      default: name = site.node.makes("UIFont") ? site.argument("name") : nil
      }
      guard let name, let text = name.text, isPrivate(text) else { return }
      report.add(name, "'\(text)' is a name of the system font.")
    }
  )

  private static func isPrivate(_ name: String) -> Bool {
    name.hasPrefix(".")
      || ["SFUI", "SFProText-", "SFProDisplay-", "SFProRounded-", "SFCompactText-"].contains {
        name.hasPrefix($0)
      }
  }
}
