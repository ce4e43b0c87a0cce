import Testing
import UIKit

/// Source: "Dynamic Type", Cookpad's developer blog, January 2019 (iOS 12).
@Suite("Scaled fonts and values of the article \"Dynamic Type\"")
struct FontMetricsTests {
  private let largest = UITraitCollection.at(.accessibilityExtraExtraExtraLarge)

  @Test("A body font that is scaled to AX5 is 48, the body font of AX5 is 53")
  func unevenness() {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let base = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
    let preferred = UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest)
    let scaled = UIFontMetrics.default.scaledFont(for: base, compatibleWith: largest)
    #expect(base.pointSize == 17)
    #expect(preferred.pointSize == 53)
    #expect(scaled.pointSize == 48)
  }

  @Test("The ratio is that of the leadings: the article's own metrics give the same values")
  func rewritten() {
    let styles: [UIFont.TextStyle] = [.title1, .title3, .headline, .body, .footnote, .caption2]
    for style in styles {
      let metrics = UIFontMetrics(forTextStyle: style)
      let simple = SimpleFontMetrics(textStyle: style)
      for category in Screens.categories {
        let traits = UITraitCollection.at(category, scale: 3)
        for value: Double in [1, 11, 20, 44, 200] {
          #expect(
            abs(
              metrics.scaledValue(for: value, compatibleWith: traits)
                - simple.scaledValue(for: value, compatibleWith: traits)
            ) < 1e-9,
            "\(style) \(category) \(value)"
          )
          let font = metrics.scaledFont(for: .systemFont(ofSize: value), compatibleWith: traits)
          #expect(
            Double(font.pointSize) == simple.scaledPointSize(for: value, compatibleWith: traits)
          )
        }
      }
    }
  }

  @Test("The default metrics are those of the body style")
  func defaultMetrics() {
    let body = UIFontMetrics(forTextStyle: .body)
    #expect(UIFontMetrics.default == body)
    // 22 points of leading at Large, 62 at AX5: the published table.
    #expect(body.scaledValue(for: 22, compatibleWith: largest) == 62)
    #expect(
      UIFontMetrics(forTextStyle: .caption2).scaledValue(for: 13, compatibleWith: largest) == 48
    )
  }

  @Test("A maximum holds, whatever the text size")
  func maximum() {
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 30),
      maximumPointSize: 50,
      compatibleWith: largest
    )
    #expect(font.pointSize == 50)
    #expect(font.adjustsForContentSizeCategory)
  }

  @Test("Values are rounded to pixels, fonts to points")
  func rounding() {
    let traits = UITraitCollection.at(.extraExtraExtraLarge, scale: 3)
    // 10 * 29 / 22 is 13.18.
    #expect(
      abs(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: traits) - 40.0 / 3) < 1e-9
    )
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 10),
      compatibleWith: traits
    )
    #expect(font.pointSize == 13)
  }

  @Test("Without traits the application's text size holds")
  func application() {
    Screens.withApplication(.accessibilityExtraExtraExtraLarge) {
      #expect(
        UIApplication.shared.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge
      )
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
      #expect(UIFontMetrics.default.scaledValue(for: 22) == 62)
    }
  }

  @Test("Categories compare, and five of them are for accessibility")
  func categories() {
    let order = Screens.categories
    #expect(order == order.sorted())
    #expect(order.count == 12)
    #expect(order.filter(\.isAccessibilityCategory).count == 5)
    for category in order {
      // The article's two ways to ask for the same.
      #expect(category.isAccessibilityCategory == (category > .extraExtraExtraLarge))
    }
  }

  @Test("The headline is bold at the size of the body")
  func headline() {
    let traits = UITraitCollection.at(.large)
    let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits)
    #expect(headline.pointSize == 17)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    let text = "Heading" as NSString
    #expect(
      text.size(withAttributes: [.font: headline]).width
        > text.size(withAttributes: [.font: body]).width
    )
  }
}
