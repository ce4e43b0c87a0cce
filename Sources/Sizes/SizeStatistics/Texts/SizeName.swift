import Diagnostics
import DynamicType

/// A text that names a text size, as files of statistics write it.
///
/// Read are all names of `ContentSizeCategory`, text scales such as `1.3`, `1,3` and `130%`, ranges such
/// as `XS–M`, and the words `smaller`, `default`, `larger` and `accessibility`.
enum SizeName: Hashable {
  /// One category, or several of which the user has one.
  case categories(ClosedRange<ContentSizeCategory>)
  /// The system gave no category.
  case unspecified

  /// Reads a text, or returns `nil`.
  init?(_ text: String) {
    if let category = Self.category(text) {
      self = category == .unspecified ? .unspecified : .categories(category...category)
    } else if let range = Self.words[Self.key(text)] ?? Self.range(text) {
      self = .categories(range)
    } else {
      return nil
    }
  }

  /// The categories; `nil` where the category is unspecified.
  var categories: ClosedRange<ContentSizeCategory>? {
    if case .categories(let range) = self { range } else { nil }
  }

  /// Returns the name that was probably meant, or a list of what is read.
  static func hint(for text: String) -> String {
    if NumberText.decimal(text) != nil {
      return "A number is read as a text scale from 0.5 to 4, where 1 is the normal size."
    }
    let names = ContentSizeCategory.allCases.flatMap { [$0.shortName, $0.dynamicTypeSizeName] }
    let typed = EditDistance.letters(of: String(text.prefix(60)))
    let near = names.map { ($0, EditDistance.between(typed, EditDistance.letters(of: $0))) }
      .filter { $0.1 <= max(1, typed.count / 3) && $0.1 < typed.count }
      .min { $0.1 < $1.1 }
    return near.map { "Did you mean '\($0.0)'?" }
      ?? "Read are names such as 'AX3', 'accessibility3' or 'UICTContentSizeCategoryL', ranges such "
      + "as 'XS–M', and text scales such as 1.3."
  }

  private static let words: [String: ClosedRange<ContentSizeCategory>] = [
    "smaller": .extraSmall ... .medium,
    "default": .large ... .large,
    "larger": .extraLarge ... .accessibilityExtraExtraExtraLarge,
    "accessibility": .accessibilityMedium ... .accessibilityExtraExtraExtraLarge,
    "ax": .accessibilityMedium ... .accessibilityExtraExtraExtraLarge,
  ]

  private static let hyphenated: [String: ContentSizeCategory] = [
    "axm": .accessibilityMedium, "axl": .accessibilityLarge, "axxl": .accessibilityExtraLarge,
    "axxxl": .accessibilityExtraExtraLarge, "axxxxl": .accessibilityExtraExtraExtraLarge,
  ]

  private static func key(_ text: String) -> String {
    String(decoding: EditDistance.letters(of: text), as: UTF8.self)
  }

  /// Returns the category of a name or of a text scale.
  private static func category(_ text: String) -> ContentSizeCategory? {
    // `AXL` alone is the accessibility size XL, AX3. A separator tells that `AX-L` is AX2.
    let start = text.prefix(3).lowercased()
    if start == "ax-" || start == "ax_" || start == "ax ", let category = hyphenated[key(text)] {
      return category
    }
    return ContentSizeCategory(text) ?? scale(text)
  }

  private static func scale(_ text: String) -> ContentSizeCategory? {
    let isPercentage = text.hasSuffix("%")
    let digits = isPercentage ? String(text.dropLast()) : text
    guard let number = NumberText.decimal(digits) else { return nil }
    let factor = isPercentage ? number / 100 : number
    // GNOME starts at 0.5, and no system or browser goes beyond 4.
    guard factor >= 0.5, factor <= 4 else { return nil }
    return ForeignScale.web(factor).category
  }

  private static func range(_ text: String) -> ClosedRange<ContentSizeCategory>? {
    for separator in ["...", "..", "–", "—", " to ", "-"] {
      guard let (first, second) = NumberText.halves(text, at: separator) else { continue }
      guard let lower = ContentSizeCategory(first), let upper = ContentSizeCategory(second),
        lower != .unspecified, lower <= upper
      else { continue }
      return lower...upper
    }
    return nil
  }
}
