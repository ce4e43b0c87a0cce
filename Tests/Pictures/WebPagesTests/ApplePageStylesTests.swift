import DynamicType
import Testing

@testable import WebPages

@Suite("Apple's keywords in web pages")
struct ApplePageStylesTests {
  private func resolved(_ text: String, _ category: ContentSizeCategory = .large) -> String {
    ApplePageStyles(category: category).resolving(text)
  }

  @Test(
    "become the weight and size of the category",
    arguments: [
      (ContentSizeCategory.large, "body{font:400 17px"),
      (.accessibilityExtraExtraExtraLarge, "body{font:400 53px"),
      (.extraSmall, "body{font:400 14px"),
    ]
  )
  func sizes(_ category: ContentSizeCategory, _ beginning: String) {
    #expect(resolved("body{font:-apple-system-body}", category).hasPrefix(beginning))
  }

  @Test("are found in rules, attributes and conditions")
  func places() {
    #expect(
      resolved(#"<p style="font: -apple-system-headline">"#).contains(#""font: 600 17px -apple"#)
    )
    #expect(resolved("a{color:red;font : -APPLE-system-footnote !important;}").contains("400 13px"))
    #expect(
      resolved("@supports (font: -apple-system-body) and (-webkit-touch-callout: none) {}")
        == "@supports (font: 400 17px \(ApplePageStyles.family)) and (display: block) {}"
    )
  }

  @Test(
    "stay where WebKit has no font for them",
    arguments: [
      "a{font: -apple-system-body, Helvetica}", "a{font-family: -apple-system-body}",
      "a{font: -apple-system-callout}", "a{font: bold -apple-system-body}",
      "a{--x-font: -apple-system-body}", "a{font: -apple-system-title4}",
    ]
  )
  func invalid(_ text: String) {
    #expect(resolved(text) == text)
  }
}
