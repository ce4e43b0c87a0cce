import DynamicType
import FontDescriptors
import FontManagement
import RichText
import Testing

@testable import Typesetting

/// Emoji beside the system font take the published advances of its emoji, whatever face draws them.
@Suite struct SystemEmojiTests {
  private func width(_ text: String, _ font: Font) -> Double {
    ShapedText(AttributedText(text, font: font.request)).measure().width
  }

  private func isInstalled(_ text: String) -> Bool {
    let runs = ShapedText(AttributedText(text, font: .systemFont(ofSize: 17))).layout().lines
      .flatMap(\.glyphRuns)
    return !runs.isEmpty && runs.allSatisfy { $0.glyphs.allSatisfy { $0.number != 0 } }
  }

  @Test(arguments: [(16.0, 21.0), (14, 20), (40, 45), (64, 64), (100, 100)])
  func `An emoji is as wide as on iOS`(size: Double, advance: Double) throws {
    try #require(isInstalled("🌮"))
    let label = ShapedText(AttributedText("🌮", font: .systemFont(ofSize: size))).labelMeasure(
      displayScale: 2
    )
    #expect(label.width == advance)
  }

  @Test func `Sequences that are one picture have one advance`() {
    let font = Font.systemFont(ofSize: 40)
    for text in ["🏃‍♂️", "💁🏻", "🇲🇿", "👨‍👩‍👧‍👦", "❤️", "1️⃣"] where isInstalled(text) {
      #expect(abs(width(text, font) - 45) < 0.01, "\(text)")
    }
  }

  @Test func `Letters around emoji keep their widths at every size`() {
    for size in [11.0, 17, 23, 34, 53] {
      let font = Font.systemFont(ofSize: size)
      let sum = width("nn", font) + EmojiAdvances.advance(at: size)
      #expect(abs(width("n🌮n", font) - sum) < 0.01, "\(size)")
    }
  }

  @Test func `A line breaks where the published widths say`() {
    let font = Font.systemFont(ofSize: 40)
    let text = ShapedText(AttributedText("🌮🌮🌮🌮", font: font.request))
    #expect(text.measure(width: 90).lineCount == 2)
    #expect(text.measure(width: 89).lineCount == 4)
    #expect(text.layout(width: 90).lines.map { $0.width.rounded() } == [90, 90])
  }

  @Test func `A picture stays in the middle of its room`() throws {
    let font = Font.systemFont(ofSize: 64)
    let runs = ShapedText(AttributedText("🌮🌮", font: font.request)).layout().lines.flatMap(
      \.glyphRuns
    )
    let run = try #require(runs.first)
    #expect(run.glyphs.count == 2)
    #expect(abs(run.glyphs[1].x - run.glyphs[0].x - 64) < 0.01)
    #expect(run.glyphs.allSatisfy { $0.advanceScale < 1 })
  }

  @Test func `Beside a font that is itself emoji keep their face's advance`() throws {
    let font = try #require(Font(name: "Inter-Regular", size: 40))
    let size64 = try #require(Font(name: "Inter-Regular", size: 80))
    #expect(abs(width("🌮", size64) - 2 * width("🌮", font)) < 1e-6)
  }
}

/// White space at the end of a label's text.
@Suite struct TrailingSpaceTests {
  private func width(_ text: String, limit: Double = .infinity) -> Double {
    let shaped = ShapedText(AttributedText(text, font: .systemFont(ofSize: 17)))
    return shaped.labelMeasure(width: limit, maximumLines: nil, displayScale: 2).width
  }

  /// A public storyboard has a label "23 episodes " at 14 points, saved 83 points wide.
  @Test func `A label is as wide as its text with the space at its end`() {
    let shaped = ShapedText(AttributedText("23 episodes ", font: .systemFont(ofSize: 14)))
    #expect(shaped.labelMeasure(displayScale: 2).width == 83)
    #expect(shaped.trailingSpace > 3 && shaped.trailingSpace < 4)
  }

  @Test func `Spaces at both ends count alike`() {
    #expect(abs(width("  ab") - width("ab  ")) <= 0.5)
    #expect(width("ab  ") > width("ab ") && width("ab ") > width("ab"))
  }

  @Test func `A broken line counts its space as far as it has room`() {
    #expect(width("aaaa aaaa", limit: 45) == width("aaaa "))
    let tight = width("aaaa") + 1
    #expect(width("aaaa aaaa", limit: tight) == tight)
  }

  @Test func `A label is never wider than its limit`() {
    let limit = width("ab") + 1
    #expect(width("ab      ", limit: limit) <= limit)
  }

  @Test func `After a line break nothing hangs`() {
    #expect(ShapedText(AttributedText("ab \n", font: .systemFont(ofSize: 17))).trailingSpace == 0)
  }
}
