import DynamicType
import Testing

/// Results of `UIFontMetrics` that other people printed; each test names its source.
@Suite struct ScalingPublishedByOthers {
  static let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge

  private func traits(_ category: ContentSizeCategory) -> TraitCollection {
    TraitCollection(
      preferredContentSizeCategory: category,
      displayScale: 3,
      userInterfaceIdiom: .phone,
      systemVersion: SystemVersion(18)
    )
  }

  /// The Cookpad article.
  @Test func `body at AX5 is 53 and a font of 17 points is 48`() {
    #expect(TypeTable.iOS.entry(for: .body, at: Self.largest)?.pointSize == 53)
    #expect(
      FontMetrics.default.scaledPointSize(for: 17, compatibleWith: traits(Self.largest)) == 48
    )
  }

  @Test func `the default metrics are those of body`() {
    #expect(FontMetrics.default == FontMetrics(forTextStyle: .body))
    #expect(FontMetrics.default.textStyle == .body)
  }

  /// jaredsinclair.com, 2024-03-02: 16.333 although body at M is 16.
  @Test func `17 at M with three pixels a point is 49 thirds`() {
    #expect(FontMetrics.default.scaledValue(for: 17, compatibleWith: traits(.medium)) == 49.0 / 3)
    #expect(FontMetrics.default.scaledValue(for: 17, compatibleWith: traits(.large)) == 17)
    #expect(TypeTable.iOS.entry(for: .body, at: .medium)?.pointSize == 16)
  }

  /// dotnet/macios issue 18335.
  @Test(arguments: TextStyle.standard)
  func `at Large a font of 17 points stays 17 in every style`(style: TextStyle) {
    let metrics = FontMetrics(forTextStyle: style)
    #expect(metrics.scaledPointSize(for: 17, compatibleWith: traits(.large)) == 17)
  }

  /// STULabel, DynamicTypeFontScalingTests.
  @Test func `headline scales 20 to 26 at XXXL and stops at a maximum of 22`() {
    let metrics = FontMetrics(forTextStyle: .headline)
    let largest = traits(.extraExtraExtraLarge)
    #expect(metrics.scaledPointSize(for: 20, compatibleWith: traits(.large)) == 20)
    #expect(metrics.scaledPointSize(for: 20, compatibleWith: largest) == 26)
    #expect(
      metrics.scaledPointSize(for: 20, maximumPointSize: 22, compatibleWith: largest) == 22
    )
  }

  /// STULabel, DynamicTypeFontScalingTests.
  @Test func `body at AX5 stops at a maximum of 25 and is 17 again at Large`() {
    let metrics = FontMetrics.default
    #expect(
      metrics.scaledPointSize(for: 17, maximumPointSize: 25, compatibleWith: traits(Self.largest))
        == 25
    )
    #expect(
      metrics.scaledPointSize(for: 17, maximumPointSize: 25, compatibleWith: traits(.large)) == 17
    )
  }

  /// Vercantez/openuikit: a search field of 44 points.
  @Test func `44 points are 80 at AX2 and 58 at XXXL`() {
    let metrics = FontMetrics.default
    #expect(metrics.scaledValue(for: 44, compatibleWith: traits(.accessibilityLarge)) == 80)
    #expect(metrics.scaledValue(for: 44, compatibleWith: traits(.extraExtraExtraLarge)) == 58)
  }
}

/// The Spark article found the factor 1.3333333333 at XXXL, falling as the value grows.
@Suite struct ScalingFactorOfArticle001 {
  private func factor(of value: Double, displayScale: Double = 3) -> Double {
    FontMetrics.default.scaledValue(
      for: value,
      at: .extraExtraExtraLarge,
      displayScale: displayScale
    ) / value
  }

  @Test func `one point at XXXL with three pixels a point is 1.3333333333`() {
    #expect(abs(factor(of: 1) - 1.3333333333) < 1e-10)
    #expect(factor(of: 1, displayScale: 2) == 1.5)
  }

  @Test(arguments: 1...11)
  func `the factor of the article holds for small values`(value: Int) {
    #expect(abs(factor(of: Double(value)) - 4.0 / 3) < 1e-12)
  }

  @Test func `the factor falls to 29 over 22 as the value grows`() {
    #expect(abs(factor(of: 12) - 1.3056) < 5e-5)
    #expect(abs(factor(of: 100) - 1.3167) < 5e-5)
    #expect(abs(factor(of: 200) - 1.3183) < 5e-5)
    for value in 50...1000 {
      #expect(abs(factor(of: Double(value)) - 29.0 / 22) <= 1.0 / 6 / Double(value) + 1e-12)
      #expect(abs(factor(of: Double(value)) - 29.0 / 22) < 0.0034)
    }
  }

  @Test func `the exact factor is 29 over 22`() {
    #expect(FontMetrics.default.scaleFactor(at: .extraExtraExtraLarge) == 29.0 / 22)
  }
}
