import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Text limited to one line.
  static let singleLineText = SourceRule(
    description: RuleDescription(
      id: "single-line-text",
      title: "Text that is kept to one line in SwiftUI",
      explanation: "Text that grows is cut off at the end of the line.",
      defaultSeverity: .warning,
      criteria: .clipping,
      help: "Allow more lines at accessibility sizes: "
        + "`.lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 1)`."
    ),
    examples: [
      "Text(podcast.title).font(.headline).lineLimit(1)",
      "Text(podcast.title).lineLimit(1)", #"Text("@\(account.handle)").lineLimit(1)"#,
      #"Label(account.name, systemImage: "person").lineLimit(1)"#,
      "struct V: View { @ScaledMetric var size = 14.0\n"
        + " var body: some View { Text(podcast.title).font(.system(size: size)).lineLimit(1) } }",
      "ScrollView { VStack { Text(podcast.title).lineLimit(1) } }",
      "ScrollView(.horizontal) { HStack { Text(podcast.title).lineLimit(1).frame(width: 120) } }",
    ],
    nearMisses: [
      "Text(account.name).lineLimit(dts.isAccessibilitySize ? nil : 1)",
      "Text(count, format: .number).lineLimit(1)", "Text(\"OK\").lineLimit(1)",
      "Text(podcast.title).lineLimit(2)", "ViewThatFits { Text(podcast.title).lineLimit(1) }",
      "TextField(\"\", text: $v).lineLimit(1)", "Text(date, style: .time).lineLimit(1)",
      "Text(podcast.title).lineLimit(1).fixedSize()",
      "Text(podcast.title).lineLimit(1).fixedSize(horizontal: true, vertical: false)",
      "Text(podcast.title).fixedSize(horizontal: true, vertical: true).lineLimit(1)",
      "VStack { Text(podcast.title).lineLimit(1) }.fixedSize(horizontal: true, vertical: false)",
      "Text(balance).lineLimit(1)",
      "if size.isAccessibilitySize { Text(podcast.title) } else { Text(podcast.title).lineLimit(1) }",
      "Text(link.url.absoluteString).lineLimit(1)",
      "Text(fileName).lineLimit(1).truncationMode(.middle)",
      "Text(podcast.title).font(.system(size: 30)).lineLimit(1)",
      "Text(podcast.title).lineLimit(1).font(.custom(\"Lato\", fixedSize: 14))",
      "private let rowFont = Font.system(size: 14)\nlet v = Text(podcast.title).font(rowFont).lineLimit(1)",
      "Text(podcast.title).font(.system(size: 14 * scaleFactor)).lineLimit(1)",
      "extension Font { static func app(_ size: CGFloat) -> Font { .system(size: size) } }\n"
        + "let v = Text(podcast.title).font(.app(14)).lineLimit(1)",
      "import WidgetKit\nlet v = Text(podcast.title).lineLimit(1)",
      "ScrollView(.horizontal) { HStack { ForEach(tags) { Text($0.name).lineLimit(1) } } }",
    ],
    checks: .calls(["lineLimit"]) { site, report in
      guard site.base != nil, site.node.arguments.count == 1,
        site.node.arguments.first?.expression.number == 1
      else { return }
      let chain = ViewChain(site.node)
      guard ["Text", "Label"].contains(chain.name), let view = chain.view, !chain.isNumeric,
        !site.scope.type.mentions.contains("ViewThatFits"), isUnbounded(view),
        !report.file.isForWidgets, !Surroundings.hasOwnWidth(site.node),
        !isAddress(view, site.node),
        !hasFixedFont(font(of: site.node), site, report.file),
        !Surroundings.isForSmallerSizes(site.node)
      else { return }
      report.add(
        site.node.arguments,
        "The text has one line at all sizes.",
        unless: font(of: site.node).map { SwiftUIFont.facts(for: $0, in: site.scope) } ?? []
      )
    }
  )

  /// Whether the font of the text is fixed, for which other rules are responsible: such text is truncated no
  /// sooner at AX5 than at Large.
  private static func hasFixedFont(_ font: ExprSyntax?, _ site: CallSite, _ file: FileModel) -> Bool
  {
    font.map { SwiftUIFont.isFixed($0, in: site.scope, file: file) } ?? false
  }

  /// The font of the text around a modifier: that of the innermost modifier.
  private static func font(of modifier: FunctionCallExprSyntax) -> ExprSyntax? {
    let modifiers = ViewChain(modifier).modifiers + Surroundings.modifiers(outside: modifier)
    return modifiers.first { $0.name == "font" }?.arguments.first?.expression
  }

  /// Whether the text is an address or a path: it has no words to break at, and its ends are informative
  /// enough.
  private static func isAddress(
    _ view: FunctionCallExprSyntax,
    _ modifier: FunctionCallExprSyntax
  ) -> Bool {
    let outside = Surroundings.modifiers(outside: modifier)
    let isCutInside = (ViewChain(modifier).modifiers + outside).contains { one in
      one.name == "truncationMode"
        && ["middle", "head"].contains(one.arguments.first?.expression.lastName)
    }
    guard !isCutInside else { return true }
    guard let value = view.arguments.first?.expression, !value.bare.is(SequenceExprSyntax.self)
    else { return false }
    return Words(value).contains { $0.lowercased().contains("url") }
  }

  /// Whether the text is not a short literal.
  private static func isUnbounded(_ view: FunctionCallExprSyntax) -> Bool {
    guard let first = view.arguments.first?.expression else { return !view.closures.isEmpty }
    return first.text.map { $0.count > 12 } ?? true
  }
}
