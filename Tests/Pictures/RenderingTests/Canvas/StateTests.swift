import DynamicType
import RichText
import Snapshots
import Testing

@testable import Rendering

@Suite struct `Transforms, clips and layers` {
  private let unit = Rect(x: 0, y: 0, width: 1, height: 1)

  @Test func `transforms apply from the inside out`() throws {
    let picture = try pixels(20, 20) { canvas in
      canvas.translate(x: 10, y: 4)
      canvas.scale(x: 2, y: 3)
      canvas.fill(Rect(x: 1, y: 1, width: 1, height: 1), with: .pureRed)
    }
    #expect(picture.color(x: 12, y: 7) == .pureRed)
    #expect(picture.color(x: 13, y: 9) == .pureRed)
    #expect(abs(picture.ink - 6) < 1e-9)
  }

  @Test func `a quarter turn goes clockwise on the screen`() throws {
    let picture = try pixels(10, 10) { canvas in
      canvas.translate(x: 5, y: 5)
      canvas.rotate(by: .pi / 2)
      canvas.fill(Rect(x: 2, y: 0, width: 1, height: 1), with: .pureRed)
    }
    #expect(picture.color(x: 4, y: 7).isClose(to: .pureRed))
  }

  @Test func `a saved state comes back`() throws {
    let picture = try pixels(10, 2) { canvas in
      canvas.withSavedState {
        canvas.translate(x: 5, y: 0)
        canvas.clip(to: unit)
        canvas.fill(Rect(x: -5, y: 0, width: 10, height: 2), with: .pureRed)
      }
      canvas.fill(Rect(x: 9, y: 1, width: 1, height: 1), with: .pureBlue)
    }
    #expect(abs(picture.ink - 2) < 1e-9)
    #expect(picture.color(x: 5, y: 0) == .pureRed)
    #expect(picture.color(x: 9, y: 1) == .pureBlue)
  }

  @Test func `clips meet`() throws {
    let picture = try pixels(10, 10) { canvas in
      canvas.clip(to: Rect(x: 0, y: 0, width: 6, height: 6))
      canvas.clip(to: Path(Rect(x: 4, y: 4, width: 6, height: 6)))
      canvas.fill(Rect(size: canvas.size), with: .black)
    }
    #expect(abs(picture.ink - 4) < 1e-9)
  }

  @Test func `an empty clip and a transform without an inverse hide what follows`() throws {
    let picture = try pixels(10, 10) { canvas in
      canvas.withSavedState {
        canvas.clip(to: Rect(x: 0, y: 0, width: 0, height: 5))
        canvas.fill(Rect(size: canvas.size), with: .black)
      }
      canvas.withSavedState {
        canvas.scale(x: 0, y: 1)
        canvas.fill(Rect(size: canvas.size), with: .black)
        canvas.translate(x: .nan, y: 0)
        canvas.fill(Rect(size: canvas.size), with: .black)
      }
      canvas.fill(unit, with: .pureRed)
    }
    #expect(picture.ink == 1)
  }

  @Test func `a layer becomes transparent as a whole`() throws {
    let picture = try pixels(3, 1) { canvas in
      canvas.withLayer(opacity: 0.5) {
        canvas.fill(Rect(x: 0, y: 0, width: 2, height: 1), with: .pureRed)
        canvas.fill(Rect(x: 1, y: 0, width: 2, height: 1), with: .pureBlue)
      }
    }
    #expect(picture.color(x: 0, y: 0).isClose(to: Color.pureRed.withAlpha(0.5)))
    #expect(picture.color(x: 1, y: 0).isClose(to: Color.pureBlue.withAlpha(0.5)))
  }

  @Test func `layers nest and keep their clip`() throws {
    let picture = try pixels(4, 1) { canvas in
      canvas.withLayer(opacity: 0.5) {
        canvas.clip(to: Rect(x: 0, y: 0, width: 2, height: 1))
        canvas.withLayer(opacity: 0.5) {
          canvas.fill(Rect(size: canvas.size), with: .black)
        }
      }
      canvas.fill(Rect(x: 3, y: 0, width: 1, height: 1), with: .pureRed)
    }
    #expect(picture.color(x: 0, y: 0).isClose(to: Color(white: 0, alpha: 0.25)))
    #expect(picture.color(x: 2, y: 0) == .clear)
    #expect(picture.color(x: 3, y: 0) == .pureRed)
  }

  @Test func `an error inside leaves the state as it was`() throws {
    struct Stop: Error {}
    let picture = try pixels(2, 1) { canvas in
      try? canvas.withLayer(opacity: 0.5) {
        canvas.translate(x: 100, y: 0)
        throw Stop()
      }
      canvas.fill(unit, with: .pureRed)
    }
    #expect(picture.color(x: 0, y: 0) == .pureRed)
  }

  @Test func `a restore without a save is a programmer's error`() async {
    await #expect(processExitsWith: .failure) {
      let canvas = try Canvas(.svg, size: Size(width: 1, height: 1))
      canvas.restore()
    }
  }

  @Test func `a canvas is finished once`() async {
    await #expect(processExitsWith: .failure) {
      let canvas = try Canvas(.svg, size: Size(width: 1, height: 1))
      _ = try canvas.finish()
      _ = try canvas.finish()
    }
  }

  @Test func `a size that cannot be is refused`() {
    #expect(throws: CanvasError.invalidSize(width: 0, height: 1)) {
      try Canvas(.pdf, size: Size(width: 0, height: 1))
    }
    #expect(throws: CanvasError.self) {
      try Canvas(.png(scale: .nan), size: Size(width: 1, height: 1))
    }
    #expect(
      throws: CanvasError.tooManyPixels(
        width: 90_000,
        height: 3,
        limit: Canvas.maximumPixels
      )
    ) {
      try Canvas(.png(scale: 3), size: Size(width: 30_000, height: 1))
    }
  }
}
