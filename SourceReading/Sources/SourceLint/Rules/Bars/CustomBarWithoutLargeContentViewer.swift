import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Custom bars without the large content viewer.
  static let customBarWithoutLargeContentViewer = SourceRule(
    description: RuleDescription(
      id: "custom-bar-without-large-content-viewer",
      title: "Custom bar without the large content viewer",
      explanation: "A bar whose text is limited needs another way to read it.",
      defaultSeverity: .note,
      isEnabledByDefault: false,
      criteria: [.largerText, .accessibility],
      help: "Add `.accessibilityShowsLargeContentViewer`, or in UIKit "
        + "`UILargeContentViewerInteraction`."
    ),
    examples: [
      "struct BottomTabBar: View { var body: some View { HStack { ForEach(tabs) { t in "
        + "Button(t.title) {} } }.dynamicTypeSize(.large) } }",
      "class PlayerTabBar: UIView { let buttons: [UIButton] = [] }",
    ],
    nearMisses: [
      "struct BottomTabBar: View { var body: some View { HStack { Button(t) {} }"
        + ".accessibilityShowsLargeContentViewer() } }",
      "struct Screen: View { var body: some View { TabView {} } }",
      "class Bar: UITabBarController {}", "enum TabBarItem { case home }",
      "class ToolbarDelegate: NSObject {}",
      "class ComposeToolbar: UIView { let send = UIButton(); let text = UITextView() }",
      "struct BackNavigationBar: View { var body: some View { HStack { Button(back) {}; Text(title) } } }",
    ],
    checks: .types { type, report in
      guard let node = type.node, isBar(type),
        type.mentions.isDisjoint(with: [
          "accessibilityShowsLargeContentViewer", "showsLargeContentViewer", "largeContentTitle",
          "UILargeContentViewerInteraction",
        ]), holdsButtonsAlone(Words(node), type),
        let name = node.as(ClassDeclSyntax.self)?.name ?? node.as(StructDeclSyntax.self)?.name
      else { return }
      report.add(
        name,
        "The bar '\(type.name)' does not show its items enlarged.",
        unless: [.largeContentInteraction]
      )
    }
  )

  /// Whether the bar has buttons, and no text input.
  ///
  /// Bars other than tab bars count if their text is kept small, since scaling text needs no viewer.
  private static func holdsButtonsAlone(_ words: Words, _ type: TypeModel) -> Bool {
    guard words.contains("UIButton", "Button"),
      !words.contains("UITextField", "UITextView", "TextField", "TextEditor", "UISearchBar")
    else { return false }
    return ["TabBar", "SegmentedControl"].contains(where: type.name.hasSuffix)
      || words.contains("dynamicTypeSize", "maximumContentSizeCategory")
  }

  private static func isBar(_ type: TypeModel) -> Bool {
    let endings = ["TabBar", "ToolBar", "Toolbar", "NavigationBar", "SegmentedControl"]
    guard endings.contains(where: type.name.hasSuffix) else { return false }
    return type.inherited.contains("View") || type.inherited.contains("UIView")
      || type.inherited.contains("UIControl")
  }
}
