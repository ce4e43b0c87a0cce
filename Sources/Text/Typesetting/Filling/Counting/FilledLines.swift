/// The number of lines, and the width of the widest.
typealias LineCount = (lines: Int, widest: Int64)

/// The lines that are filled so far.
///
/// Conditions are all bits of a number or none: of a `Bool` the compiler would make branches.
struct FilledLines {
  /// Their number.
  var count = 1

  /// The place at which the last one must end.
  private(set) var edge: Int64

  /// The distance of the widest line's end beyond its edge: 0 or less.
  private var excess = Self.none

  private static var none: Int64 { .min / 2 }

  @inline(__always)
  init(limit: Int64) {
    edge = limit
  }

  /// Whether text that ends at a place does not fit on the last line.
  @inline(__always)
  func isFull(_ end: Int64) -> Int64 { FillingRules.isPast(end, edge) }

  /// Begins another line if the last one is full.
  ///
  /// - Parameters:
  ///   - full: Whether it is.
  ///   - next: The end of the other line.
  @inline(__always)
  mutating func add(_ full: Int64, next: Int64) {
    edge = edge &+ (next &- edge) & full
    count = count &- Int(full)
  }

  /// Notes where the text of the last line ends.
  @inline(__always)
  mutating func widen(to end: Int64) {
    excess = max(excess, end &- edge)
  }

  /// The same on a condition.
  @inline(__always)
  mutating func widen(to end: Int64, if isEnd: Int64) {
    excess = max(excess, (end &- edge) & isEnd | Self.none & ~isEnd)
  }

  @inline(__always)
  func result(_ limit: Int64) -> LineCount { (count, excess &+ limit) }
}
