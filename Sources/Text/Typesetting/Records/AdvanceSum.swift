/// A sum of recorded advances: at both masters, and how many clusters get tracking.
struct AdvanceSum: Equatable, Sendable {
  /// The sum at the text master.
  var text: Int32 = 0

  /// The sum at the display master.
  var display: Int32 = 0

  /// The clusters that get tracking or letter spacing.
  var count: Int32 = 0

  static func + (lhs: AdvanceSum, rhs: AdvanceSum) -> AdvanceSum {
    AdvanceSum(
      text: lhs.text &+ rhs.text,
      display: lhs.display &+ rhs.display,
      count: lhs.count &+ rhs.count
    )
  }

  static func - (lhs: AdvanceSum, rhs: AdvanceSum) -> AdvanceSum {
    AdvanceSum(
      text: lhs.text &- rhs.text,
      display: lhs.display &- rhs.display,
      count: lhs.count &- rhs.count
    )
  }
}
