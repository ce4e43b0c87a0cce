import DynamicType
import Snapshots

/// The facts about a screen that a verdict on Larger Text needs in addition to the findings.
struct LargerTextFacts: Sendable {
  /// The size up to which a screen is tested.
  static let testCategory = ContentSizeCategory.accessibilityExtraLarge

  /// The visible content of the screen.
  var content: ScreenContent
  /// Whether the screen was shown at the size at which body text exceeds 200 %.
  var reachesTest: Bool
  /// The styles that never reach 200 %, with their maximum, in style order.
  var limitedStyles: [LimitedStyle]

  struct LimitedStyle: Hashable, Sendable {
    var style: TextStyle
    var enlargement: Double
  }

  init(_ context: AuditContext) {
    let texts = context.large?.texts.filter { !$0.element.isInBar } ?? []
    content = ScreenContent(context.large)
    reachesTest = context.launched.contains { $0.category >= Self.testCategory }
    let table = TypeTable.table(
      for: .iOS,
      systemVersion: context.large?.snapshot.traits.systemVersion
    )
    let used = Set(texts.flatMap { $0.content.fonts.compactMap(\.textStyle) })
    limitedStyles = TextStyle.allCases.filter { used.contains($0) }.compactMap { style in
      let most = table.enlargement(of: style, at: .accessibilityExtraExtraExtraLarge)
      guard let most, most < TextGrowth.wanted else { return nil }
      return LimitedStyle(style: style, enlargement: most)
    }
  }
}
