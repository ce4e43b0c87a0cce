import InterfaceBuilder

/// A row or item to show: a prototype with the values of the sample data.
struct SampleRow {
  var prototype: ObjectNode
  var values: [String: SampleData.Values]

  /// Returns the rows to show of a table or collection: each prototype once, or as the sample data
  /// say.
  static func rows(
    of node: ObjectNode,
    prototypes: [ObjectNode],
    _ sampleData: SampleDataAttributes
  ) -> [SampleRow] {
    guard !prototypes.isEmpty else { return [] }
    guard let rows = sampleData.values(for: node)?.rows else {
      return prototypes.map { SampleRow(prototype: $0, values: [:]) }
    }
    return rows.prefix(SampleData.maximumRowCount).enumerated().map { index, row in
      let named = row.cell.flatMap { name in prototypes.first { $0[.cell.reuseIdentifier] == name }
      }
      return SampleRow(
        prototype: named ?? prototypes[index % prototypes.count],
        values: row.values
      )
    }
  }
}
