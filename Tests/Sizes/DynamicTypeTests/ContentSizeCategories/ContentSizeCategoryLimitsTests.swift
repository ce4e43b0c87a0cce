import DynamicType
import Testing

@Suite struct ContentSizeCategoryLimitsClamp {
  static let everything = [ContentSizeCategory.unspecified] + ContentSizeCategory.allCases

  @Test func `a category outside moves to the nearest limit`() {
    let limits = ContentSizeCategoryLimits(minimum: .medium, maximum: .accessibilityMedium)
    #expect(limits.clamp(.extraSmall) == .medium)
    #expect(limits.clamp(.medium) == .medium)
    #expect(limits.clamp(.extraLarge) == .extraLarge)
    #expect(limits.clamp(.accessibilityMedium) == .accessibilityMedium)
    #expect(limits.clamp(.accessibilityExtraExtraExtraLarge) == .accessibilityMedium)
  }

  @Test(arguments: everything)
  func `no limits change nothing`(category: ContentSizeCategory) {
    #expect(ContentSizeCategoryLimits.none.clamp(category) == category)
    #expect(ContentSizeCategoryLimits() == .none)
  }

  @Test(arguments: everything, everything)
  func `an unspecified category stays unspecified`(
    minimum: ContentSizeCategory,
    maximum: ContentSizeCategory
  ) {
    let limits = ContentSizeCategoryLimits(minimum: minimum, maximum: maximum)
    #expect(limits.clamp(.unspecified) == .unspecified)
  }

  /// UIKit: where the minimum is above the maximum the minimum has no effect.
  @Test(arguments: ContentSizeCategory.allCases)
  func `where the minimum is above the maximum only the maximum holds`(
    category: ContentSizeCategory
  ) {
    let crossed = ContentSizeCategoryLimits(minimum: .accessibilityLarge, maximum: .large)
    #expect(crossed.clamp(category) == .large)
  }

  @Test func `closed and partial ranges are limits`() {
    let closed = ContentSizeCategoryLimits(.small ... .extraLarge)
    #expect(closed == ContentSizeCategoryLimits(minimum: .small, maximum: .extraLarge))
    let through = ContentSizeCategoryLimits(...ContentSizeCategory.extraLarge)
    #expect(through == ContentSizeCategoryLimits(maximum: .extraLarge))
    let from = ContentSizeCategoryLimits(ContentSizeCategory.small...)
    #expect(from == ContentSizeCategoryLimits(minimum: .small))
  }

  @Test func `limits contain what passes unchanged`() {
    let limits = ContentSizeCategoryLimits(.medium ... .extraLarge)
    let inside = ContentSizeCategory.allCases.filter(limits.contains)
    #expect(inside == [.medium, .large, .extraLarge])
  }
}

@Suite struct ContentSizeCategoryLimitsIntersection {
  @Test func `nested ranges intersect`() {
    let outer = ContentSizeCategoryLimits(.small ... .extraLarge)
    let inner = ContentSizeCategoryLimits(.medium ... .accessibilityMedium)
    #expect(outer.intersection(inner) == ContentSizeCategoryLimits(.medium ... .extraLarge))
    #expect(inner.intersection(outer) == ContentSizeCategoryLimits(.medium ... .extraLarge))
  }

  @Test func `a minimum outside and a maximum inside both hold`() {
    let outer = ContentSizeCategoryLimits(ContentSizeCategory.large...)
    let inner = ContentSizeCategoryLimits(...ContentSizeCategory.accessibilityMedium)
    #expect(
      outer.intersection(inner) == ContentSizeCategoryLimits(.large ... .accessibilityMedium)
    )
  }

  @Test func `limits without overlap give the inner category nearest to the outer limits`() {
    let low = ContentSizeCategoryLimits(.small ... .large)
    let high = ContentSizeCategoryLimits(.extraExtraLarge ... .accessibilityLarge)
    #expect(
      low.intersection(high) == ContentSizeCategoryLimits(.extraExtraLarge ... .extraExtraLarge)
    )
    #expect(high.intersection(low) == ContentSizeCategoryLimits(.large ... .large))
  }

  @Test func `an intersection clamps as the outer, then the inner limits, for all of them`() {
    let limits = ContentSizeCategoryLimitsClamp.everything.flatMap { minimum in
      ContentSizeCategoryLimitsClamp.everything.map { maximum in
        ContentSizeCategoryLimits(minimum: minimum, maximum: maximum)
      }
    }
    #expect(limits.count == 169)
    var differences: [String] = []
    for outer in limits {
      for inner in limits {
        let both = outer.intersection(inner)
        for category in ContentSizeCategoryLimitsClamp.everything
        where both.clamp(category) != inner.clamp(outer.clamp(category)) {
          differences.append("\(category) in \(inner) in \(outer)")
        }
      }
    }
    #expect(differences == [])
  }
}
