import RichText

/// The edges of a table's cells in a column of text.
///
/// Edges that a document gives are used; a table that is wider than the column becomes as wide as
/// it. Without edges columns have the widths that are preferred, and share the rest.
struct TableColumns {
  private let width: Double
  private let shift: Double
  private let factor: Double
  private let widths: [Double]

  /// The most columns to which widths are given; a row may name any number.
  private static let maximumCount = 1024

  /// Reads the cells of all rows.
  init(_ rows: [[TextTableCell]], width: Double) {
    self.width = width
    let right = rows.joined().reduce(0) { max($0, $1.rightEdge) }
    guard right > 0 else {
      (shift, factor) = (0, 1)
      widths = Self.widths(rows, width)
      return
    }
    widths = []
    factor = min(1, width / right)
    let rest = width - right * factor
    switch rows.first?.first?.rowFormat.alignment {
    case .center: shift = rest / 2
    case .right: shift = rest
    default: shift = 0
    }
  }

  /// Returns the edges of the cells of a row.
  func edges(of row: [TextTableCell]) -> [Range<Double>] {
    var left = widths.isEmpty ? shift + (row.first?.rowFormat.leftOffset ?? 0) * factor : 0
    return row.map { cell in
      var right = left
      if widths.isEmpty {
        right = shift + cell.rightEdge * factor
      } else {
        left = widths.prefix(cell.column).reduce(0, +)
        right = left + (cell.column < widths.count ? widths[cell.column] : 0)
      }
      // A cell of no width, which documents have by mistake, still shows its text.
      let edge = left..<max(right, left + 1)
      left = edge.upperBound
      return edge
    }
  }

  private static func widths(_ rows: [[TextTableCell]], _ width: Double) -> [Double] {
    let count = min(rows.joined().reduce(1) { max($0, $1.column + 1) }, maximumCount)
    var widths = [Double?](repeating: nil, count: count)
    for cell in rows.joined() where cell.column < count && cell.column >= 0 {
      switch cell.width {
      case .points(let points): widths[cell.column] = max(widths[cell.column] ?? 0, points)
      case .percent(let part):
        widths[cell.column] = max(widths[cell.column] ?? 0, part / 100 * width)
      case nil: break
      }
    }
    let known = widths.reduce(0) { $0 + ($1 ?? 0) }
    let open = widths.count { $0 == nil }
    let share = open == 0 ? 0 : max((width - known) / Double(open), width / Double(count) / 2)
    let total = known + share * Double(open)
    let factor = total > width ? width / total : 1
    return widths.map { ($0 ?? share) * factor }
  }
}
