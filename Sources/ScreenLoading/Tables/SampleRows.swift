import HeadlessUIKit
import InterfaceBuilder

extension LoadContext {
  /// A row or item to show: a prototype with the values of the sample data.
  struct SampleRow {
    var prototype: ObjectNode
    var values: [String: SampleData.Values]
  }

  /// The rows to show of a table or collection: each prototype once, or what the sample data says.
  func sampleRows(of node: ObjectNode, prototypes: [ObjectNode]) -> [SampleRow] {
    guard !prototypes.isEmpty else { return [] }
    guard let rows = sample(for: node)?.rows else {
      return prototypes.map { SampleRow(prototype: $0, values: [:]) }
    }
    return rows.prefix(SampleData.mostRows).enumerated().map { index, row in
      let named = row.cell.flatMap { name in prototypes.first { $0.reuseIdentifier == name } }
      return SampleRow(
        prototype: named ?? prototypes[index % prototypes.count],
        values: row.values
      )
    }
  }
}
