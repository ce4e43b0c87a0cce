/// Android's conversion from scaled pixels to density-independent pixels, linear and non-linear.
///
/// Up to Android 13 a size is multiplied by the font scale. From Android 14 on large text grows
/// less: sizes follow a table for the scales 1.15, 1.3, 1.5, 1.8 and 2, interpolated between two
/// of them; below 1.15 and above 2 the conversion is linear.
///
/// Source: Android's open source project, `FontScaleConverterFactory`, table and interpolation.
public struct AndroidFontScale: Hashable, Sendable {
  /// The font scale; 1 is the normal size.
  public let fontScale: Double

  /// Whether large text grows less, as from Android 14 on.
  public let isNonLinear: Bool

  /// Creates the conversion for a font scale, which is finite and above zero.
  public init(fontScale: Double, isNonLinear: Bool = true) {
    precondition(fontScale.isFinite && fontScale > 0, "A font scale is finite and above zero.")
    self.fontScale = fontScale
    self.isNonLinear = isNonLinear
  }

  /// Returns the size in density-independent pixels of a text size in scaled pixels.
  public func densityIndependentPixels(forScaledPixels sp: Double) -> Double {
    guard let sizes = table else { return sp * fontScale }
    return Self.interpolate(sp, from: Self.scaledPixels, to: sizes)
  }

  /// Returns the text size in scaled pixels that gives a size in density-independent pixels.
  ///
  /// Where the non-linear table is flat, several sizes give the same result; the smallest is
  /// returned.
  public func scaledPixels(forDensityIndependentPixels dp: Double) -> Double {
    guard let sizes = table else { return dp / fontScale }
    return Self.interpolate(dp, from: sizes, to: Self.scaledPixels)
  }

  private static let scaledPixels: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]

  private static let tables: [(scale: Double, sizes: [Double])] = [
    (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
    (1.3, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
    (1.5, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
    (1.8, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
    (2.0, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
  ]

  /// The sizes for the font scale, or `nil` where the conversion is linear.
  private var table: [Double]? {
    guard isNonLinear, let upper = Self.tables.firstIndex(where: { $0.scale >= fontScale }) else {
      return nil
    }
    let high = Self.tables[upper]
    if high.scale == fontScale { return high.sizes }
    guard upper > 0 else { return nil }
    let low = Self.tables[upper - 1]
    let share = (fontScale - low.scale) / (high.scale - low.scale)
    return zip(low.sizes, high.sizes).map { $0 + ($1 - $0) * share }
  }

  /// Interpolates between knots; through zero below the first, proportional above the last.
  private static func interpolate(_ x: Double, from xs: [Double], to ys: [Double]) -> Double {
    let last = xs.count - 1
    guard x < xs[last] else { return x * ys[last] / xs[last] }
    guard let upper = xs.firstIndex(where: { $0 >= x }), upper > 0 else {
      return x * ys[0] / xs[0]
    }
    if xs[upper] == x { return ys[upper] }
    let share = (x - xs[upper - 1]) / (xs[upper] - xs[upper - 1])
    return ys[upper - 1] + (ys[upper] - ys[upper - 1]) * share
  }
}
