import DynamicType
import Testing

@Suite struct ScalingUpToAMaximum {
  private func traits(_ category: ContentSizeCategory) -> TraitCollection {
    TraitCollection(
      preferredContentSizeCategory: category,
      displayScale: 3,
      userInterfaceIdiom: .phone,
      systemVersion: .unspecified
    )
  }

  @Test func `a maximum point size is not rounded itself`() {
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    let size = FontMetrics.default.scaledPointSize(
      for: 17,
      maximumPointSize: 20.25,
      compatibleWith: largest
    )
    #expect(size == 20.25)
  }

  @Test func `no maximum point size and one above the result change nothing`() {
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    for maximum in [nil, 48, 48.5, 1000] {
      #expect(
        FontMetrics.default.scaledPointSize(
          for: 17,
          maximumPointSize: maximum,
          compatibleWith: largest
        ) == 48
      )
      #expect(
        FontMetrics.default.scaledPointSize(
          for: 17,
          at: .accessibilityExtraExtraExtraLarge,
          maximumPointSize: maximum
        ) == 48
      )
    }
  }

  @Test func `a maximum below the given size makes the font smaller, also at Large`() {
    #expect(
      FontMetrics.default.scaledPointSize(
        for: 17,
        maximumPointSize: 12,
        compatibleWith: traits(.large)
      ) == 12
    )
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func `a maximum category scales as traits limited to it`(maximum: ContentSizeCategory) {
    let limits = ContentSizeCategoryLimits(maximum: maximum)
    for category in ContentSizeCategory.allCases {
      let traits = traits(category)
      for value in [1.0, 8, 17, 44.5] {
        let metrics = FontMetrics(forTextStyle: .title2)
        #expect(
          metrics.scaledValue(
            for: value,
            maximumContentSizeCategory: maximum,
            compatibleWith: traits
          )
            == metrics.scaledValue(for: value, compatibleWith: traits.limited(by: limits))
        )
        #expect(
          metrics.scaledPointSize(
            for: value,
            maximumContentSizeCategory: maximum,
            compatibleWith: traits
          )
            == metrics.scaledPointSize(for: value, compatibleWith: traits.limited(by: limits))
        )
      }
    }
  }

  @Test func `an unspecified maximum category does not limit`() {
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    #expect(
      FontMetrics.default.scaledPointSize(
        for: 17,
        maximumContentSizeCategory: .unspecified,
        compatibleWith: largest
      ) == 48
    )
    #expect(
      FontMetrics.default.maximumPointSize(for: 17, maximumContentSizeCategory: .unspecified) == nil
    )
  }

  /// The Spark article guessed two points a category, 23; 17 x 29 / 22 is 22.4.
  @Test func `the maximum point size of 17 points for XXXL is 22`() {
    let size = FontMetrics.default.maximumPointSize(
      for: 17,
      maximumContentSizeCategory: .extraExtraExtraLarge
    )
    #expect(size == 22)
  }

  @Test(arguments: TextStyle.standard)
  func `a font with the maximum point size of a category stops growing there`(style: TextStyle) {
    let metrics = FontMetrics(forTextStyle: style)
    for maximum in ContentSizeCategory.allCases {
      for size in [8.0, 11, 13.5, 17, 34] {
        let cap = metrics.maximumPointSize(for: size, maximumContentSizeCategory: maximum)
        for category in ContentSizeCategory.allCases {
          let capped = metrics.scaledPointSize(
            for: size,
            maximumPointSize: cap,
            compatibleWith: traits(category)
          )
          #expect(
            capped == metrics.scaledPointSize(for: size, at: min(category, maximum)),
            "\(size) at \(category), up to \(maximum)"
          )
        }
      }
    }
  }

  @Test func `a maximum category limits the application's category too`() {
    let application = TraitEnvironment(traits(.accessibilityExtraExtraExtraLarge))
    application.performAsApplication {
      let metrics = FontMetrics.default
      #expect(
        metrics.scaledPointSize(for: 17, maximumContentSizeCategory: .extraExtraExtraLarge) == 22
      )
      #expect(
        metrics.scaledValue(
          for: 17,
          maximumContentSizeCategory: .extraExtraExtraLarge,
          compatibleWith: TraitCollection(displayScale: 2)
        ) == 22.5
      )
    }
  }
}
