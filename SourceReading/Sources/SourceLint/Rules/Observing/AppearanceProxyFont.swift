import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Fonts that are set once for all views of a class.
  static let appearanceProxyFont = SourceRule(
    description: RuleDescription(
      id: "appearance-proxy-font",
      title: "Font given to all views of a class",
      explanation:
        "The appearance is applied when a view enters the window: a scaled font keeps the text "
        + "size at launch, and a fixed one never grows.",
      defaultSeverity: .warning,
      criteria: .textSize,
      help: "Set the font on the views, with `adjustsFontForContentSizeCategory`."
    ),
    examples: [
      "UILabel.appearance(whenContainedInInstancesOf: [Cell.self]).font = .systemFont(ofSize: 14)",
      "UINavigationBar.appearance().largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: "
        + "34)]",
    ],
    nearMisses: [
      "UINavigationBar.appearance().tintColor = .red",
      "UITableView.appearance().backgroundColor = .clear",
      "UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]",
      #"UITabBarItem.appearance().setTitleTextAttributes([.font: UIFont(name: "L", size: 10)!], "#
        + "for: .normal)",
      "UINavigationBar.appearance().titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17)]",
    ],
    checks: .calls(["appearance"]) { site, report in
      guard let member = site.node.parent?.as(MemberAccessExprSyntax.self) else { return }
      let property = member.declName.baseName.text
      let value: String
      if let call = member.parent?.as(FunctionCallExprSyntax.self) {
        value = call.arguments.trimmedDescription
      } else if let sequence = member.parent?.parent?.as(SequenceExprSyntax.self) {
        value = sequence.trimmedDescription
      } else {
        return
      }
      let isFont = property == "font"
      let isAttributes =
        property.lowercased().hasSuffix("titletextattributes") && value.contains("font:")
      guard isFont || isAttributes, !isOfBar(site.base, property) else { return }
      report.add(site.node, "All views of the class get this font, once.")
    }
  )

  /// Whether the font is for a bar or a segmented control, whose titles have one size at all text sizes.
  ///
  /// Large titles follow the text size.
  private static func isOfBar(_ type: ExprSyntax?, _ property: String) -> Bool {
    guard let name = type?.lastName, property != "largeTitleTextAttributes" else { return false }
    return bars.contains(name)
  }

  private static let bars: Set<String> = [
    "UINavigationBar", "UITabBar", "UITabBarItem", "UIBarItem", "UIBarButtonItem", "UIToolbar",
    "UISegmentedControl",
  ]
}
