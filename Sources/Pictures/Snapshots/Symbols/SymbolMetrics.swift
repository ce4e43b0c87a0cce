public import DynamicType
public import LayoutGeometry

/// Estimated sizes of Apple's symbols.
///
/// The symbols and their metrics are Apple's and are not part of this package. The lengths of drawn
/// symbols were measured in public pictures (`Reference/symbols/sizes.tsv`), and the margins around
/// follow from a dozen images that were measured on iOS 16 to 26.1 (`Reference/symbols/README.md`).
/// Sizes of frequent symbols are accurate to 3 percent, those of others to a tenth.
public enum SymbolMetrics {
  /// Estimates the size of a symbol's image in points, not rounded to pixels.
  ///
  /// - Parameters:
  ///   - name: the name of the symbol; an unknown one is taken as wide as a circle.
  ///   - pointSize: the point size of the text beside the symbol.
  ///   - weight: the weight of its lines; nine weights lie within 8 percent.
  ///   - scale: its size beside the text.
  /// - Returns: the width and the height.
  public static func size(
    of name: String,
    pointSize: Double,
    weight: FontWeight = .regular,
    scale: SymbolScale = .medium
  ) -> Size {
    let proportions = SymbolProportions.of(name)
    let factor = factor(pointSize, weight, scale)
    return Size(width: proportions.width * factor, height: proportions.height * factor)
  }

  /// Estimates the size of what a symbol draws in the middle of its image, in points.
  ///
  /// The parameters are those of ``size(of:pointSize:weight:scale:)``.
  package static func drawnSize(
    of name: String,
    pointSize: Double,
    weight: FontWeight = .regular,
    scale: SymbolScale = .medium
  ) -> Size {
    let drawn = SymbolProportions.of(name).drawn
    let factor = factor(pointSize, weight, scale)
    return Size(width: drawn.width * factor, height: drawn.height * factor)
  }

  private static func factor(_ size: Double, _ weight: FontWeight, _ scale: SymbolScale) -> Double {
    size * scale.factor * (1 + Double(weight.cssValue - 400) / 10_000)
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
