public import DynamicType
import FontDescriptors

extension FontMetrics {
  /// Returns a font scaled for the category of the traits, which remembers its base.
  ///
  /// Scaling a scaled font is a programmer error and traps, as in UIKit.
  ///
  /// - Parameters:
  ///   - font: The font in its size at Large; a preferred font is taken in the size it has.
  ///   - traits: The traits that give category and system; `nil` is the application's traits.
  /// - Returns: The font in the scaled size, rounded to the whole point.
  public func scaledFont(for font: Font, compatibleWith traits: TraitCollection? = nil) -> Font {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traits)
  }

  /// Returns a font scaled for the category of the traits, never above a size.
  ///
  /// - Parameters:
  ///   - font: The font in its size at Large; it must not be a scaled font.
  ///   - maximumPointSize: The largest size, in points, not rounded itself; 0 for none.
  ///   - traits: The traits that give category and system; `nil` is the application's traits.
  /// - Returns: The font in the scaled size, rounded to the whole point, then limited.
  public func scaledFont(
    for font: Font,
    maximumPointSize: Double,
    compatibleWith traits: TraitCollection? = nil
  ) -> Font {
    FontRequest.check(maximumPointSize)
    return Font(
      font.request.scaled(
        with: self,
        maximumPointSize: maximumPointSize > 0 ? maximumPointSize : nil,
        compatibleWith: traits
      )
    )
  }
}
