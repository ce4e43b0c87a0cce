import DesignTokens
import DynamicType
import FileAccess
import Testing
import UIKit

/// Runs the generated files of this folder as an app's code does.
///
/// The suite `Generated Swift` checks that they are what is written for the sample.
@Suite("Generated UIKit code")
struct GeneratedUIKitTests {
  private func scales(_ options: TypographyOptions) throws -> [TypographyScale] {
    let test = "Tests/Sizes/GeneratedTokensTests/GeneratedUIKitTests.swift"
    let root = String(#filePath.dropLast(test.count))
    let path = root + "Examples/BrandTokens/Sources/BrandTokens/brand.tokens.json"
    let source = TokenSource(path: path, bytes: try Array(FileBytes.read(path)))
    return TokenReader().read([source]).typographyScales(options: options)
  }

  private func traits(_ category: ContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  @Test("Fonts and line heights are those of the table", arguments: ContentSizeCategory.allCases)
  func ratio(category: ContentSizeCategory) throws {
    let scales = try scales(TypographyOptions())
    #expect(BrandTypography.allCases.map(\.rawValue) == scales.map(\.name))
    let traits = traits(category)
    for (typography, scale) in zip(BrandTypography.allCases, scales) {
      let expected = scale.metrics(at: category)
      let font = typography.font(compatibleWith: traits)
      let lineHeight: Double = typography.lineHeight(compatibleWith: traits)
      #expect(Double(font.pointSize) == expected.fontSize)
      #expect(abs(lineHeight - expected.lineHeight) < 1e-9)
      #expect(abs(typography.kern(compatibleWith: traits) - expected.letterSpacing) < 1e-9)
      #expect(
        abs(typography.halfLineSpacing(compatibleWith: traits) - expected.halfLineSpacing) < 1e-6
      )
      let style = typography.paragraphStyle(compatibleWith: traits)
      #expect(abs(style.minimumLineHeight - lineHeight) < 1e-9)
    }
  }

  @Test(
    "The article's way and the correction for Japanese",
    arguments: ContentSizeCategory.allCases
  )
  func article(category: ContentSizeCategory) throws {
    let options = TypographyOptions(lineHeightRule: .scaledValue, correctsJapaneseSize: true)
    let traits = UITraitCollection(traitsFrom: [
      traits(category), UITraitCollection(displayScale: 3),
    ])
    for (typography, scale) in zip(ArticleTypography.allCases, try scales(options)) {
      let expected = scale.metrics(at: category)
      #expect(Double(typography.font(compatibleWith: traits).pointSize) == expected.fontSize)
      #expect(abs(typography.lineHeight(compatibleWith: traits) - expected.lineHeight) < 1e-6)
    }
  }

  @Test("Spacing grows with its text style")
  func spacing() {
    let three = UITraitCollection(displayScale: 3)
    let largest = UITraitCollection(
      traitsFrom: [traits(.accessibilityExtraExtraExtraLarge), three]
    )
    #expect(BrandSpacing.small.scaled(compatibleWith: traits(.large)) == 8)
    // Body's leading is 22 at Large and 62 at AX5: 8 points become 22.55, in thirds 22.67.
    #expect(abs(BrandSpacing.small.scaled(compatibleWith: largest) - 68.0 / 3) < 1e-9)
    // The second title grows less.
    let ratio = BrandSpacing.default.scaled(compatibleWith: largest) / 16
    #expect(ratio > 2 && ratio < 62.0 / 22)
  }
}
