import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Icons beside text that stay small.
  static let unscaledIconFrame = SourceRule(
    description: RuleDescription(
      id: "unscaled-icon-frame",
      title: "Icon that stays small beside text",
      explanation: "The text grows and the icon that belongs to it does not.",
      defaultSeverity: .note,
      criteria: [.typography],
      help: "Take the size from a `@ScaledMetric`."
    ),
    examples: [
      #"HStack { Image("wifi").resizable().frame(width: 20, height: 20); Text(ssid) }"#,
      #"Label { Text(t) } icon: { Image("star").resizable().frame(width: 16, height: 16) }"#,
    ],
    nearMisses: [
      #"HStack { Image("wifi").resizable().frame(width: icon, height: icon); Text(ssid) }"#,
      #"HStack { Image(decorative: "bg").resizable().frame(width: 20, height: 20); Text(t) }"#,
      #"HStack { Image("hero").resizable().frame(width: 120, height: 80); Text(t) }"#,
      #"HStack { Image("m-logo").resizable().frame(width: 20, height: 20); Text(name) }"#,
      #"VStack { Image("wifi").resizable().frame(width: 20, height: 20); Spacer() }"#,
    ],
    checks: .calls(["frame"]) { site, report in
      guard let width = site.argument("width")?.number, width <= 48, width >= 8,
        site.argument("height")?.number != nil, site.base != nil
      else { return }
      let chain = ViewChain(site.node)
      guard chain.name == "Image", chain.has("resizable"), let view = chain.view,
        view.argument("decorative") == nil, standsBesideText(site.node),
        !report.file.isForWidgets, !isLogo(view)
      else { return }
      report.add(site.node.arguments, "The icon is always \(points(width)) wide.")
    }
  )

  /// Whether the image is an app icon, which adds nothing to the text.
  private static func isLogo(_ view: FunctionCallExprSyntax) -> Bool {
    Words(view).contains { $0.lowercased().contains("logo") }
      || view.arguments.first?.expression.text?.lowercased().contains("logo") == true
  }

  /// Whether the closure around a view contains text, or is the icon of a label.
  private static func standsBesideText(_ node: FunctionCallExprSyntax) -> Bool {
    var current: Syntax? = Syntax(node)
    for _ in 0..<60 {
      guard let found = current?.parent else { return false }
      if let closure = found.as(ClosureExprSyntax.self) {
        if let labeled = closure.parent?.as(MultipleTrailingClosureElementSyntax.self) {
          return labeled.label.text == "icon"
        }
        let call = closure.parent?.as(FunctionCallExprSyntax.self)
        guard ["HStack", "Label", "Button"].contains(call?.name ?? "") else { return false }
        return ViewChain.children(of: closure).contains { $0.isText }
      }
      if found.as(FunctionCallExprSyntax.self)?.name == "accessibilityHidden" { return false }
      current = found
    }
    return false
  }
}
