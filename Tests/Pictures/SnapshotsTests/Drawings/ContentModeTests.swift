import DynamicType
import RichText
import Snapshots
import Testing

@Suite struct `Images in their bounds` {
  /// A picture of 20 by 10 in bounds of 100 by 100 at 10, 10.
  @Test(arguments: [
    (ContentMode.scaleToFill, 10.0, 10.0, 100.0, 100.0), (.scaleAspectFit, 10, 35, 100, 50),
    (.scaleAspectFill, -40, 10, 200, 100), (.center, 50, 55, 20, 10), (.top, 50, 10, 20, 10),
    (.bottom, 50, 100, 20, 10), (.left, 10, 55, 20, 10), (.right, 90, 55, 20, 10),
    (.topLeft, 10, 10, 20, 10), (.topRight, 90, 10, 20, 10), (.bottomLeft, 10, 100, 20, 10),
    (.bottomRight, 90, 100, 20, 10),
  ]) func `a content mode places a picture`(
    mode: ContentMode,
    x: Double,
    y: Double,
    width: Double,
    height: Double
  ) {
    let bounds = Rect(x: 10, y: 10, width: 100, height: 100)
    let rect = mode.rect(of: Size(width: 20, height: 10), in: bounds)
    #expect(rect == Rect(x: x, y: y, width: width, height: height))
  }

  @Test func `a picture without a size takes no room`() {
    let bounds = Rect(x: 0, y: 0, width: 10, height: 10)
    let rect = ContentMode.scaleAspectFit.rect(of: Size(width: 0, height: 5), in: bounds)
    #expect(rect.isEmpty)
  }

  @Test func `a drawing's bounds hold its line and its blur`() {
    let box = Outline.rect(Rect(x: 10, y: 10, width: 20, height: 20))
    let line = Drawing.stroke(box, .color(.black), StrokeStyle(width: 4))
    #expect(line.bounds == Rect(x: 8, y: 8, width: 24, height: 24))
    let shadow = Shadow(color: .black, offset: Size(width: 0, height: 5), radius: 2)
    #expect(Drawing.shadow(shadow, box).bounds == Rect(x: 4, y: 9, width: 32, height: 32))
  }
}
