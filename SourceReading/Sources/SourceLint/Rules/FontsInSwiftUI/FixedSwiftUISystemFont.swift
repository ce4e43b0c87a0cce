import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// SwiftUI system fonts of a fixed size.
  static let fixedSwiftuiSystemFont = SourceRule(
    description: RuleDescription(
      id: "fixed-swiftui-system-font",
      title: "System font of a fixed size in SwiftUI",
      explanation: "`Font.system(size:)` does not follow the text size.",
      defaultSeverity: .error,
      criteria: .textSize,
      help: "Use a text style such as `.body`, or a size that is a `@ScaledMetric`."
    ),
    examples: [
      "Text(title).font(.system(size: 18, weight: .semibold))",
      "struct M: ViewModifier { func body(content: Content) -> some View "
        + "{ content.font(Font.system(size: isOver ? 18 : 16)) } }",
      "extension Font { static let price = Font.system(size: 22) }",
      "struct V: View { let size: CGFloat = 20\n"
        + " var body: some View { Text(v).font(.system(size: size)) } }",
      "Text(v).font(UIDevice.isTV ? .footnote : .system(size: 12))",
      "Text(v).font(Font.system(size: 21).weight(.bold))",
    ],
    nearMisses: [
      "struct V: View { @ScaledMetric(relativeTo: .largeTitle) var big = 48.0\n"
        + " var body: some View { Text(v).font(.system(size: big)) } }",
      #"Image(systemName: "play.fill").font(.system(size: 54)).accessibilityHidden(true)"#,
      #"ZStack { Image(systemName: "star").font(.system(size: 44)) }.accessibilityHidden(true)"#,
      "Text(v).font(.system(.title3, design: .rounded))",
      "struct V: View { var size: CGFloat\n"
        + " var body: some View { Text(v).font(.system(size: size)) } }",
      "#Preview { Text(v).font(.system(size: 18)) }",
      "Text(v).font(UIDevice.isTV ? .system(size: 22) : .footnote)",
      "struct S: View { var body: some View { Image(systemName: name).foregroundStyle(color)\n"
        + "#if os(iOS)\n.font(.system(size: 44))\n#endif\n} }",
      #"ToolbarItem { Text(region.flagEmoji).font(.system(size: 21)) }"#,
      #"Image(systemName: "tray").font(.system(size: 60))"#,
      #"Image(systemName: "gear").resizable().font(.system(size: 25)).frame(width: 25, height: 25)"#,
      #"ToolbarItem { Button(action: f) { Image(systemName: "star").font(.system(size: 20)) } }"#,
      "if UIDevice.current.userInterfaceIdiom == .tv { Text(v).font(.system(size: 22)) }",
      "DynamicIsland { a } compactTrailing: { Text(v).font(.system(size: 14)) }",
      "struct DynamicIslandTrailingView: View { var body: some View "
        + "{ Text(v).font(.system(size: 14)) } }",
    ],
    checks: .calls(["system"]) { site, report in
      guard let size = site.argument("size"), isFont(site), !report.file.isForMac,
        isFixed(size, site, report.file), !Surroundings.isForTelevision(site.node),
        !isInDynamicIsland(site)
      else { return }
      let number = FontValue.constantNumber(size, in: site.scope, file: report.file)
      var severity: Severity?
      switch ExpressionUse.of(ExprSyntax(site.node), in: site.scope) {
      case .argument(let outer, _) where outer.name == "font":
        let chain = ViewChain(outer)
        if chain.isImage, chain.has("resizable") { return }
        if isHidden(outer) || (chain.isImage && Surroundings.isInHiddenView(outer)) { return }
        let isPicture = chain.isImage || chain.showsImagesAlone || isSymbol(chain)
        severity = isPicture || isIconOnly(outer) ? .note : nil
      case .argument(let outer, _) where outer.name == "Text" || outer.name == "Font":
        severity = nil
      case .argument, .bound, .returned, .assigned: severity = nil
      case .member, .dictionaryValue, .operand, .other: severity = .warning
      }
      let isSymbol = severity == .note
      // Symbols in bars have the same size at all text sizes, and symbols larger than any title are
      // illustrations.
      if isSymbol, (number ?? 0) >= largestSymbol || isInBar(site) { return }
      if let number, number >= largestTitle { severity = .note }
      let words = number.map { "is always \(points($0)) large" } ?? "has a fixed size"
      report.add(
        site.node,
        isSymbol ? "The symbol \(words)." : "The text \(words).",
        severity: severity,
        fixIts: severity == .note ? [] : fixIts(site, number, report)
      )
    }
  )

  /// The size in points from which a symbol is an illustration: Large Title has 34 at Large.
  private static let largestSymbol = 40.0

  private static func isInBar(_ site: CallSite) -> Bool {
    ["ToolbarItem", "ToolbarItemGroup"].contains {
      Surroundings.isInside(site.node, of: $0)
    }
  }

  /// Whether a label around the font shows only its symbol.
  private static func isIconOnly(_ modifier: FunctionCallExprSyntax) -> Bool {
    let outside = Surroundings.modifiers(outside: modifier)
    return ViewChain(outside.last ?? modifier).isIconOnly
  }

  /// The size in points of Large Title at AX5: larger text is already as large as the largest style gets.
  private static let largestTitle = 60.0

  /// Whether the text consists of emoji or symbols, as opposed to letters and digits.
  private static func isSymbol(_ chain: ViewChain) -> Bool {
    guard chain.name == "Text", let value = chain.view?.arguments.first?.expression else {
      return false
    }
    guard let text = value.text else {
      return value.lastName.map { NameHints.words($0).contains("emoji") } ?? false
    }
    return !text.isEmpty && !text.contains { $0.isLetter || $0.isNumber }
  }

  /// Whether the text is in the Dynamic Island, which has a fixed height.
  private static func isInDynamicIsland(_ site: CallSite) -> Bool {
    site.scope.type.name.contains("DynamicIsland")
      || Surroundings.isInside(site.node, of: "DynamicIsland")
  }

  private static func isFont(_ site: CallSite) -> Bool {
    guard let member = site.node.calledExpression.as(MemberAccessExprSyntax.self) else {
      return false
    }
    return member.base == nil || member.base?.lastName == "Font"
  }

  /// Whether a size consists of literals.
  private static func isFixed(_ size: ExprSyntax, _ site: CallSite, _ file: FileModel) -> Bool {
    guard !FontValue.isScaled(size, in: site.scope) else { return false }
    let values = size.alternatives
    return !values.isEmpty
      && values.allSatisfy {
        FontValue.constantNumber($0, in: site.scope, file: file) != nil
      }
  }

  /// Whether the chain around a modifier hides the view from assistive technologies.
  private static func isHidden(_ modifier: FunctionCallExprSyntax) -> Bool {
    var current = modifier
    for _ in 0..<100 {
      guard let member = current.parent?.as(MemberAccessExprSyntax.self),
        let next = member.parent?.as(FunctionCallExprSyntax.self)
      else { return false }
      if next.name == "accessibilityHidden" { return true }
      current = next
    }
    return false
  }

  private static func fixIts(_ site: CallSite, _ size: Double?, _ report: RuleReport) -> [FixIt] {
    guard let size, site.node.arguments.count == 1 else { return [] }
    let style = TextStyleSizes.nearest(size)
    let base = site.base.map { $0.trimmedDescription } ?? ""
    return [
      report.replacing(
        site.node,
        with: "\(base).\(style)",
        title: "Use the text style \(style).",
        isSafe: false
      )
    ]
  }
}
