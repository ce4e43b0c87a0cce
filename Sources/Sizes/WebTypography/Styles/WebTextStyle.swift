public import DynamicType

/// The typography of one kind of text on a page, in every category.
public struct WebTextStyle: Hashable, Sendable {
  /// The name in classes and custom properties, in letters, digits and hyphens.
  public let name: String

  /// The font size in points, which are CSS pixels.
  public var fontSize: CategoryCurve

  /// The distance from baseline to baseline in points.
  public var lineHeight: CategoryCurve

  /// The space added between letters in points, or `nil` for the font's own.
  public var letterSpacing: CategoryCurve?

  /// The weight on the scale of CSS, 1 to 1000.
  public var fontWeight: Double

  /// The weight of strong text in the style, or `nil` for that of the browser.
  public var emphasizedFontWeight: Double?

  /// The families, most preferred first; empty for those of the page.
  public var fontFamilies: [String]

  /// The keyword that gives the style its font in web views of iOS, or `nil`.
  public var keyword: SystemFontKeyword?

  /// The growth of a length that belongs to text of the style, 1 at Large, or `nil` for that of body.
  public var growth: CategoryCurve?

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - name: The name, such as `body` or the path of a token. Capital letters begin a new word,
  ///     and characters that CSS does not allow become hyphens.
  ///   - fontSize: The font size.
  ///   - lineHeight: The distance from baseline to baseline.
  ///   - letterSpacing: The space added between letters.
  ///   - fontWeight: The weight.
  ///   - fontFamilies: The families.
  public init(
    name: String,
    fontSize: CategoryCurve,
    lineHeight: CategoryCurve,
    letterSpacing: CategoryCurve? = nil,
    fontWeight: Double = 400,
    fontFamilies: [String] = []
  ) {
    self.name = CSSName.hyphenated(name)
    self.fontSize = fontSize
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.fontWeight = fontWeight
    self.fontFamilies = fontFamilies
  }
}
