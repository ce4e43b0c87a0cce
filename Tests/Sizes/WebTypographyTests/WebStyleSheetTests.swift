import DynamicType
import Testing
import WebTypography

@Suite("Style sheets")
struct WebStyleSheetTests {
  private let css = WebStyleSheet(styles: WebTextStyle.styles(TextStyle.standard, in: .iOS)).css

  @Test("have a class for every style and its short and tall forms")
  func classes() {
    let names = [
      "large-title", "title1", "title2", "title3", "headline", "short-headline", "body",
      "short-body", "tall-body", "callout", "subheadline", "short-subheadline", "footnote",
      "short-footnote", "caption1", "short-caption1", "caption2",
    ]
    let styles = WebTextStyle.styles(TextStyle.standard, in: .iOS)
    #expect(styles.map(\.name) == names)
    for name in names { #expect(css.contains("\n.dt-\(name) { "), "\(name)") }
  }

  @Test("give lines of short and tall forms 2 points less and more")
  func leading() throws {
    let styles = WebTextStyle.styles([.body], in: .iOS)
    #expect(styles.map { $0.lineHeight.value(at: .large) } == [22, 20, 24])
    #expect(Set(styles.map { $0.fontSize.value(at: .large) }) == [17])
  }

  @Test("know every name of a category")
  func names() {
    for name in ["AX5", "accessibilityExtraExtraExtraLarge", "accessibility5", "XS", "xSmall"] {
      #expect(css.contains("[data-content-size=\"\(name)\" i]"), "\(name)")
      #expect(css.contains("[data-maximum-content-size=\"\(name)\" i]"), "\(name)")
    }
  }

  @Test("use Apple's keywords where body has the size of iOS, all but one for a style each")
  func keywords() throws {
    let condition = "@supports (font: -apple-system-body) and (-webkit-touch-callout: default) {"
    let parts = css.split(separator: condition)
    try #require(parts.count == 2)
    for keyword in SystemFontKeyword.allCases {
      #expect(parts[1].contains("{ font: \(keyword.rawValue); "), "\(keyword)")
      #expect(!parts[0].contains(keyword.rawValue), "\(keyword)")
    }
    #expect(!css.contains("-apple-system-callout"))
  }

  @Test("never set a size that forbids scaling, and close every block")
  func soundness() {
    #expect(css.count { $0 == "{" } == css.count { $0 == "}" })
    #expect(css.count { $0 == "(" } == css.count { $0 == ")" })
    #expect(!css.contains("text-size-adjust: none"))
  }

  @Test("take a prefix, spacings and families, whose names are escaped")
  func options() {
    let sheet = WebStyleSheet(
      styles: WebTextStyle.styles([.callout], in: .iOS),
      spacings: [6, 2.5],
      fontFamilies: ["Ann\"a</style>", "serif"],
      prefix: "my"
    )
    #expect(sheet.css.contains("--my-space-6: calc(6 * var(--my-unit));"))
    #expect(sheet.css.contains("--my-space-2-5: calc(2.5 * var(--my-unit));"))
    #expect(sheet.css.contains("--my-font-family: \"Ann\\22 a\\3c /style>\", serif;"))
    #expect(!sheet.css.contains("dt-") || !sheet.css.contains("--dt"))
  }

  @Test("take names of tokens apart at capitals and points")
  func tokenNames() {
    let flat = CategoryCurve { _ in 10 }
    let names = ["typography.bodyLarge", "Über/Text 2", "..", "iOS"].map {
      WebTextStyle(name: $0, fontSize: flat, lineHeight: flat).name
    }
    #expect(names == ["typography-body-large", "über-text-2", "text", "i-os"])
  }

  @Test("are shown by a page with a section for each category and escaped text")
  func specimen() {
    let sheet = WebStyleSheet(styles: WebTextStyle.styles([.body], in: .iOS))
    let html = WebSpecimen(sheet: sheet, title: "A & B", sample: "<b>").html
    #expect(html.contains("<title>A &amp; B</title>"))
    #expect(html.contains("&lt;b&gt; <small>tall-body 53/64</small>"))
    #expect(html.split(separator: "<section data-content-size=").count == 13)
    #expect(html.contains(WebStyleSheet.headMarkup))
  }
}
