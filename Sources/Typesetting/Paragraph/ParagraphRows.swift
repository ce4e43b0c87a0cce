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

/// The text from one line break opportunity to the next.
struct SegmentRow: Equatable, Sendable {
  /// What the segment's end is.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8

    /// The line ends here.
    static let mandatory = Flags(rawValue: 1)
    /// No line may end here: a long segment is kept as several rows.
    static let glued = Flags(rawValue: 2)
    /// A delta row holds what a break here changes.
    static let delta = Flags(rawValue: 4)
    /// A break here shows a hyphen.
    static let hyphen = Flags(rawValue: 8)
  }

  /// The width without the white space at its end.
  var body = AdvanceSum()

  /// The width of the white space at its end.
  var space = AdvanceSum()

  /// One past its last cluster.
  var clusterEnd = 0

  /// The number of clusters in the white space at its end.
  var spaceCount = 0

  /// What its end is.
  var flags: Flags = []

  /// The white space and the flags in one word.
  var info: Int32 { Int32(truncatingIfNeeded: spaceCount << 8 | Int(flags.rawValue)) }
}

/// What a break after a segment changes in the widths of both sides.
struct DeltaRow: Equatable, Sendable {
  /// The segment.
  var segment: Int

  /// What the line that ends gains: the text shaped anew, and the hyphen.
  var left: AdvanceSum

  /// What the line that begins gains.
  var right: AdvanceSum

  func append(to words: inout WordWriter) {
    words.append(Int32(truncatingIfNeeded: segment))
    words.append(left.text)
    words.append(left.display)
    words.append(left.count)
    words.append(right.text)
    words.append(right.display)
  }
}
