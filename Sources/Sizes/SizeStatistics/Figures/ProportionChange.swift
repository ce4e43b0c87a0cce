/// The change of a share between two groups of users, with the uncertainty of both.
public struct ProportionChange: Hashable, Sendable {
  /// The share in the earlier group.
  public let before: Proportion

  /// The share in the later group.
  public let now: Proportion

  /// Creates the change from one share to another.
  public init(from before: Proportion, to now: Proportion) {
    self.before = before
    self.now = now
  }

  /// The later share minus the earlier one, from -1 to 1.
  public var value: Double { now.value - before.value }

  /// The interval that holds the change among all users with 95 % confidence.
  ///
  /// It combines Wilson's intervals of the two shares, and assumes that the groups are independent
  /// samples. Two files of the same users show smaller changes than this interval does.
  ///
  /// Source: R. G. Newcombe, "Interval estimation for the difference between independent proportions:
  /// comparison of eleven methods", Statistics in Medicine 17, 1998, method 10.
  public var confidenceInterval: ClosedRange<Double> {
    let (first, second) = (before.confidenceInterval, now.confidenceInterval)
    let below = Self.length(now.value - second.lowerBound, first.upperBound - before.value)
    let above = Self.length(second.upperBound - now.value, before.value - first.lowerBound)
    return max(-1, value - below)...min(1, value + above)
  }

  /// Whether the interval leaves no change out.
  public var exceedsChance: Bool { !confidenceInterval.contains(0) }

  private static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}
