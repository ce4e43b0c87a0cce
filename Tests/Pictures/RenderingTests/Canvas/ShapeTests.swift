import DynamicType
import RichText
import Snapshots
import Testing

@testable import Rendering

@Suite struct `Shapes on pixels` {
  @Test(arguments: [1.0, 2, 3]) func `a rectangle fills its pixels and no others`(
    scale: Double
  )
    throws
  {
    let picture = try pixels(4, 4, scale: scale) {
      $0.fill(Rect(x: 1, y: 1, width: 2, height: 2), with: .pureRed)
    }
    let last = Int(3 * scale) - 1
    #expect(picture.width == Int(4 * scale))
    #expect(picture.color(x: Int(scale), y: last) == .pureRed)
    #expect(picture.color(x: Int(scale) - 1, y: last) == .clear)
    #expect(picture.color(x: last + 1, y: last) == .clear)
    #expect(abs(picture.ink - 4 * scale * scale) < 1e-9)
  }

  @Test func `an edge between pixels covers a part of them`() throws {
    let picture = try pixels(2, 1) {
      $0.fill(Rect(x: 0.5, y: 0, width: 1, height: 1), with: .black)
    }
    #expect(picture.color(x: 0, y: 0).isClose(to: Color(white: 0, alpha: 0.5)))
    #expect(picture.color(x: 1, y: 0).isClose(to: Color(white: 0, alpha: 0.5)))
  }

  @Test func `an ellipse has the area of an ellipse`() throws {
    let picture = try pixels(60, 40) {
      $0.fill(Path(ellipseIn: Rect(x: 5, y: 5, width: 50, height: 30)), with: .color(.black))
    }
    #expect(abs(picture.ink - .pi * 25 * 15) < 3)
  }

  @Test func `a rounded rectangle lacks its corners`() throws {
    let picture = try pixels(40, 40) {
      let rect = Rect(x: 0, y: 0, width: 40, height: 40)
      $0.fill(Path(roundedRect: rect, radius: 10), with: .color(.black))
    }
    #expect(abs(picture.ink - (1_600 - (4 - .pi) * 100)) < 3)
    for (x, y) in [(0, 0), (39, 0), (0, 39), (39, 39)] {
      #expect(picture.color(x: x, y: y) == .clear)
    }
  }

  @Test func `each corner has its own radius`() throws {
    var radii = CornerRadii()
    radii.topRight = 10
    radii.bottomLeft = 10
    let picture = try pixels(30, 30) {
      let rect = Rect(x: 0, y: 0, width: 30, height: 30)
      $0.fill(Path(roundedRect: rect, radii: radii), with: .color(.black))
    }
    #expect(picture.color(x: 0, y: 0) == .black)
    #expect(picture.color(x: 29, y: 0) == .clear)
    #expect(picture.color(x: 29, y: 29) == .black)
    #expect(picture.color(x: 0, y: 29) == .clear)
  }

  @Test func `a continuous corner takes less away in the corner and more along the edges`() throws {
    func area(_ curve: CornerCurve) throws -> Bitmap {
      try pixels(100, 100, scale: 2) {
        let rect = Rect(x: 0, y: 0, width: 100, height: 100)
        $0.fill(Path(roundedRect: rect, radius: 30, curve: curve), with: .color(.black))
      }
    }
    let (circular, continuous) = (try area(.circular), try area(.continuous))
    // 35 points along the top edge: past the quarter circle, still within the longer bend.
    #expect(circular.color(x: 70, y: 0) == .black)
    #expect(continuous.color(x: 70, y: 0).alpha < 0.95)
  }

  @Test func `radii that do not fit become smaller together`() {
    let rect = Rect(x: 0, y: 0, width: 20, height: 40)
    #expect(CornerRadii(100).fitting(rect) == CornerRadii(10))
  }

  @Test func `a line has its width and its ends`() throws {
    func line(_ cap: StrokeStyle.Cap) throws -> Double {
      var path = Path()
      path.move(to: Point(x: 10, y: 10))
      path.line(to: Point(x: 30, y: 10))
      let style = StrokeStyle(width: 4, cap: cap)
      return try pixels(40, 20) { $0.stroke(path, with: .color(.black), style: style) }.ink
    }
    #expect(abs(try line(.butt) - 80) < 0.1)
    #expect(abs(try line(.square) - 96) < 0.1)
    #expect(abs(try line(.round) - (80 + .pi * 4)) < 0.5)
  }

  @Test func `dashes leave gaps`() throws {
    var path = Path()
    path.move(to: Point(x: 0, y: 1))
    path.line(to: Point(x: 12, y: 1))
    let picture = try pixels(12, 2) {
      $0.stroke(path, with: .color(.black), style: StrokeStyle(width: 2, dash: [4, 2]))
    }
    #expect(picture.color(x: 3, y: 0) == .black)
    #expect(picture.color(x: 4, y: 0) == .clear)
    #expect(picture.color(x: 6, y: 0) == .black)
  }

  @Test func `the even-odd rule leaves the inner of two rings empty`() throws {
    var path = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    path.append(Path(Rect(x: 3, y: 3, width: 4, height: 4)))
    let evenOdd = try pixels(10, 10) { $0.fill(path, with: .color(.black), rule: .evenOdd) }
    let nonZero = try pixels(10, 10) { $0.fill(path, with: .color(.black)) }
    #expect(abs(evenOdd.ink - 84) < 1e-9)
    #expect(abs(nonZero.ink - 100) < 1e-9)
  }

  @Test func `what has no extent or no number is left out`() throws {
    var path = Path()
    path.move(to: Point(x: .nan, y: 0))
    path.line(to: Point(x: 1, y: .infinity))
    let picture = try pixels(4, 4) {
      $0.fill(path, with: .color(.black))
      $0.stroke(path, with: .color(.black))
      $0.fill(Path(), with: .color(.black))
      $0.fill(Rect(x: 0, y: 0, width: -1, height: .infinity), with: .black)
      $0.stroke(
        Path(Rect(x: 0, y: 0, width: 2, height: 2)),
        with: .color(.black),
        style: StrokeStyle(width: -1)
      )
      $0.draw(
        Shadow(color: .black, offset: Size(width: .nan, height: 0), radius: 1),
        of: Path(Rect(x: 0, y: 0, width: 2, height: 2))
      )
    }
    #expect(picture.ink == 0)
  }
}
