import DynamicType
import FontDescriptors
import FontManagement
import RichText
import Snapshots
import Testing
import Typesetting

@testable import Rendering

/// Expected values are those of pictures of iOS with 3 pixels to a point in leboncoin/spark-ios-component-divider
/// (`test3…otherContent`, the system font at 20 points) and spark-ios-component-text-link.
@Suite struct `Lines under text` {
  private static let baseline = 30.0

  private func picture(_ string: String, scale: Double = 3) throws -> Bitmap {
    var text = AttributedText(string, font: .systemFont(ofSize: 20))
    text.update(in: 0..<string.utf16.count) { $0.underline = LineDecoration() }
    let line = ShapedText(text).layout().lines[0]
    return try pixels(120, 60, scale: scale) {
      $0.draw(line, of: string, at: Point(x: 0, y: Self.baseline))
    }
  }

  /// The stretches of a row that are drawn.
  private func stretches(_ picture: Bitmap, _ row: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for x in 0..<picture.width where picture.color(x: x, y: row).alpha > 0.5 {
      if let last = found.last, last.upperBound == x {
        found[found.count - 1] = last.lowerBound..<x + 1
      } else {
        found.append(x..<x + 1)
      }
    }
    return found
  }

  @Test func `The line of the system font is 4 pixels thick and ends 10.5 below the baseline`()
    throws
  {
    let picture = try picture("non")
    let rows = (91..<110).filter { picture.color(x: 6, y: $0).alpha == 1 }
    #expect(rows == [97, 98, 99, 100] || rows == [96, 97, 98, 99])
    #expect((91..<110).allSatisfy { [0, 1].contains(picture.color(x: 6, y: $0).alpha) })
  }

  /// Stems end at full strength above the baseline and nothing is below it, wherever the line lies between pixels, as
  /// in the pictures of leboncoin/spark-ios-component-button.
  @Test("Letters stand on a line between pixels", arguments: [30.0, 30.1, 30.3, 30.5])
  func baselines(_ y: Double) throws {
    let text = AttributedText("H", font: .systemFont(ofSize: 16))
    let line = ShapedText(text).layout().lines[0]
    let picture = try pixels(20, 40, scale: 3) {
      $0.draw(line, of: "H", at: Point(x: 0, y: y))
    }
    let column = try #require(
      (0..<picture.width).first { x in
        (70..<85).allSatisfy { picture.color(x: x, y: $0).alpha == 1 }
      }
    )
    let end = Int((y * 3).rounded())
    #expect(picture.color(x: column, y: end - 1).alpha == 1)
    #expect(picture.color(x: column, y: end).alpha == 0)
  }

  @Test(
    "A descender interrupts the line by the thickness of the line on both sides",
    arguments: [("apa", 1), ("aqa", 1), ("apaqa", 2)]
  )
  func descenders(_ string: String, _ count: Int) throws {
    let picture = try picture(string)
    let parts = stretches(picture, 98)
    // Stretches of the line and of the letters take turns.
    try #require(parts.count == 2 * count + 1)
    for (before, after) in zip(parts, parts.dropFirst()) {
      #expect((3...6).contains(after.lowerBound - before.upperBound), "\(before) to \(after)")
    }
  }

  @Test func `Letters that stand on the baseline leave the line whole`() throws {
    #expect(stretches(try picture("onera"), 98).count == 1)
  }
}
