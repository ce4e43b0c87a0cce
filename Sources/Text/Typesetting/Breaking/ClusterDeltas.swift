import Synchronization

/// The changes that breaks inside words make in one paragraph, found when first needed.
///
/// Threads read while one writes: rows are added behind those that are counted already, and a
/// table that has become too small is kept until the end, as another thread may still read it.
///
/// `@unchecked Sendable`: a row is written before the number that makes it visible, under the
/// lock, and never changed.
struct ClusterDeltas: ~Copyable, @unchecked Sendable {
  private struct Entry {
    var cluster: Int32
    var row: DeltaRow?
  }

  private typealias Table = UnsafeMutablePointer<Entry>

  private let count = Atomic<Int>(0)
  private let table = Atomic<Table?>(nil)
  private let tables = Mutex<[Table]>([])

  /// The most rows that are kept; a paragraph with more finds the others anew.
  private static let limit = 256

  private static let firstCapacity = 4

  init() {}

  deinit {
    tables.withLock { tables in for table in tables { table.deallocate() } }
  }

  /// The recorded change of a break before a cluster: `nil` when none is, `.some(nil)` when it is
  /// known to change nothing.
  @inline(__always)
  subscript(cluster: Int) -> DeltaRow?? {
    // The number first: a table that is read after it holds at least as many rows.
    let count = count.load(ordering: .acquiring)
    guard count > 0, let table = table.load(ordering: .acquiring) else { return nil }
    for index in 0..<count where Int(table[index].cluster) == cluster {
      return .some(table[index].row)
    }
    return nil
  }

  /// Remembers a row.
  func add(_ row: DeltaRow?, before cluster: Int) {
    tables.withLock { tables in
      let count = count.load(ordering: .relaxed)
      guard count < Self.limit, self[cluster] == nil else { return }
      let isFull = tables.isEmpty || count == Self.firstCapacity << (tables.count - 1)
      if isFull { grow(&tables, count) }
      let entry = Entry(cluster: Int32(truncatingIfNeeded: cluster), row: row)
      tables[tables.count - 1].advanced(by: count).initialize(to: entry)
      self.count.store(count + 1, ordering: .releasing)
    }
  }

  private func grow(_ tables: inout [Table], _ count: Int) {
    let larger = Table.allocate(capacity: Self.firstCapacity << tables.count)
    if let last = tables.last { larger.initialize(from: last, count: count) }
    tables.append(larger)
    table.store(larger, ordering: .releasing)
  }
}
