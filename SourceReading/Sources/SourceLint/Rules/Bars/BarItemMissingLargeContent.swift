import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Bar items without content for the large content viewer.
  static let barItemMissingLargeContent = SourceRule(
    description: RuleDescription(
      id: "bar-item-missing-large-content",
      title: "Item of a bar without a title or a large image",
      explanation: "Bars do not grow; a long press shows the title and a large image of the item.",
      defaultSeverity: .warning,
      criteria: [.largerText, .accessibility],
      help: "Set `title` and, for an image that is not a vector, `largeContentSizeImage`."
    ),
    examples: [
      #"func f() { navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(named: "back"), "#
        + "style: .done, target: self, action: #selector(x)) }",
      #"func f() { tabBarItem = UITabBarItem(title: nil, image: UIImage(named: "home"), tag: 0) }"#,
    ],
    nearMisses: [
      #"func f() { item.largeContentSizeImage = UIImage(named: "b"); item.title = t }"#,
      "func f() { b = UIBarButtonItem(systemItem: .close) }",
      #"func f() { b = UIBarButtonItem(image: UIImage(systemName: "xmark"), style: .plain, "#
        + "target: self, action: nil) }",
      #"func f() { tabBarItem = UITabBarItem(title: "Home", image: UIImage(named: "h"), tag: 0) }"#,
      #"func f() { let item = UIBarButtonItem(image: UIImage(named: "b"), style: .plain, "#
        + "target: self, action: nil); item.title = L10n.back }",
    ],
    checks: .calls(["UIBarButtonItem", "UITabBarItem"]) { site, report in
      guard let image = site.argument("image")?.call, image.name == "UIImage",
        image.argument("named") != nil
      else { return }
      if let title = site.argument("title"), !title.bare.is(NilLiteralExprSyntax.self) { return }
      let names = ["title", "largeContentSizeImage", "accessibilityLabel"]
      let isCompleted = site.scope.type.assignments.contains { names.contains($0.property) }
      guard !isCompleted else { return }
      report.add(site.node, "The item has no title, and nothing else that can be shown large.")
    },
    .assignments(["title", "largeContentSizeImage", "accessibilityLabel"]) { _, _ in }
  )
}
