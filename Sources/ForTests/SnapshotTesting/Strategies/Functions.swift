extension Snapshotting where Value: CaseIterable {
  /// The result of a function for every case, as a table with a row for each.
  public static func `func`<Result>(
    into witness: Snapshotting<Result, String>
  ) -> Snapshotting<(Value) -> Result, String> {
    var way = Snapshotting<(Value) -> Result, String>(
      pathExtension: "csv",
      diffing: .lines,
      asyncSnapshot: { function in
        Async { callback in
          FunctionTable(Array(Value.allCases), function, witness).write(callback)
        }
      }
    )
    way.pathExtension = "csv"
    return way
  }
}

/// The rows of a function of cases.
private final class FunctionTable<Value, Result> {
  private let cases: [Value]
  private let function: (Value) -> Result
  private let witness: Snapshotting<Result, String>
  private var rows: [String] = []

  init(
    _ cases: [Value],
    _ function: @escaping (Value) -> Result,
    _ witness: Snapshotting<Result, String>
  ) {
    (self.cases, self.function, self.witness) = (cases, function, witness)
  }

  /// Writes one row after the other, and calls back with the table.
  func write(_ callback: @escaping (String) -> Void) {
    guard rows.count < cases.count else {
      callback(rows.joined(separator: "\n"))
      return
    }
    let value = cases[rows.count]
    witness.snapshot(function(value)).run { text in
      self.rows.append("\(self.cell("\(value)")),\(self.cell(text))")
      self.write(callback)
    }
  }

  private func cell(_ text: String) -> String {
    "\"\(text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
  }
}
