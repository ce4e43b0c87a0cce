import DynamicType
import Testing

@Suite struct ForeignScales {
  /// Body sizes of the guidelines over 17, worked out apart from this code.
  static let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  @Test(
    arguments: [
      (0.85, .extraSmall, .extraSmall),
      (1, .large, .large),
      (1.15, .extraLarge, .extraLarge),
      (1.25, .extraExtraLarge, .extraExtraLarge),
      (1.3, .extraExtraExtraLarge, .extraExtraLarge),
      (1.5, .accessibilityMedium, .extraExtraExtraLarge),
      (1.8, .accessibilityLarge, .accessibilityMedium),
      (2, .accessibilityLarge, .accessibilityLarge),
      (2.25, .accessibilityExtraLarge, .accessibilityLarge),
      (3, .accessibilityExtraExtraExtraLarge, .accessibilityExtraExtraLarge),
      (3.5, .accessibilityExtraExtraExtraLarge, .accessibilityExtraExtraExtraLarge),
    ] as [(Double, ContentSizeCategory, ContentSizeCategory)]
  )
  func `a factor has a nearest category and one below`(
    factor: Double,
    nearest: ContentSizeCategory,
    below: ContentSizeCategory
  ) {
    for system in ForeignScale.System.allCases {
      let scale = ForeignScale(system, factor: factor)
      #expect(scale.category == nearest)
      #expect(scale.category(rounding: .nearest) == nearest)
      #expect(scale.category(rounding: .down) == below)
    }
  }

  /// As differences 1.5 is as far from 23/17 as from 28/17; as ratios it is nearer to AX1.
  @Test func `1.5 is AX1 although the differences are a tie`() {
    let (lower, upper) = (23.0 / 17, 28.0 / 17)
    #expect(abs((1.5 - lower) - (upper - 1.5)) < 1e-12)
    #expect(ForeignScale.android(1.5).category == .accessibilityMedium)
  }

  /// No geometric mean of two neighbors is a whole number of 17ths, so ties exist only where
  /// the square of the nearest `Double` meets the product.
  @Test func `an exact tie belongs to the larger category`() {
    var ties = 0
    for (index, size) in Self.bodySizes.dropLast().enumerated() {
      let product = (size / 17) * (Self.bodySizes[index + 1] / 17)
      let tie = product.squareRoot()
      guard tie * tie == product else { continue }
      ties += 1
      #expect(ForeignScale.web(tie).category == ContentSizeCategory.allCases[index + 1])
      #expect(ForeignScale.web(tie.nextDown).category == ContentSizeCategory.allCases[index])
    }
    #expect(ties > 0)
  }

  @Test func `factors beyond the categories are the first and the last`() {
    #expect(ForeignScale.gnome(0.01).category == .extraSmall)
    #expect(ForeignScale.gnome(0.01).category(rounding: .down) == .extraSmall)
    #expect(ForeignScale.gnome(100).category == .accessibilityExtraExtraExtraLarge)
  }

  @Test func `named constructors name their system`() {
    #expect(ForeignScale.android(1.3) == ForeignScale(.android, factor: 1.3))
    #expect(ForeignScale.gnome(1.3) == ForeignScale(.gnome, factor: 1.3))
    #expect(ForeignScale.windows(1.3) == ForeignScale(.windows, factor: 1.3))
    #expect(ForeignScale.web(1.3) == ForeignScale(.web, factor: 1.3))
  }
}

@Suite struct ForeignScaleOfCategory {
  @Test func `on the web every category has its ratio and comes back`() {
    for (category, size) in zip(ContentSizeCategory.allCases, ForeignScales.bodySizes) {
      let scale = ForeignScale.scale(for: category, on: .web)
      #expect(scale.factor == size / 17)
      #expect(scale.category == category)
      #expect(scale.category(rounding: .down) == category)
    }
    #expect(ForeignScale.scale(for: .unspecified, on: .web).factor == 1)
  }

  @Test(arguments: [
    (ForeignScale.System.android, 0.85, 2.0), (.gnome, 0.5, 3), (.windows, 1, 2.25),
  ])
  func `a category stays within what the settings of a system reach`(
    system: ForeignScale.System,
    least: Double,
    most: Double
  ) {
    var limited = 0
    for (category, size) in zip(ContentSizeCategory.allCases, ForeignScales.bodySizes) {
      let scale = ForeignScale.scale(for: category, on: system)
      #expect(scale.system == system)
      if (least...most).contains(size / 17) {
        #expect(scale.category == category)
        #expect(scale.factor == size / 17)
      } else {
        limited += 1
        #expect(scale.factor == (size / 17 < least ? least : most))
      }
    }
    #expect(limited > 0)
  }
}
