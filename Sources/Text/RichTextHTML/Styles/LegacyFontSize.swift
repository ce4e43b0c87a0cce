/// The sizes of the element `font`.
///
/// Source: HTML Standard, "Phrasing content" of its chapter on rendering, and CSS Fonts 4 for its keywords.
enum LegacyFontSize {
  /// The sizes from 1 to 7 in parts of the body size: x-small to xxx-large.
  private static let factors = [0.625, 0.8125, 1, 1.125, 1.5, 2, 3]

  /// Returns the part of the body size; `nil` for text that is not a number.
  ///
  /// A number with a sign counts from size 3.
  static func factor(_ text: String) -> Double? {
    let text = StyleDeclarations.trimmed(text)
    guard let number = Int(text), (-99...99).contains(number) else { return nil }
    let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
    let size = isRelative ? 3 + number : number
    return factors[min(max(size, 1), factors.count) - 1]
  }
}
