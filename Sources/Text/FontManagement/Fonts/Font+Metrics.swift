public import FontDescriptors

extension Font {
  /// The faces, advances and features with which the font is set, without its size.
  package var recipe: FontRecipe { resolved.recipe }

  /// The replacements that were needed to make the font; usually none.
  public var diagnostics: [FontDiagnostic] { resolved.diagnostics }

  /// The styles that were synthesized because the family has no such face; usually none.
  ///
  /// ``fontName`` is that of the face it was made of.
  public var synthesizedStyles: FontSynthesis { recipe.text.synthesis }

  /// The PostScript name; the system font has UIKit's, such as `.SFUI-Semibold`.
  public var fontName: String { resolved.name.face }

  /// The name of the family; the system font's is `.AppleSystemUIFont`.
  public var familyName: String { resolved.name.family }

  /// The size in points.
  @_disfavoredOverload
  public var pointSize: Double { request.pointSize }

  /// The height above the baseline.
  @_disfavoredOverload
  public var ascender: Double { verticalMetrics.ascender * pointSize }

  /// The depth below the baseline; negative.
  @_disfavoredOverload
  public var descender: Double { verticalMetrics.descender * pointSize }

  /// The height of a line: ascender and descender together.
  @_disfavoredOverload
  public var lineHeight: Double { ascender - descender }

  /// The gap between two lines, which is negative where a style sets lines closer than the font.
  ///
  /// For a preferred font `lineHeight + leading` is the style's leading in the category, also in another
  /// weight; for every other font it is the gap that the face asks for, 0 for the system font.
  @_disfavoredOverload
  public var leading: Double {
    if let leading = fontDescriptor.preferredLeading { return leading - lineHeight }
    return verticalMetrics.lineGap * pointSize
  }

  /// The height of capitals.
  @_disfavoredOverload
  public var capHeight: Double { verticalMetrics.capHeight * pointSize }

  /// The height of the x.
  @_disfavoredOverload
  public var xHeight: Double { verticalMetrics.xHeight * pointSize }

  private var verticalMetrics: VerticalMetrics { recipe.verticalMetrics(at: pointSize) }
}

extension Font {
  /// The measures for modules that have properties of the same names in a type of their own.
  package var measures: Measures { Measures(font: self) }

  /// The measures of a font in points.
  package struct Measures {
    fileprivate let font: Font

    package var pointSize: Double { font.pointSize }
    package var ascender: Double { font.ascender }
    package var descender: Double { font.descender }
    package var lineHeight: Double { font.lineHeight }
    package var leading: Double { font.leading }
    package var capHeight: Double { font.capHeight }
    package var xHeight: Double { font.xHeight }
  }
}
