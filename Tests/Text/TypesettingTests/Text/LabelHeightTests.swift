import DynamicType
import FontDescriptors
import FontManagement
import RichText
import Testing

@testable import Typesetting

/// Heights of labels that were read on devices with iOS 26.1.
///
/// Source: family "ios26-two-line-and-heights" of the measured label sizes of
/// Vercantez/openuikit.
@Suite struct LabelHeightTests {
  struct Row: Sendable {
    var font: Font
    var lines: Int
    var scale: Double
    var height: Double
  }

  static func preferred(
    _ style: TextStyle,
    _ category: ContentSizeCategory = .large
  ) -> Font {
    .preferredFont(
      forTextStyle: style,
      compatibleWith: TraitCollection(
        preferredContentSizeCategory: category,
        systemVersion: SystemVersion(26, 1)
      )
    )
  }

  static let rows: [Row] = [
    Row(font: preferred(.subheadline), lines: 1, scale: 2, height: 18),
    Row(font: preferred(.subheadline), lines: 2, scale: 2, height: 38),
    Row(font: .systemFont(ofSize: 15), lines: 2, scale: 2, height: 36),
    Row(font: preferred(.headline), lines: 1, scale: 3, height: 61.0 / 3),
    Row(font: preferred(.headline), lines: 2, scale: 3, height: 127.0 / 3),
    Row(font: preferred(.subheadline), lines: 1, scale: 3, height: 18),
    Row(font: preferred(.subheadline), lines: 2, scale: 3, height: 38),
    Row(font: preferred(.subheadline), lines: 3, scale: 3, height: 58),
    Row(font: .systemFont(ofSize: 18), lines: 1, scale: 3, height: 65.0 / 3),
    Row(font: .systemFont(ofSize: 16), lines: 1, scale: 3, height: 58.0 / 3),
    Row(font: .systemFont(ofSize: 13), lines: 1, scale: 3, height: 47.0 / 3),
    Row(font: .boldSystemFont(ofSize: 24), lines: 1, scale: 3, height: 86.0 / 3),
    Row(font: .systemFont(ofSize: 17), lines: 1, scale: 3, height: 61.0 / 3),
    Row(font: preferred(.body, .accessibilityLarge), lines: 1, scale: 2, height: 39.5),
    Row(font: preferred(.subheadline, .accessibilityLarge), lines: 1, scale: 2, height: 36),
    Row(font: preferred(.subheadline, .accessibilityLarge), lines: 2, scale: 2, height: 72),
    Row(font: .boldSystemFont(ofSize: 48), lines: 1, scale: 2, height: 57.5),
    Row(
      font: .systemFont(ofSize: 21, weight: .semibold),
      lines: 1,
      scale: 2,
      height: 25.5
    ),
    Row(font: preferred(.body, .extraExtraExtraLarge), lines: 1, scale: 2, height: 27.5),
    Row(font: preferred(.subheadline, .extraExtraExtraLarge), lines: 1, scale: 2, height: 25.5),
    Row(font: .boldSystemFont(ofSize: 34), lines: 1, scale: 2, height: 41),
  ]

  @Test(arguments: rows.indices)
  func `Labels are as high as they were measured`(index: Int) {
    let row = Self.rows[index]
    let string = Array(repeating: "A quiet start", count: row.lines).joined(separator: "\n")
    for text in [string, string.replacing("\n", with: "\u{2028}")] {
      let label = ShapedText(AttributedText(text, font: row.font.request)).labelMeasure(
        maximumLines: nil,
        displayScale: row.scale
      )
      #expect(abs(label.height - row.height) < 1e-6)
      #expect(label.lineCount == row.lines)
    }
  }

  @Test func `The two-line label of the measurement wraps and is as high`() {
    let text = "A quiet start, then a run of meetings. The 16:9 art is generated, not an asset."
    let label = ShapedText(AttributedText(text, font: Self.preferred(.subheadline).request))
      .labelMeasure(
        width: 343,
        maximumLines: nil,
        displayScale: 2
      )
    #expect(label.lineCount == 2)
    #expect(label.height == 38)
    #expect(label.isTruncated == false)
  }
}
