import DesignTokens
import DynamicType
import Testing

/// Expected sizes are those of `UIFontMetrics`, computed by hand from the published leadings.
@Suite("Typography at the text sizes")
struct TypographyScaleTests {
  @Test(
    "The nearest style is found by size, as article 002 chose it",
    arguments: [
      (13, 400, TextStyle.footnote), (16, 400, .callout), (22, 700, .title2), (28, 700, .title1),
      (17, 400, .body), (17, 600, .headline), (14, 400, .footnote), (25, 400, .title2),
      (60, 700, .largeTitle), (4, 400, .caption2),
    ]
  )
  func nearestStyle(size: Double, weight: Double, style: TextStyle) {
    let typography = Typography(fontSize: size, fontWeight: weight)
    #expect(TypographyScale(name: "a", typography: typography).textStyle == style)
  }

  @Test("A font of 17 points is 48 points at AX5, and the line height keeps its ratio")
  func ratio() {
    let typography = Typography(fontSize: 17, letterSpacing: 0.34, lineHeight: 1.5)
    let metrics = TypographyScale(name: "a", typography: typography)
      .metrics(at: .accessibilityExtraExtraExtraLarge)
    #expect(metrics.fontSize == 48)
    #expect(metrics.lineHeight == 72)
    #expect(abs(metrics.letterSpacing - 0.96) < 1e-9)
    #expect(abs(metrics.lineSpacing - (72 - 48 * 2444.0 / 2048)) < 1e-9)
    #expect(metrics.halfLineSpacing == metrics.lineSpacing / 2)
  }

  @Test("The article's way loses the ratio")
  func scaledValue() {
    // Callout's leading is 21 at Large and 60 at AX5: 24 points become 68.57, 16 points 46.
    let scale = TypographyScale(
      name: "a",
      typography: Typography(fontSize: 16, lineHeight: 1.5),
      options: TypographyOptions(lineHeightRule: .scaledValue)
    )
    let metrics = scale.metrics(at: .accessibilityExtraExtraExtraLarge)
    #expect(metrics.fontSize == 46)
    #expect(abs(metrics.lineHeight - 206.0 / 3) < 1e-9)
    #expect(metrics.lineHeightRatio < 1.5)
  }

  @Test("Japanese text is a seventeenth larger, and its lines keep their distance")
  func japanese() {
    let options = TypographyOptions(correctsJapaneseSize: true)
    let typography = Typography(fontSize: 16, lineHeight: 1.5)
    let metrics = TypographyScale(name: "a", typography: typography, options: options)
      .metrics(at: .large)
    #expect(metrics.fontSize == 17)
    #expect(metrics.lineHeight == 24)
  }

  @Test("Limits of the token hold")
  func limits() {
    let typography = Typography(fontSize: 17)
    let limited = TypographyBehavior(
      limits: ContentSizeCategoryLimits(maximum: .extraExtraExtraLarge)
    )
    let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    func size(_ behavior: TypographyBehavior) -> Double {
      TypographyScale(name: "a", typography: typography, behavior: behavior).metrics(at: largest)
        .fontSize
    }
    #expect(size(limited) == 22)
    #expect(size(TypographyBehavior(maximumPointSize: 30)) == 30)
    #expect(size(TypographyBehavior(scales: false)) == 17)
    #expect(size(TypographyBehavior(textStyle: .largeTitle)) == 29)
  }

  @Test("There are numbers for the twelve categories")
  func twelve() {
    let scale = TypographyScale(name: "a", typography: Typography(fontSize: 17))
    #expect(scale.metrics.map(\.category) == ContentSizeCategory.allCases)
  }
}
