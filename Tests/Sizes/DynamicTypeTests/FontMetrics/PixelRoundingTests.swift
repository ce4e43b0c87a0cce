import DynamicType
import Testing

/// Expected values are body's 21/22 at M and 29/22 at XXXL, rounded by hand.
@Suite struct PixelRounding {
  private func scaled(
    _ value: Double,
    at category: ContentSizeCategory,
    _ displayScale: Double
  ) -> Double {
    let traits = TraitCollection(
      preferredContentSizeCategory: category,
      displayScale: displayScale,
      userInterfaceIdiom: .phone,
      systemVersion: SystemVersion(18)
    )
    return FontMetrics.default.scaledValue(for: value, compatibleWith: traits)
  }

  @Test(
    arguments: [
      (1, 16), (2, 16), (3, 49.0 / 3), (4, 16.25), (1.5, 16),
    ] as [(Double, Double)]
  )
  func `17 at M is 16.227 rounded to the pixel`(displayScale: Double, expected: Double) {
    #expect(scaled(17, at: .medium, displayScale) == expected)
  }

  @Test(arguments: [(1, 22), (2, 22.5), (3, 67.0 / 3)] as [(Double, Double)])
  func `17 at XXXL is 22.409 rounded to the pixel`(displayScale: Double, expected: Double) {
    #expect(scaled(17, at: .extraExtraExtraLarge, displayScale) == expected)
  }

  /// 11 at M is 10.5; 5.5 at M is 5.25; 11 at 3x is 31.5 pixels, measured as 10.666667.
  @Test(arguments: [(1, 11, 11), (2, 5.5, 5.5), (3, 11, 32.0 / 3)] as [(Double, Double, Double)])
  func `a tie goes away from zero, above and below it`(
    displayScale: Double,
    value: Double,
    expected: Double
  ) {
    #expect(scaled(value, at: .medium, displayScale) == expected)
    #expect(scaled(-value, at: .medium, displayScale) == -expected)
  }

  @Test(arguments: [1.0, 2, 3])
  func `negative values scale like positive ones`(displayScale: Double) {
    for value in stride(from: 0.25, through: 40, by: 0.25) {
      let positive = scaled(value, at: .extraExtraExtraLarge, displayScale)
      #expect(scaled(-value, at: .extraExtraExtraLarge, displayScale) == -positive)
      #expect(positive > 0 || value < 0.5)
    }
  }

  @Test func `values that are not finite and zero stay as they are`() {
    #expect(scaled(.infinity, at: .extraLarge, 3) == .infinity)
    #expect(scaled(-.infinity, at: .extraLarge, 3) == -.infinity)
    #expect(scaled(.nan, at: .extraLarge, 3).isNaN)
    #expect(scaled(0, at: .extraLarge, 3) == 0)
  }

  @Test func `font sizes are rounded to whole points whatever the display`() {
    for displayScale in [1.0, 2, 3] {
      let traits = TraitCollection(
        preferredContentSizeCategory: .medium,
        displayScale: displayScale,
        userInterfaceIdiom: .phone,
        systemVersion: SystemVersion(18)
      )
      #expect(FontMetrics.default.scaledPointSize(for: 11, compatibleWith: traits) == 11)
      #expect(FontMetrics.default.scaledPointSize(for: 17, compatibleWith: traits) == 16)
    }
  }
}
