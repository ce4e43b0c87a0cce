import DynamicType
import LayoutGeometry
import Rendering
import RichText

/// The difference between two pictures.
struct PictureDifference {
  /// The share of pixels that differ, from 0 to 1; 1 where the sizes differ.
  let share: Double

  /// The expected picture, the one shown, and the pixels that differ in red, beside each other.
  let picture: [UInt8]?

  /// - Throws: The reason why the expected file is not a picture, or why none can be drawn.
  init(expected: [UInt8], shown: Bitmap) throws {
    let old = try Image(expected)
    let size = Size(width: Double(shown.width), height: Double(shown.height))
    let canvas = try Canvas(.png(scale: 1), size: old.size)
    try canvas.draw(old, at: .zero)
    guard let first = canvas.bitmap() else {
      (share, picture) = (1, nil)
      return
    }
    let isSameSize = first.width == shown.width && first.height == shown.height
    let runs = isSameSize ? Self.runs(first, shown) : []
    let differing = runs.reduce(0) { $0 + $1.width }
    share = isSameSize ? differing / max(1, size.width * size.height) : 1
    let gap = 8.0
    let sheet = try Canvas(
      .png(scale: 1),
      size: Size(
        width: old.size.width + (size.width + gap) * 2,
        height: max(old.size.height, size.height)
      )
    )
    try sheet.draw(old, at: .zero)
    let second = old.size.width + gap
    try sheet.draw(Image(shown), at: Point(x: second, y: 0))
    let third = second + size.width + gap
    for run in runs {
      sheet.fill(
        Rect(x: third + run.x, y: run.y, width: run.width, height: 1),
        with: Color(red: 1, green: 0, blue: 0)
      )
    }
    picture = try sheet.finish()
  }

  /// The rows of pixels that differ.
  private static func runs(_ first: Bitmap, _ second: Bitmap) -> [Rect] {
    var found: [Rect] = []
    for y in 0..<first.height {
      var start: Int?
      for x in 0...first.width {
        let differs = x < first.width && first.color(x: x, y: y) != second.color(x: x, y: y)
        if differs, start == nil { start = x }
        if !differs, let from = start {
          found.append(Rect(x: Double(from), y: Double(y), width: Double(x - from), height: 1))
          start = nil
        }
      }
    }
    return found
  }
}
