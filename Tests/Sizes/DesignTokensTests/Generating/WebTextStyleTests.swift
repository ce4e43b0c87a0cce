import DesignTokens
import DynamicType
import Testing
import WebTypography

@Suite("Tokens as styles of web pages")
struct WebTextStyleTests {
  private func scale(_ name: String, maximum: ContentSizeCategory? = nil) -> TypographyScale {
    TypographyScale(
      name: name,
      typography: Typography(
        fontFamilies: ["Acme Sans"],
        fontSize: 20,
        fontWeight: 550,
        letterSpacing: -0.4,
        lineHeight: 1.5
      ),
      behavior: TypographyBehavior(
        textStyle: .title3,
        limits: ContentSizeCategoryLimits(maximum: maximum ?? .unspecified)
      )
    )
  }

  @Test("have the token's numbers in every category", arguments: ContentSizeCategory.allCases)
  func numbers(_ category: ContentSizeCategory) {
    let scale = scale("heading.large")
    let (style, metrics) = (WebTextStyle(scale), scale.metrics(at: category))
    #expect(style.name == "heading-large")
    #expect(style.fontSize.value(at: category) == metrics.fontSize)
    #expect(style.lineHeight.value(at: category) == metrics.lineHeight)
    #expect(style.letterSpacing?.value(at: category) == metrics.letterSpacing)
  }

  @Test("stop at the token's largest category")
  func limits() {
    let style = WebTextStyle(scale("a", maximum: .accessibilityMedium))
    // 20 points by the leadings of title3: 38 at AX1 over 25 at Large.
    #expect(style.fontSize.value(at: .accessibilityExtraExtraExtraLarge) == 30)
    #expect(style.lineHeight.value(at: .accessibilityExtraExtraExtraLarge) == 45)
  }

  @Test("keep names apart that are equal in CSS")
  func names() {
    let styles = WebTextStyle.styles(of: [
      scale("text.body"), scale("text-body"), scale("textBody"),
    ])
    #expect(styles.map(\.name) == ["text-body", "text-body-2", "text-body-3"])
  }

  @Test("bring weight, family and tracking into the sheet")
  func css() {
    let css = WebStyleSheet(styles: [WebTextStyle(scale("heading"))]).css
    #expect(css.contains("--dt-heading-weight: 550;"))
    #expect(css.contains(".dt-heading { font-family: \"Acme Sans\", var(--dt-font-family);"))
    #expect(css.contains("letter-spacing: var(--dt-heading-tracking);"))
    #expect(css.contains("--dt-heading-tracking: calc(1px * (-0.36 "))
  }
}
