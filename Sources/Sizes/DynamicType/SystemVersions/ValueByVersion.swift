/// A value that depends on the version of the system: a row for each version that changed it.
///
/// The rows are written by `Scripts/generate-tables` from tables under `Reference/`, which hold the
/// source of each.
package struct ValueByVersion<Value: Sendable>: Sendable {
  /// The versions from which on the values hold, apart from these: a search of tuples would be generic code,
  /// which looks their type up again each time.
  private let versions: [UInt16]
  private let values: [Value]

  /// Creates a table from rows in ascending order of versions; at least one.
  package init(_ rows: [(since: UInt16, value: Value)]) {
    precondition(!rows.isEmpty, "A value by version has at least one row.")
    versions = rows.map { $0.since }
    values = rows.map { $0.value }
  }

  /// The value in a generation; the first row's before the first version.
  package subscript(generation: SystemGeneration) -> Value {
    let major = generation.version.major
    return values[versions.lastIndex { $0 <= major } ?? 0]
  }
}
