import SizeStatistics
import Testing

@Suite("Changes of shares")
struct ProportionChangeTests {
  /// The examples of Newcombe's Table II, method 10, whose first proportion is the later one here.
  @Test(
    "have the intervals that are published for them",
    arguments: [
      (56, 70, 48, 80, 0.0524, 0.3339), (9, 10, 3, 10, 0.1705, 0.8090),
      (5, 56, 0, 29, -0.0381, 0.1926), (0, 10, 0, 20, -0.1611, 0.2775),
      (10, 10, 0, 20, 0.6791, 1.0),
    ]
  )
  func intervals(now: Int, of all: Int, before: Int, ofAll: Int, lower: Double, upper: Double) {
    let change = ProportionChange(
      from: Proportion(before, of: ofAll),
      to: Proportion(now, of: all)
    )
    #expect(abs(change.confidenceInterval.lowerBound - lower) < 0.00006)
    #expect(abs(change.confidenceInterval.upperBound - upper) < 0.00006)
    #expect(change.exceedsChance == (lower > 0))
  }

  @Test("are nothing between equal shares")
  func equal() {
    let share = Proportion(300, of: 1000)
    let change = ProportionChange(from: share, to: share)
    #expect(change.value == 0 && !change.exceedsChance)
  }
}
