import DynamicType
import RichText
import Snapshots
import Testing

@testable import Rendering

/// Symbols inside circles and squares are as large as in published pictures.
@Suite struct `Symbols inside frames` {
  /// Pixels of 4 to those of the published pictures, which have 35.5 to the em.
  private func draw(_ name: String) throws -> Bitmap {
    try pixels(50, 50, scale: 4) { canvas in
      let rect = Rect(x: 0, y: 0, width: 50, height: 50)
      canvas.draw(SymbolContent(name, pointSize: 35.5, rect: rect, tint: .black))
    }
  }

  /// The width and the height of what a filled symbol keeps free within a distance from its middle.
  private func hole(_ name: String, within half: Double) throws -> (width: Double, height: Double) {
    let pixels = try draw(name)
    var (x, y) = (ClosedRange<Double>?.none, ClosedRange<Double>?.none)
    for row in 0..<200 {
      for column in 0..<200 where pixels.color(x: column, y: row).alpha < 0.5 {
        let (across, along) = (Double(column) + 0.5 - 100, Double(row) + 0.5 - 100)
        guard (across * across + along * along).squareRoot() < 4 * half else { continue }
        x = min(x?.lowerBound ?? across, across)...max(x?.upperBound ?? across, across)
        y = min(y?.lowerBound ?? along, along)...max(y?.upperBound ?? along, along)
      }
    }
    let (width, height) = (try #require(x), try #require(y))
    return (
      (width.upperBound - width.lowerBound + 1) / 4, (height.upperBound - height.lowerBound + 1) / 4
    )
  }

  /// The lengths are those of the pictures of andrewtavis/sf-symbols-online, and for `person.2` two thirds and
  /// 0.45 of the circle in the references of leboncoin/spark-ios-component-text-link.
  @Test(arguments: [
    ("plus", 18.0, 17.0), ("checkmark", 17, 17), ("xmark", 14, 15), ("info", 9, 19),
    ("exclamationmark", 4, 18), ("questionmark", 12, 18), ("person", 18, 19),
    ("person.2", 22.7, 15.3),
    ("arrow.up", 16, 18), ("chevron.right", 10, 18), ("ellipsis", 22, 6), ("heart", 18, 17),
    ("play", 12, 14), ("star", 22, 21), ("bell", 18, 20), ("trash", 18, 21),
  ])
  func `a symbol in a circle has its published size`(
    name: String,
    width: Double,
    height: Double
  ) throws {
    let hole = try hole("\(name).circle.fill", within: 15.5)
    #expect(abs(hole.width - width) <= 2.2, "\(name): \(hole)")
    #expect(abs(hole.height - height) <= 2.2, "\(name): \(hole)")
  }

  /// Of 160 symbols the lengths in a square are those in a circle, in the median to the pixel.
  @Test(arguments: [
    ("plus", 18.0, 17.0), ("checkmark", 17, 17), ("xmark", 14, 15), ("arrow.up", 16, 18),
  ])
  func `a symbol in a square is as large as in a circle`(
    name: String,
    width: Double,
    height: Double
  ) throws {
    let hole = try hole("\(name).square.fill", within: 12)
    #expect(abs(hole.width - width) <= 2.2, "\(name): \(hole)")
    #expect(abs(hole.height - height) <= 2.2, "\(name): \(hole)")
  }

  /// A circle's line is 2.85 pixels thick in the published picture, and 4.75 of 60 in the reference
  /// `button-info` of StanfordSpezi/SpeziViews.
  @Test func `the line of a circle is a twelfth of the text size thick`() throws {
    let pixels = try draw("circle")
    let ink = (0..<100).reduce(0.0) { $0 + pixels.color(x: $1, y: 100).alpha } / 4
    #expect(abs(ink - 2.85) < 0.15)
  }
}
