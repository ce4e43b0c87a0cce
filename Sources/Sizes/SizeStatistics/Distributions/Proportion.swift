/// A part of a number of users, with the uncertainty of a small number.
public struct Proportion: Hashable, Sendable, Comparable {
  /// The users of the part.
  public let part: Int

  /// All users.
  public let whole: Int

  /// Creates a proportion.
  ///
  /// - Precondition: The part is not negative and not above the whole.
  public init(_ part: Int, of whole: Int) {
    precondition(part >= 0 && part <= whole, "a part lies between nothing and the whole")
    self.part = part
    self.whole = whole
  }

  /// The part as a number from 0 to 1; 0 without users.
  public var value: Double { whole == 0 ? 0 : Double(part) / Double(whole) }

  /// The interval that holds the share among all users with 95 % confidence.
  ///
  /// This is Wilson's score interval. Unlike the interval of the normal approximation it stays
  /// between 0 and 1, and it is not empty for a part of 0. Without users it is everything from 0 to
  /// 1. It covers chance if the users in the file are a random sample; it does not account for
  /// users who are missing for a reason.
  ///
  /// Source: E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference",
  /// Journal of the American Statistical Association 22, 1927.
  public var confidenceInterval: ClosedRange<Double> {
    guard whole > 0 else { return 0...1 }
    // The deviations from the mean between which 95 % of a normal distribution lie.
    let deviations = 1.959963984540054
    let square = deviations * deviations
    let users = Double(whole)
    let variance = value * (1 - value) / users + square / (4 * users * users)
    let center = value + square / (2 * users)
    let reach = deviations * variance.squareRoot()
    let scale = 1 + square / users
    let lower = part == 0 ? 0 : max(0, (center - reach) / scale)
    let upper = part == whole ? 1 : min(1, (center + reach) / scale)
    return lower...upper
  }

  /// Orders proportions by their share.
  public static func < (first: Proportion, second: Proportion) -> Bool {
    first.value < second.value
  }

  /// Whether two proportions have the same part of the same whole.
  public static func == (first: Proportion, second: Proportion) -> Bool {
    first.part == second.part && first.whole == second.whole
  }
}
