/// The numbers of elements and attributes of a document that are used, irrelevant, and reported.
///
/// The sums are those of the whole document: nothing is dropped silently.
public struct Accounting: Hashable, Sendable {
  /// Three numbers.
  public struct Counts: Hashable, Sendable {
    /// The number of those that are read.
    public var used = 0
    /// The number of those that are known to have no effect, for a reason.
    public var irrelevant = 0
    /// The number of those that are unknown and reported.
    public var reported = 0

    /// Creates counts.
    public init(used: Int = 0, irrelevant: Int = 0, reported: Int = 0) {
      self.used = used
      self.irrelevant = irrelevant
      self.reported = reported
    }

    /// The number of all.
    public var total: Int { used + irrelevant + reported }

    /// Returns the sums of two counts.
    public static func + (lhs: Counts, rhs: Counts) -> Counts {
      Counts(
        used: lhs.used + rhs.used,
        irrelevant: lhs.irrelevant + rhs.irrelevant,
        reported: lhs.reported + rhs.reported
      )
    }
  }

  /// Creates counts of nothing.
  public init() {}

  /// The elements.
  public var elements = Counts()
  /// The attributes.
  public var attributes = Counts()
}
