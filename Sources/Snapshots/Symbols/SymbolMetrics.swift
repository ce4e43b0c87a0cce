public import DynamicType
public import LayoutGeometry

/// Estimated sizes of Apple's symbols.
///
/// The symbols and their metrics are Apple's and are not here. Two facts are public: documents of
/// Interface Builder hold the proportions of the symbols they use, and the sizes of a few symbols
/// were measured on iOS 26.1 (`calendar` 29 x 25 and `clock` 27.5 x 27.5 points at 18 points,
/// medium, large; the disclosure chevron of a cell 10.5 x 14 beside text of 17 points). The other
/// sizes are read off these by comparing pictures, and are good to a tenth.
public enum SymbolMetrics {
  /// Estimates the size of a symbol's image in points, not rounded to pixels.
  ///
  /// - Parameters:
  ///   - name: the name of the symbol; an unknown one is taken as wide as a circle.
  ///   - pointSize: the point size of the text that the symbol goes with.
  ///   - weight: the weight of its lines; nine weights lie within 8 percent.
  ///   - scale: its size beside the text.
  /// - Returns: the width and the height.
  public static func size(
    of name: String,
    pointSize: Double,
    weight: FontWeight = .regular,
    scale: SymbolScale = .medium
  ) -> Size {
    let em = SymbolProportions.of(name)
    let factor = pointSize * scale.factor * (1 + Double(weight.cssValue - 400) / 10_000)
    return Size(width: em.width * factor, height: em.height * factor)
  }
}

extension SymbolScale {
  /// The size in medium ones; estimated from the measured chevron (small) and clock (large).
  fileprivate var factor: Double {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }
}
