import DynamicType
import SizeStatistics
import Testing

@Suite("Figures of text sizes")
struct FigureTests {
  let distribution = SizeCounts([
    .extraSmall: 100, .medium: 150, .large: 700, .extraLarge: 30, .extraExtraExtraLarge: 8,
    .accessibilityMedium: 7, .accessibilityExtraExtraExtraLarge: 5,
  ]).distribution

  @Test("count smaller, default, larger and accessibility sizes")
  func kinds() {
    #expect(distribution.smaller == 250...250 && distribution.atDefault == 700...700)
    #expect(distribution.larger == 50...50 && distribution.accessibility == 12...12)
    #expect(distribution.median == .large ... .large)
  }

  @Test("say what a cap covers and costs")
  func caps() {
    #expect(distribution.users(upTo: .extraExtraExtraLarge) == 988...988)
    #expect(distribution.users(above: .extraExtraExtraLarge) == 12...12)
    #expect(distribution.users(above: .accessibilityExtraExtraExtraLarge) == 0...0)
  }

  @Test("are bounds where a bin cannot be told apart")
  func bounds() throws {
    var counts = SizeCounts([.large: 90])
    let isAdded = counts.add(10, to: .extraLarge ... .accessibilityMedium)
    #expect(isAdded)
    let merged = counts.distribution
    #expect(merged.users(above: .extraExtraExtraLarge) == 0...10)
    #expect(merged.accessibility == 0...10)
    #expect(merged.users(above: .large) == 10...10)
    #expect(merged.share(of: .extraLarge ... .extraLarge).upperBound.value == 0.1)
  }

  @Test("have the median of the user in the middle, the lower one of two")
  func median() {
    func median(_ counts: [ContentSizeCategory: Int]) -> ClosedRange<ContentSizeCategory>? {
      SizeCounts(counts).distribution.median
    }
    #expect(median([.small: 1, .large: 1]) == .small ... .small)
    #expect(median([.small: 1, .large: 2]) == .large ... .large)
    #expect(median([:]) == nil)
  }

  /// The intervals that R's `prop.test(x, n, correct = FALSE)` prints, which are Wilson's.
  @Test(
    "have Wilson's confidence interval",
    arguments: [
      (0, 10, 0.0, 0.2775328), (1, 10, 0.01787621, 0.4041500), (5, 10, 0.2365931, 0.7634069),
      (10, 10, 0.7224672, 1.0), (50, 1000, 0.03813026, 0.06531382),
    ]
  )
  func wilson(part: Int, whole: Int, lower: Double, upper: Double) {
    let interval = Proportion(part, of: whole).confidenceInterval
    #expect(abs(interval.lowerBound - lower) < 1e-5 && abs(interval.upperBound - upper) < 1e-5)
  }

  @Test("know nothing without users")
  func empty() {
    let none = SizeCounts().distribution
    #expect(none.users == 0 && none.median == nil)
    #expect(Proportion(0, of: 0).confidenceInterval == 0...1)
  }

  @Test(
    "never round a part to nothing or to everything",
    arguments: [
      (0, 9999, "0.0 %"), (1, 9999, "< 0.1 %"), (9998, 9999, "> 99.9 %"), (9999, 9999, "100.0 %"),
      (1, 8, "12.5 %"),
    ]
  )
  func percentages(part: Int, whole: Int, text: String) {
    #expect(Proportion(part, of: whole).percentage == text)
  }

  @Test("choose the fewest categories to look at, with both ends")
  func preview() {
    #expect(
      distribution.categoriesToPreview(covering: 0.9)
        == [.extraSmall, .medium, .large, .accessibilityExtraExtraExtraLarge]
    )
  }

  @Test("find whom a cap cuts off in a text, and who sees it under 11 points")
  func texts() throws {
    let styles = SizedText.textStyles(cap: .extraLarge)
    let body = try #require(styles.first { $0.name == "body" })
    #expect(body.size(at: .accessibilityExtraExtraExtraLarge) == 19)
    #expect(distribution.users(forWhomIsCut: body) == 20...20)
    #expect(SizedText.textStyles().allSatisfy { distribution.users(forWhomIsCut: $0) == 0...0 })
    let small = SizedText(name: "small", size: { $0 < .large ? 10 : 11 }, uncapped: { _ in 11 })
    #expect(distribution.users(seeing: small) == 250...250)
    #expect(distribution.users(forWhomIsCut: small) == 250...250)
  }
}
