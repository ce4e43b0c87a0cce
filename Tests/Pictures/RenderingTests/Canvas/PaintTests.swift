import DynamicType
import RichText
import Snapshots
import Testing

@testable import Rendering

@Suite struct `Paints on pixels` {
  @Test func `a linear gradient runs evenly from end to end`() throws {
    let shape = Gradient.Shape.linear(from: Point(x: 0, y: 0), to: Point(x: 100, y: 0))
    let picture = try pixels(100, 1) {
      $0.fill(
        Path(Rect(x: 0, y: 0, width: 100, height: 1)),
        with: .gradient(Gradient(shape, colors: [.pureRed, .pureBlue]))
      )
    }
    for x in stride(from: 0, to: 100, by: 9) {
      let share = (Double(x) + 0.5) / 100
      #expect(
        picture.color(x: x, y: 0).isClose(to: Color(red: 1 - share, green: 0, blue: share))
      )
    }
  }

  @Test func `a gradient goes on beyond its ends`() throws {
    let shape = Gradient.Shape.linear(from: Point(x: 4, y: 0), to: Point(x: 6, y: 0))
    let picture = try pixels(10, 1) {
      $0.fill(
        Path(Rect(x: 0, y: 0, width: 10, height: 1)),
        with: .gradient(Gradient(shape, colors: [.pureRed, .pureBlue]))
      )
    }
    #expect(picture.color(x: 0, y: 0) == .pureRed)
    #expect(picture.color(x: 9, y: 0) == .pureBlue)
  }

  @Test func `a radial gradient is the same in all directions`() throws {
    let shape = Gradient.Shape.radial(
      center: Point(x: 20.5, y: 20.5),
      innerRadius: 5,
      outerRadius: 20
    )
    let picture = try pixels(41, 41) {
      $0.fill(
        Path(Rect(x: 0, y: 0, width: 41, height: 41)),
        with: .gradient(Gradient(shape, colors: [.pureRed, .pureBlue]))
      )
    }
    #expect(picture.color(x: 20, y: 20) == .pureRed)
    #expect(picture.color(x: 33, y: 20).isClose(to: picture.color(x: 20, y: 33)))
    #expect(picture.color(x: 33, y: 20).isClose(to: picture.color(x: 7, y: 20)))
    #expect(picture.color(x: 0, y: 0).isClose(to: .pureBlue))
  }

  @Test func `stops keep their places and opacities`() throws {
    let gradient = Gradient(
      .linear(from: Point(x: 0, y: 0), to: Point(x: 100, y: 0)),
      stops: [0: .pureRed, 0.25: .clear, 1: .clear]
    )
    let picture = try pixels(100, 1) {
      $0.fill(Path(Rect(x: 0, y: 0, width: 100, height: 1)), with: .gradient(gradient))
    }
    #expect(abs(picture.color(x: 12, y: 0).alpha - 0.5) < 0.02)
    #expect(picture.color(x: 30, y: 0) == .clear)
  }

  @Test func `a shadow has the weight of its shape and lies where its offset says`() throws {
    let shadow = Shadow(
      color: Color(white: 0, alpha: 0.5),
      offset: Size(width: 10, height: 5),
      radius: 4
    )
    let picture = try pixels(100, 100, scale: 2) {
      $0.draw(shadow, of: Path(Rect(x: 30, y: 30, width: 40, height: 40)))
    }
    #expect(abs(picture.ink - 0.5 * 80 * 80) < 0.5 * 80 * 80 * 0.01)
    #expect(picture.color(x: 120, y: 110).isClose(to: shadow.color))
    // On the edge of a blurred half-plane half of the opacity is left.
    #expect(abs(picture.color(x: 79, y: 110).alpha - 0.25) < 0.02)
    // One standard deviation outside: 15.9 % of a Gaussian.
    #expect(abs(picture.color(x: 71, y: 110).alpha - 0.5 * 0.159) < 0.02)
  }

  @Test func `a blur of three boxes has the variance of its Gaussian`() {
    for deviation in stride(from: 1.0, through: 20, by: 0.5) {
      let variance = BoxBlur(deviation: deviation).boxes
        .reduce(0) { $0 + Double($1 * $1 - 1) / 12 }
      #expect(abs(variance.squareRoot() - deviation) < 0.5)
    }
  }
}
