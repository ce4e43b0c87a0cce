import Diagnostics
import DynamicType
import Snapshots

extension AuditRule {
  /// Text that is as small at the largest size as at Large.
  static let textNotGrowing = AuditRule(
    description: RuleDescription(
      id: "text-not-growing",
      title: "Text that does not grow",
      explanation: "The text keeps its size whatever text size a person chooses.",
      defaultSeverity: .error,
      criteria: [.resizeText, .softwareResizeText, .userPreferences, .largerText, .typography],
      help: "Use a text style: `UIFont.preferredFont(forTextStyle:)`, or "
        + "`UIFontMetrics(forTextStyle:).scaledFont(for:)` for a font of your own, with "
        + "`adjustsFontForContentSizeCategory`."
    ),
    atLarge: .ordinary,
    blocksLargerText: true,
    aspects: [.growth]
  ) { context in
    guard let large = context.large, let largest = context.larger.last,
      largest.category >= .extraExtraExtraLarge
    else { return [] }
    return large.texts.flatMap { text -> [Observation] in
      guard text.mayGrow, let later = largest.text(text.key), later.mayGrow,
        later.content.growth(from: text.content) < 1.02,
        // Text larger than the largest of Apple's styles is readable without growth.
        let size = text.content.drawnSizes.min(), size < TextGrowth.largestSystemSize
      else { return [] }
      return context.larger.compactMap { screen in
        screen.text(text.key).map { stale in
          observation(stale, text, size, screen, large: large, until: largest.category)
        }
      }
    }
  }

  private static func observation(
    _ text: AuditedText,
    _ before: AuditedText,
    _ size: Double,
    _ screen: AuditedScreen,
    large: AuditedScreen,
    until category: ContentSizeCategory
  ) -> Observation {
    Observation(
      object: AuditedObject(before, in: large),
      category: screen.category,
      region: text.box,
      predicate: "does not grow",
      detail: "it keeps \(size.inWords) pt up to \(category)",
      measures: [
        .points("size", size), .percent("growth", text.content.growth(from: before.content)),
      ],
      hint: hint(for: before, in: large)
    )
  }

  private static func hint(for text: AuditedText, in screen: AuditedScreen) -> String {
    let size = text.content.fonts.map(\.basePointSize).min() ?? 17
    let style = nearestStyle(size)
    if text.content.fonts.contains(where: { $0.maximumPointSize != nil }) {
      return "Raise or remove the maximum size."
    }
    if text.isOfSwiftUI {
      let name = style.prefix(1).lowercased() + style.dropFirst().filter { $0 != " " }
      // SwiftUI's names for the first title and the first caption have no number.
      let font = name.hasSuffix("1") ? String(name.dropLast()) : name
      return "Use '.font(.\(font))', or a size of '@ScaledMetric'."
    }
    if screen.elements[text.element.owner].role == .button {
      return "Give the title a text style such as \(style), and set "
        + "titleLabel.adjustsFontForContentSizeCategory; or use a UIButton.Configuration."
    }
    return "Use the text style \(style), and set Automatically Adjusts Font."
  }

  /// The style with the nearest size at Large; the smaller of two.
  private static func nearestStyle(_ size: Double) -> String {
    let styles: [(TextStyle, String)] = [
      (.caption2, "Caption 2"), (.caption1, "Caption 1"), (.footnote, "Footnote"),
      (.subheadline, "Subheadline"), (.callout, "Callout"), (.body, "Body"), (.title3, "Title 3"),
      (.title2, "Title 2"), (.title1, "Title 1"), (.largeTitle, "Large Title"),
    ]
    let distances = styles.map { style, name in
      (abs((TypeTable.iOS.entry(for: style, at: .large)?.pointSize ?? 17) - size), name)
    }
    return distances.min { $0.0 < $1.0 }?.1 ?? "Body"
  }
}
