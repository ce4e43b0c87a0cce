import DynamicType
import RichText
import Snapshots
import Testing

@testable import Rendering

@Suite struct `Screens on pixels` {
  @Test func `a child is drawn at its place above its parent`() throws {
    let root = box(0, 0, 20, 20, .pureRed, [box(5, 5, 10, 10, .pureGreen)])
    let pixels = try screen(root).bitmap()
    #expect(pixels.color(x: 4, y: 4) == .pureRed)
    #expect(pixels.color(x: 5, y: 5) == .pureGreen)
    #expect(pixels.color(x: 14, y: 14) == .pureGreen)
    #expect(pixels.color(x: 15, y: 15) == .pureRed)
  }

  @Test func `overlays lie above the children`() throws {
    let root = box(0, 0, 20, 20, .pureRed, [box(5, 5, 10, 10, .pureGreen)]) {
      $0.overlays = [.fill(.rect(Rect(x: 8, y: 8, width: 4, height: 4)), .color(.pureBlue))]
    }
    let pixels = try screen(root).bitmap()
    #expect(pixels.color(x: 9, y: 9) == .pureBlue)
    #expect(pixels.color(x: 6, y: 6) == .pureGreen)
  }

  @Test func `a scroll offset moves the children and not the background`() throws {
    let list = box(0, 0, 20, 20, .pureRed, [box(0, 0, 20, 10, .pureGreen)]) {
      $0.boundsOrigin = Point(x: 0, y: 6)
      $0.clipsToBounds = true
    }
    let pixels = try screen(box(0, 0, 20, 20, .white, [list])).bitmap()
    #expect(pixels.color(x: 10, y: 3) == .pureGreen)
    #expect(pixels.color(x: 10, y: 4) == .pureRed)
    #expect(pixels.color(x: 10, y: 19) == .pureRed)
  }

  @Test(arguments: [true, false]) func `children are cut off where an element clips`(
    clips: Bool
  ) throws {
    let parent = element(5, 5, 10, 10, [box(-5, -5, 20, 20, .pureGreen)]) {
      $0.clipsToBounds = clips
    }
    let pixels = try screen(box(0, 0, 20, 20, .pureRed, [parent])).bitmap()
    #expect(pixels.color(x: 10, y: 10) == .pureGreen)
    #expect(pixels.color(x: 2, y: 2) == (clips ? .pureRed : .pureGreen))
  }

  @Test func `rounded corners cut their children, each corner by its radius`() throws {
    let parent = element(0, 0, 20, 20, [box(0, 0, 20, 20, .pureGreen)]) {
      $0.clipsToBounds = true
      $0.cornerRadii.topLeft = 8
    }
    let pixels = try screen(box(0, 0, 20, 20, .pureRed, [parent])).bitmap()
    #expect(pixels.color(x: 0, y: 0) == .pureRed)
    #expect(pixels.color(x: 19, y: 0) == .pureGreen)
    #expect(pixels.color(x: 10, y: 10) == .pureGreen)
  }

  @Test func `a translucent element shows what is below it, and its own parts cover each other`()
    throws
  {
    let faded = box(0, 0, 20, 20, .pureRed, [box(0, 0, 20, 10, .pureBlue)]) { $0.alpha = 0.5 }
    let pixels = try screen(box(0, 0, 20, 20, .white, [faded])).bitmap()
    #expect(pixels.color(x: 10, y: 5).isClose(to: Color(red: 0.5, green: 0.5, blue: 1)))
    #expect(pixels.color(x: 10, y: 15).isClose(to: Color(red: 1, green: 0.5, blue: 0.5)))
  }

  @Test func `a child outside of its translucent parent is drawn whole`() throws {
    let faded = element(0, 0, 5, 5, [box(10, 10, 10, 10, .pureBlue)]) { $0.alpha = 0.5 }
    let pixels = try screen(box(0, 0, 20, 20, .white, [faded])).bitmap()
    #expect(pixels.color(x: 19, y: 19).isClose(to: Color(red: 0.5, green: 0.5, blue: 1)))
  }

  @Test func `what is hidden or transparent is not drawn`() throws {
    let root = box(
      0,
      0,
      20,
      20,
      .white,
      [
        box(0, 0, 10, 20, .pureRed, [box(0, 0, 5, 5, .pureBlue)]) { $0.isHidden = true },
        box(10, 0, 10, 20, .pureRed, [box(0, 0, 5, 5, .pureBlue)]) { $0.alpha = 0 },
      ]
    )
    #expect(!(try screen(root).bitmap()).hasInk(in: Rect(x: 0, y: 0, width: 20, height: 20)))
  }

  @Test(arguments: [1.0, 2, 3]) func `a picture has the pixels of its scale`(
    scale: Double
  ) throws {
    let pixels = try screen(box(0, 0, 20, 10, .pureRed)).bitmap(scale: scale)
    #expect(pixels.width == Int(20 * scale))
    #expect(pixels.height == Int(10 * scale))
    #expect(pixels.color(x: pixels.width - 1, y: pixels.height - 1) == .pureRed)
  }

  @Test func `behind a screen with holes is white, or black in the dark`() throws {
    let empty = element(0, 0, 4, 4)
    #expect(try screen(empty).bitmap().color(x: 1, y: 1) == .white)
    #expect(try screen(empty, isDark: true).bitmap().color(x: 1, y: 1) == .black)
    #expect(try screen(empty).bitmap(background: .pureRed).color(x: 1, y: 1) == .pureRed)
  }

  @Test func `a chain of 10,000 elements is drawn`() throws {
    var chain = box(0, 0, 2, 2, .pureGreen)
    for _ in 0..<10_000 { chain = element(0, 0, 4, 4, [chain]) }
    #expect(try screen(chain).bitmap().color(x: 1, y: 1) == .pureGreen)
  }

  @Test func `frames that are no numbers are left out`() throws {
    let root = box(
      0,
      0,
      10,
      10,
      .white,
      [
        box(.nan, 0, 5, 5, .pureRed), box(0, 0, .infinity, 5, .pureRed),
        box(5, 5, 5, 5, .pureGreen),
      ]
    )
    let pixels = try screen(root).bitmap()
    #expect(pixels.color(x: 7, y: 7) == .pureGreen)
    #expect(pixels.color(x: 2, y: 2) == .white)
  }
}
