extension Tableau {
  /// The entries from which on it matters where they lie: fewer are in the processor's cache.
  private static let manyEntries = 1 << 15

  /// Whether enough entries were added since the last ordering to spread rows over the memory.
  var isScattered: Bool { scattered > max(Self.manyEntries, entries.count) }

  /// Lets the entries of each row lie side by side again, in the same order.
  ///
  /// Pivots walk along rows. Where entries come and go, each step of such a walk waits for the
  /// memory; after this it does not.
  ///
  /// - Complexity: Linear in the number of entries. Their indices change.
  mutating func putInOrder() {
    scattered = 0
    guard entries.count > Self.manyEntries else { return }
    var places = FlatArray<Int32>(repeating: -1, count: entries.count)
    var ordered = FlatArray<Entry>()
    for row in 0..<rows.count where rows[row].owner >= 0 {
      var entry = rows[row].first
      while entry >= 0 {
        places[entry] = Int32(ordered.count)
        ordered.append(entries[entry])
        entry = entries[entry].inRow.next
      }
    }
    func place(_ entry: Int32) -> Int32 { entry < 0 ? -1 : places[entry] }
    for index in 0..<ordered.count {
      ordered[index].inRow.next = place(ordered[index].inRow.next)
      ordered[index].inRow.previous = place(ordered[index].inRow.previous)
      ordered[index].inColumn.next = place(ordered[index].inColumn.next)
      ordered[index].inColumn.previous = place(ordered[index].inColumn.previous)
    }
    for row in 0..<rows.count { rows[row].first = place(rows[row].first) }
    for column in 0..<columns.count { columns[column].first = place(columns[column].first) }
    entries = ordered
    free.entry = -1
  }
}
