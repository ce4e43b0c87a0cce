import FontDescriptors
import FontManagement
import RichText
import Testing

@testable import Typesetting

/// Designers measured that the system sets Japanese at about 93.5 percent of the size of Latin, which is
/// the footnote of article 002 (one point less at 17); the reports stand in `Reference/scripts.json`.
@Suite struct SystemJapaneseTests {
  private func width(_ text: String, _ font: Font) -> Double {
    ShapedText(AttributedText(text, font: font.request)).measure().width
  }

  @Test(arguments: [13.0, 17, 28, 53])
  func `Japanese beside the system font is smaller than its size`(size: Double) {
    let font = Font.systemFont(ofSize: size)
    #expect(abs(width("日本語", font) - 3 * 0.935 * size) < 0.01)
    #expect(abs(width("ひらがな", font) - 4 * 0.935 * size) < 0.01)
    let mixed = width("a日a", font) - width("aa", font)
    #expect(abs(mixed - 0.935 * size) < 0.05 * size)
  }

  @Test func `A font that was asked for by name keeps its advances`() throws {
    let font = try #require(Font(name: "NotoSansCJKjp-Regular", size: 17))
    #expect(abs(width("日本語", font) - 51) < 0.01)
  }
}
