/// The text from one line break opportunity to the next.
struct SegmentRow: Equatable, Sendable {
  /// The properties of a segment's end.
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

  /// The properties of its end.
  var flags: Flags = []

  /// The white space and the flags in one word.
  var info: Int32 { Int32(truncatingIfNeeded: spaceCount << 8 | Int(flags.rawValue)) }
}

extension SegmentRow.Flags {
  /// Whether nothing but a break opportunity is at the end.
  var isPlain: Bool { isDisjoint(with: [.mandatory, .glued]) }
}
