/// Adds the edges of outlines to the cells of a ``TextMask``.
struct EdgePen {
  let cells: UnsafeMutableBufferPointer<Float>
  let columns: Int
  let height: Float

  /// The largest distance of a flattened curve from the true one: a tenth of a pixel.
  private static let tolerance: Float = 0.1

  mutating func trace(_ outline: GlyphOutline, _ transform: GlyphTransform) {
    var start = SIMD2<Float>.zero
    var pen = SIMD2<Float>.zero
    var index = 0
    outline.coordinates.withUnsafeBufferPointer { values in
      func next() -> SIMD2<Float> {
        defer { index += 2 }
        return transform.apply(values[index], values[index + 1])
      }
      for verb in outline.verbs {
        switch verb {
        case .move:
          line(pen, start)
          start = next()
          pen = start
        case .line:
          let end = next()
          line(pen, end)
          pen = end
        case .quadratic:
          let (control, end) = (next(), next())
          quadratic(pen, control, end)
          pen = end
        case .cubic:
          let (first, second, end) = (next(), next(), next())
          cubic(pen, first, second, end)
          pen = end
        case .close:
          line(pen, start)
          pen = start
        }
      }
      line(pen, start)
    }
  }

  private func quadratic(
    _ start: SIMD2<Float>,
    _ control: SIMD2<Float>,
    _ end: SIMD2<Float>
  ) {
    let bend = start - 2 * control + end
    let length = (bend * bend).sum().squareRoot()
    let count = Int((length / (4 * Self.tolerance)).squareRoot()) + 1
    var from = start
    for step in 1..<max(count, 1) {
      let share = Float(step) / Float(count)
      let rest = 1 - share
      let to = rest * rest * start + 2 * rest * share * control + share * share * end
      line(from, to)
      from = to
    }
    line(from, end)
  }

  private func cubic(
    _ start: SIMD2<Float>,
    _ first: SIMD2<Float>,
    _ second: SIMD2<Float>,
    _ end: SIMD2<Float>
  ) {
    let firstBend = start - 2 * first + second
    let secondBend = first - 2 * second + end
    let length = max((firstBend * firstBend).sum(), (secondBend * secondBend).sum()).squareRoot()
    let count = Int((0.75 * length / Self.tolerance).squareRoot()) + 1
    var from = start
    for step in 1..<max(count, 1) {
      let share = Float(step) / Float(count)
      let rest = 1 - share
      let near = rest * rest * (rest * start + 3 * share * first)
      let far = share * share * (3 * rest * second + share * end)
      line(from, near + far)
      from = near + far
    }
    line(from, end)
  }

  /// Adds the area to the right of an edge, row by row.
  private func line(_ from: SIMD2<Float>, _ to: SIMD2<Float>) {
    guard from.y != to.y else { return }
    let isDown = from.y < to.y
    let (top, bottom) = isDown ? (from, to) : (to, from)
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let (leftmost, rightmost) = (min(top.x, bottom.x), max(top.x, bottom.x))
    var x = top.x
    let firstRow = Int(max(top.y, 0))
    let endRow = Self.ceiling(min(bottom.y, height))
    for row in firstRow..<max(firstRow, endRow) {
      let share = min(Float(row) + 1, bottom.y) - max(Float(row), top.y)
      let nextX = min(max(x + slope * share, leftmost), rightmost)
      let area = isDown ? share : -share
      add(area, from: min(x, nextX), to: max(x, nextX), row: row)
      x = nextX
    }
  }

  /// The next whole number of a value above -1; the system's function is a call for each edge.
  @inline(__always)
  private static func ceiling(_ value: Float) -> Int {
    let whole = Int(value)
    return Float(whole) < value ? whole + 1 : whole
  }

  /// Spreads the area of an edge piece within one row over the pixels that it crosses.
  @inline(__always)
  private func add(_ area: Float, from left: Float, to right: Float, row: Int) {
    let first = Int(left)
    let last = Self.ceiling(right)
    let base = (row >> 2) * columns * 4 + (row & 3)
    guard left >= 0, last < columns else { return }
    func put(_ column: Int, _ value: Float) { cells[base + column * 4] += value }
    if last <= first + 1 {
      let middle = (left + right) / 2 - Float(first)
      put(first, area * (1 - middle))
      put(first + 1, area * middle)
      return
    }
    // Coverage grows along the piece: a triangle in the first pixel, then strips, then the rest.
    let slope = 1 / (right - left)
    let inFirst = 1 - (left - Float(first))
    let inLast = right - Float(last - 1)
    var previous: Float = 0
    for column in first..<last {
      let covered: Float
      if column == first {
        covered = 0.5 * slope * inFirst * inFirst
      } else if column == last - 1 {
        covered = 1 - 0.5 * slope * inLast * inLast
      } else {
        covered = slope * (inFirst + Float(column - first) - 0.5)
      }
      put(column, area * (covered - previous))
      previous = covered
    }
    put(last, area * (1 - previous))
  }
}
