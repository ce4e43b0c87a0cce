import Testing
import UIKit

/// Source: "Dynamic Type: the experience of the Spark team", DOU.
@Suite("Spark's fonts and values that stop at XXXL")
struct SparkFontTests {
  @Test("Three steps of two points: a font of 17 ends at 23, where the body style is at XXXL")
  func maximumPointSize() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.estimatedPointSize(at: .extraExtraExtraLarge) == 23)
    let body = UIFont.preferredFont(
      forTextStyle: .body,
      compatibleWith: .at(.extraExtraExtraLarge)
    )
    #expect(body.pointSize == 23)
  }

  @Test("The sizes of Spark's steps beside those of the body style")
  func deltas() {
    // Above Large the style grows by 2, as Spark found; below it shrinks by 1 and not by 2.
    let spark: [Double] = [11, 13, 15, 17, 19, 21, 23]
    let apple: [CGFloat] = [14, 15, 16, 17, 19, 21, 23]
    let font = UIFont.systemFont(ofSize: 17)
    for (index, category) in Screens.categories.prefix(7).enumerated() {
      #expect(font.estimatedPointSize(at: category) == spark[index])
      let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: .at(category))
      #expect(body.pointSize == apple[index])
    }
  }

  @Test("A label with such a font grows up to XXXL and no further")
  func label() throws {
    let label = UILabel()
    label.text = "Spark"
    label.font = .scalable(
      ofSize: 15,
      weight: .semibold,
      maximumContentSizeCategory: .extraExtraExtraLarge,
      compatibleWith: .at(.large)
    )
    label.adjustsFontForContentSizeCategory = true
    let window = try Screens.window(holding: label)
    var sizes: [Double] = []
    for category in Screens.categories {
      window.choose(category)
      sizes.append(label.font.pointSize)
    }
    // 15 * 19 … 29 / 22, and from AX1 on, where 15 * 34 / 22 is 23, the maximum of 15 + 6.
    #expect(sizes == [13, 14, 14, 15, 16, 18, 20, 21, 21, 21, 21, 21])
  }

  @Test("Traits are added in the same size")
  func traits() {
    let font = UIFont.systemFont(ofSize: 13, weight: .regular).adding([.traitItalic])
    #expect(font.pointSize == 13)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitItalic))
  }

  @Test("Values stop at Spark's factor of a third")
  func values() {
    let metrics = UIFontMetrics.default
    let maximum = UIContentSizeCategory.extraExtraExtraLarge
    #expect(metrics.scaledValue(for: 44, upTo: maximum, in: .at(.large)) == 44)
    #expect(metrics.scaledValue(for: 44, upTo: maximum, in: .at(maximum)) == 58)
    for category in Screens.categories where category.isAccessibilityCategory {
      let value = metrics.scaledValue(for: 44, upTo: maximum, in: .at(category))
      #expect(abs(value - 44 * 1.3333333333) < 1e-9)
    }
    // The article calls the factor empirical: the system's own is 29 / 22, 1.5 % less.
    let exact = metrics.scaledValue(for: 22, compatibleWith: .at(maximum)) / 22
    #expect(exact == 29.0 / 22)
    #expect(abs(exact / 1.3333333333 - 1) < 0.012)
  }
}
