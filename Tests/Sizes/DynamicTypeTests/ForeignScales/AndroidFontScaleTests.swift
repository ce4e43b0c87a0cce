import DynamicType
import Testing

/// The table of Android 14's `FontScaleConverterFactory`.
@Suite struct AndroidFontScaling {
  static let scaledPixels: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]
  static let rows: [(Double, [Double])] = [
    (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
    (1.3, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
    (1.5, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
    (1.8, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
    (2.0, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
  ]

  @Test(arguments: rows)
  func `sizes of the table are exact in both directions`(scale: Double, sizes: [Double]) {
    let android = AndroidFontScale(fontScale: scale)
    for (sp, dp) in zip(Self.scaledPixels, sizes) {
      #expect(android.densityIndependentPixels(forScaledPixels: sp) == dp)
      #expect(android.scaledPixels(forDensityIndependentPixels: dp) == sp)
    }
  }

  /// Halfway between two sizes, between two scales, and between both.
  @Test(arguments: [(1.5, 16.0, 23.0), (1.4, 14, 20.4), (1.9, 16, 27), (1.5, 65, 65), (2, 27, 37)])
  func `between the values of the table sizes are interpolated`(
    scale: Double,
    sp: Double,
    dp: Double
  ) {
    let android = AndroidFontScale(fontScale: scale)
    #expect(abs(android.densityIndependentPixels(forScaledPixels: sp) - dp) < 1e-12)
  }

  @Test(arguments: [(1.5, 4.0, 6.0), (2, 1, 2), (1.5, 0, 0), (1.3, 200, 200), (1.5, 120, 120)])
  func `beyond the sizes of the table the ratio of its ends holds`(
    scale: Double,
    sp: Double,
    dp: Double
  ) {
    let android = AndroidFontScale(fontScale: scale)
    #expect(abs(android.densityIndependentPixels(forScaledPixels: sp) - dp) < 1e-12)
    #expect(abs(android.scaledPixels(forDensityIndependentPixels: dp) - sp) < 1e-12)
  }

  @Test(arguments: [0.5, 0.85, 1, 1.05, 1.149, 2.01, 3])
  func `below 1.15 and above 2 the conversion is linear`(scale: Double) {
    let android = AndroidFontScale(fontScale: scale)
    for sp in [4.0, 14, 30, 100] {
      #expect(android.densityIndependentPixels(forScaledPixels: sp) == sp * scale)
      #expect(android.scaledPixels(forDensityIndependentPixels: sp) == sp / scale)
    }
  }

  @Test(arguments: rows)
  func `before Android 14 every conversion is linear`(scale: Double, sizes: [Double]) {
    let android = AndroidFontScale(fontScale: scale, isNonLinear: false)
    for sp in Self.scaledPixels {
      #expect(android.densityIndependentPixels(forScaledPixels: sp) == sp * scale)
    }
    #expect(android.densityIndependentPixels(forScaledPixels: 100) != sizes.last)
  }

  @Test(arguments: [0.85, 1, 1.15, 1.22, 1.3, 1.4, 1.5, 1.65, 1.8, 1.9, 2, 2.5])
  func `sizes come back and grow with the size`(scale: Double) {
    let android = AndroidFontScale(fontScale: scale)
    var last = 0.0
    for sp in stride(from: 0.5, through: 150, by: 0.5) {
      let dp = android.densityIndependentPixels(forScaledPixels: sp)
      #expect(dp > last)
      #expect(abs(android.scaledPixels(forDensityIndependentPixels: dp) - sp) < 1e-9)
      last = dp
    }
  }
}
