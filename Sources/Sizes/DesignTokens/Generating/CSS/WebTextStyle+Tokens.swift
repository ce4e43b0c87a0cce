internal import DynamicType
public import WebTypography

extension WebTextStyle {
  /// Creates the style of a token, with its sizes, line heights and letter spacing in every category.
  ///
  /// Limits of the token are in its numbers: beyond a largest category they stay as they are.
  ///
  /// - Parameter scale: The typography of the token, whose table has all twelve categories.
  public init(_ scale: TypographyScale) {
    let growth = FontMetrics(forTextStyle: scale.textStyle)
    self.init(
      name: scale.name,
      fontSize: CategoryCurve { scale.metrics(at: $0).fontSize },
      lineHeight: CategoryCurve { scale.metrics(at: $0).lineHeight },
      letterSpacing: CategoryCurve { scale.metrics(at: $0).letterSpacing },
      fontWeight: scale.typography.fontWeight,
      fontFamilies: scale.typography.fontFamilies
    )
    self.growth = CategoryCurve { growth.scaleFactor(at: $0, in: scale.options.table) }
  }

  /// Creates the styles of tokens; of those with equal names, all but the first get a number.
  public static func styles(of scales: [TypographyScale]) -> [WebTextStyle] {
    var names: Set<String> = []
    return scales.map { scale in
      let style = WebTextStyle(scale)
      var name = style.name
      var number = 2
      while !names.insert(name).inserted {
        name = "\(style.name)-\(number)"
        number += 1
      }
      return style.named(name)
    }
  }

  /// The style under another name.
  private func named(_ name: String) -> WebTextStyle {
    var style = WebTextStyle(
      name: name,
      fontSize: fontSize,
      lineHeight: lineHeight,
      letterSpacing: letterSpacing,
      fontWeight: fontWeight,
      fontFamilies: fontFamilies
    )
    style.growth = growth
    return style
  }
}
