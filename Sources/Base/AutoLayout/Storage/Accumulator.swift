/// Sums by index, of which only those that were touched are looked at and cleared.
///
/// The sum of magnitudes beside each sum says whether what is left is more than rounding.
struct Accumulator: ~Copyable {
  /// One sum.
  struct Cell: BitwiseCopyable {
    var sum = 0.0
    var size = 0.0
  }

  private var cells = FlatArray<Cell>()
  private(set) var touched = FlatArray<Int32>()

  /// The share of the magnitudes below which a sum is rounding.
  static let negligible = 1e-12

  @inline(__always)
  mutating func add(_ amount: Double, at index: Int32) {
    guard amount != 0 else { return }
    if Int(index) >= cells.count { cells.grow(to: Int(index) * 2 + 16, filling: Cell()) }
    if cells[index].size == 0 { touched.append(index) }
    cells[index].sum += amount
    cells[index].size += amount.magnitude
  }

  /// The sum at an index, 0 where it is rounding only.
  @inline(__always)
  func sum(at index: Int32) -> Double {
    guard Int(index) < cells.count else { return 0 }
    let cell = cells[index]
    return cell.sum.magnitude > cell.size * Self.negligible ? cell.sum : 0
  }

  /// The sum at an index, 0 where it is so small that it is no reason to pivot.
  func price(at index: Int32) -> Double {
    let cell = cells[index]
    return cell.sum.magnitude > cell.size * 1e-9 ? cell.sum : 0
  }

  /// The sum at an index, which is then empty; ``touched`` still has the index.
  @inline(__always)
  mutating func take(at index: Int32) -> Double {
    let sum = sum(at: index)
    if Int(index) < cells.count { cells[index] = Cell() }
    return sum
  }

  /// Empties all sums.
  mutating func clear() {
    for index in 0..<touched.count { cells[touched[index]] = Cell() }
    touched.truncate()
  }
}
