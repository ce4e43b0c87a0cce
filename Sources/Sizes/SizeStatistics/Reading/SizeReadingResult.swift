/// The users of each text size in a file, by group, with an account of all its rows.
public struct SizeReadingResult: Hashable, Sendable {
  /// Users with the same values in the columns by which users are grouped.
  public struct Group: Hashable, Sendable {
    /// The values of the columns; empty where users are not grouped, and for an empty cell.
    public var values: [String]

    /// The users by category.
    public var counts: SizeCounts
  }

  /// An account of the rows, whose sum is the number of rows below the header.
  ///
  /// In a table with a column for each category, each cell with a number counts as a row.
  public struct Rows: Hashable, Sendable {
    /// The rows that are counted.
    public var counted = 0

    /// The events that a newer one of the same user replaced.
    public var replaced = 0

    /// The rows that were left out because of a fault, each with a diagnostic.
    public var leftOut = 0
  }

  /// The columns by which users are grouped.
  public var groupedBy: [String] = []

  /// The groups in the order in which the file first names them.
  public var groups: [Group] = []

  /// The account of the rows.
  public var rows = Rows()

  /// The users in rows that were left out, as far as such a row says how many they are.
  public var usersLeftOut = 0

  /// Whether each row is an event, of a user or a session, and not a number of users.
  public var isOfEvents = false

  /// Whether events name their user, so that each user is counted once.
  public var namesUsers = false

  /// The columns that were not read.
  public var unreadColumns: [String] = []

  /// The first diagnostics, in the order of the file.
  public var diagnostics: [SizeDiagnostic] = []

  /// The number of all diagnostics.
  public var diagnosticCount = 0

  /// All users together.
  public var total: SizeCounts { groups.reduce(SizeCounts()) { $0 + $1.counts } }
}
