internal import DynamicType

/// The length of the lines of an SVG path beside its extent, which bounds how often they cross.
///
/// Filling takes time for each crossing. Lines that together are `n` times as long as the path's
/// diagonal cross each other about `n²` times when they lie at random; those of a drawing are short
/// and stay far below.
struct SVGPathLength {
  /// The work of drawing the path.
  private(set) var units = 0.0

  private var length = 0.0
  private var low = Point(x: Double.infinity, y: .infinity)
  private var high = Point(x: -Double.infinity, y: -.infinity)
  private var point = Point.zero
  private var start = Point.zero

  /// Measures the text of `d` or `points`.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var numbers: [Double] = []
    var command = UInt8(ascii: "L")
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if Self.isNumber(byte) {
        numbers.append(Self.number(bytes, &index))
        if numbers.count == Self.counts[command | 0x20] ?? 2 { draw(command, &numbers) }
        continue
      }
      if Self.counts[byte | 0x20] != nil {
        command = byte
        numbers = []
        if byte | 0x20 == UInt8(ascii: "z") { move(to: start) }
      }
      index += 1
    }
    let width = high.x - low.x
    let height = high.y - low.y
    let diagonal = (width * width + height * height).squareRoot()
    let ratio = diagonal > 0 ? length / diagonal : 0
    units = Double(bytes.count) / 400 + ratio * ratio / 60
    if !units.isFinite { units = .infinity }
  }

  /// The numbers of each command, by its small letter.
  private static let counts: [UInt8: Int] = [
    UInt8(ascii: "m"): 2, UInt8(ascii: "l"): 2, UInt8(ascii: "h"): 1, UInt8(ascii: "v"): 1,
    UInt8(ascii: "c"): 6, UInt8(ascii: "s"): 4, UInt8(ascii: "q"): 4, UInt8(ascii: "t"): 2,
    UInt8(ascii: "a"): 7, UInt8(ascii: "z"): 0,
  ]

  private mutating func draw(_ command: UInt8, _ numbers: inout [Double]) {
    let isRelative = command & 0x20 != 0
    let origin = isRelative ? point : .zero
    switch command | 0x20 {
    case UInt8(ascii: "h"): move(to: Point(x: origin.x + numbers[0], y: point.y))
    case UInt8(ascii: "v"): move(to: Point(x: point.x, y: origin.y + numbers[0]))
    case UInt8(ascii: "a"):
      length += 3 * (numbers[0].magnitude + numbers[1].magnitude)
      move(to: Point(x: origin.x + numbers[5], y: origin.y + numbers[6]))
    default:
      // A curve is no longer than the lines between its points.
      for pair in stride(from: 0, to: numbers.count, by: 2) {
        move(to: Point(x: origin.x + numbers[pair], y: origin.y + numbers[pair + 1]))
      }
      if command | 0x20 == UInt8(ascii: "m") { start = point }
    }
    numbers = []
  }

  private mutating func move(to next: Point) {
    let (x, y) = (next.x - point.x, next.y - point.y)
    if low.x.isFinite { length += (x * x + y * y).squareRoot() }
    point = next
    low = Point(x: min(low.x, next.x), y: min(low.y, next.y))
    high = Point(x: max(high.x, next.x), y: max(high.y, next.y))
  }

  private static func isNumber(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x2E || byte == 0x2B
  }

  /// Reads a number as SVG writes it: `1.5.5-2` is three.
  private static func number(_ bytes: [UInt8], _ index: inout Int) -> Double {
    let first = index
    var hasPoint = bytes[index] == 0x2E
    var hasExponent = false
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      let isSign = byte == 0x2D || byte == 0x2B
      if byte == 0x2E, !hasPoint, !hasExponent {
        hasPoint = true
      } else if byte | 0x20 == UInt8(ascii: "e"), !hasExponent {
        hasExponent = true
      } else if !(0x30...0x39).contains(byte), !(isSign && bytes[index - 1] | 0x20 == 0x65) {
        break
      }
      index += 1
    }
    return Double(String(decoding: bytes[first..<index], as: UTF8.self)) ?? 0
  }
}
