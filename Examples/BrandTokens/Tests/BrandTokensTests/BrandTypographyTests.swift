import BrandTokens
import Testing
import UIKit

/// The names and numbers are those of `brand.tokens.json`; sizes at Large are written there.
@MainActor
@Suite("Typography that was written while the package was built")
struct BrandTypographyTests {
  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  @Test("Each token is a case with its path")
  func cases() {
    #expect(
      BrandTypography.allCases.map(\.rawValue) == [
        "typography.body.small", "typography.body.medium", "typography.body.large",
        "typography.display.small", "typography.tab",
      ]
    )
    #expect(BrandSpacing.allCases.map(\.points) == [8, 16])
  }

  @Test(
    "Sizes are those of the design at Large",
    arguments: zip(BrandTypography.allCases, [13.0, 16, 22, 28, 10])
  )
  func sizes(_ typography: BrandTypography, size: Double) {
    #expect(Double(typography.font(compatibleWith: traits(.large)).pointSize) == size)
  }

  @Test(
    "Sizes grow as UIFontMetrics of the style says",
    arguments: [
      UIContentSizeCategory.extraSmall, .extraLarge, .accessibilityMedium,
      .accessibilityExtraExtraExtraLarge,
    ]
  )
  func growth(_ category: UIContentSizeCategory) {
    let traits = traits(category)
    let expected = UIFontMetrics(forTextStyle: .callout)
      .scaledFont(for: .systemFont(ofSize: 16), compatibleWith: traits)
    let medium = BrandTypography.bodyMedium
    #expect(medium.font(compatibleWith: traits).pointSize == expected.pointSize)
    #expect(medium.lineHeight(compatibleWith: traits) == 1.5 * Double(expected.pointSize))
    #expect(BrandTypography.tab.font(compatibleWith: traits).pointSize == 10)
  }

  @Test("A label of the brand has the font of the token")
  func label() {
    let label = BrandLabel("Hello", .bodyLarge)
    #expect(label.font.pointSize == BrandTypography.bodyLarge.font().pointSize)
  }
}
