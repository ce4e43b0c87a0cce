/// A value that depends on the version of the system: a row for each version that changed it.
///
/// The rows are written by `Scripts/generate-tables` from tables under `Reference/`, which hold the
/// source of each.
package struct ValueByVersion<Value: Sendable>: Sendable {
  private let rows: [(since: UInt16, value: Value)]

  /// Creates a table from rows in ascending order of versions; at least one.
  package init(_ rows: [(since: UInt16, value: Value)]) {
    precondition(!rows.isEmpty, "A value by version has at least one row.")
    self.rows = rows
  }

  /// The value in a generation; the first row's before the first version.
  package subscript(generation: SystemGeneration) -> Value {
    let major = generation.version.major
    return (rows.last { $0.since <= major } ?? rows[0]).value
  }
}
