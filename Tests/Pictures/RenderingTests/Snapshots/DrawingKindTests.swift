import DynamicType
import RichText
import Snapshots
import Testing

@testable import Rendering

@Suite struct `Each kind of drawing` {
  private let area = Rect(x: 0, y: 0, width: 40, height: 40)

  private func draw(_ drawings: [Drawing], on color: Color = .white) throws -> Bitmap {
    try screen(box(0, 0, 40, 40, color) { $0.drawings = drawings }).bitmap()
  }

  @Test func `an ellipse leaves the corners out`() throws {
    let pixels = try draw([.fill(.ellipse(area), .color(.pureRed))])
    #expect(pixels.color(x: 20, y: 20) == .pureRed)
    #expect(pixels.color(x: 1, y: 1) == .white)
  }

  @Test func `a path with a hole by the even-odd rule`() throws {
    var path = Path(area)
    path.append(Path(area.inset(by: 10)))
    let pixels = try draw([.fill(.path(path, .evenOdd), .color(.pureRed))])
    #expect(pixels.color(x: 5, y: 5) == .pureRed)
    #expect(pixels.color(x: 20, y: 20) == .white)
  }

  @Test func `a line is drawn half on each side`() throws {
    let outline = Outline.rect(area.inset(by: 10))
    let pixels = try draw([.stroke(outline, .color(.pureRed), StrokeStyle(width: 4))])
    #expect(pixels.color(x: 8, y: 20) == .pureRed)
    #expect(pixels.color(x: 11, y: 20) == .pureRed)
    #expect(pixels.color(x: 13, y: 20) == .white)
  }

  @Test func `a shadow falls where its offset says, without the shape`() throws {
    let shadow = Shadow(color: .black, offset: Size(width: 10, height: 0), radius: 0)
    let outline = Outline.rect(Rect(x: 5, y: 5, width: 10, height: 10))
    let pixels = try draw([.shadow(shadow, outline)])
    #expect(pixels.color(x: 7, y: 10) == .white)
    #expect(pixels.color(x: 20, y: 10).isClose(to: .black))
  }

  @Test func `a gradient runs in the coordinates of its element`() throws {
    let gradient = Gradient(
      .linear(from: .zero, to: Point(x: 20, y: 0)),
      colors: [.pureRed, .pureBlue]
    )
    let child = element(20, 0, 20, 40) {
      $0.drawings = [.fill(.rect($0.bounds), .gradient(gradient))]
    }
    let pixels = try screen(box(0, 0, 40, 40, .white, [child])).bitmap()
    #expect(pixels.color(x: 20, y: 20).isClose(to: .pureRed, within: 10))
    #expect(pixels.color(x: 39, y: 20).isClose(to: .pureBlue, within: 10))
  }

  @Test func `text is drawn in its box`() throws {
    let text = label("Mm", in: Rect(x: 4, y: 10, width: 36, height: 21))
    let pixels = try draw([.text(text)])
    #expect(pixels.hasInk(in: Rect(x: 4, y: 10, width: 30, height: 21)))
    #expect(!pixels.hasInk(in: Rect(x: 0, y: 0, width: 40, height: 9)))
    #expect(!pixels.hasInk(in: Rect(x: 0, y: 33, width: 40, height: 7)))
  }

  @Test func `text that is larger than its box is cut off there`() throws {
    let text = label("MMMMMMMM", in: Rect(x: 0, y: 10, width: 20, height: 21))
    #expect(text.isClipped)
    let pixels = try draw([.text(text)])
    #expect(pixels.hasInk(in: Rect(x: 0, y: 10, width: 20, height: 21)))
    #expect(!pixels.hasInk(in: Rect(x: 20, y: 0, width: 20, height: 40)))
  }

  @Test func `lines out of sight are left out, and those in sight are not`() throws {
    let words = Array(repeating: "M", count: 40).joined(separator: "\n")
    let text = label(words, in: Rect(x: 0, y: 0, width: 40, height: 2_000), lines: 0)
    let list = element(0, 0, 40, 40) {
      $0.clipsToBounds = true
      $0.boundsOrigin = Point(x: 0, y: 700)
      $0.drawings = [.text(text)]
    }
    let pixels = try screen(box(0, 0, 40, 40, .white, [list])).bitmap()
    #expect(pixels.hasInk(in: Rect(x: 0, y: 0, width: 40, height: 20)))
    #expect(pixels.hasInk(in: Rect(x: 0, y: 20, width: 40, height: 20)))
  }

  @Test func `a material over one color is a mixture with it`() throws {
    let root = box(
      0,
      0,
      40,
      40,
      .pureRed,
      [
        element(0, 0, 40, 20) {
          $0.drawings = [.material(Material(isDark: false), .rect($0.bounds))]
        }
      ]
    )
    let pixels = try screen(root).bitmap()
    // 72 percent of a white of 0.98, as the regular material is documented.
    #expect(pixels.color(x: 20, y: 5).isClose(to: Color(red: 0.986, green: 0.706, blue: 0.706)))
    #expect(pixels.color(x: 20, y: 25) == .pureRed)
  }

  @Test func `a material blurs what lies below it`() throws {
    let stripes = (0..<10).map { box(Double($0) * 8, 0, 4, 80, .black) }
    let glass = element(0, 0, 80, 40) {
      $0.drawings = [.material(Material(.ultraThin, isDark: false), .rect($0.bounds))]
    }
    let pixels = try screen(box(0, 0, 80, 80, .white, stripes + [glass])).bitmap()
    let (dark, light) = (pixels.color(x: 42, y: 20).red, pixels.color(x: 46, y: 20).red)
    #expect(abs(dark - light) < 0.03)
    #expect(pixels.color(x: 42, y: 60) == .black)
    #expect(pixels.color(x: 46, y: 60) == .white)
  }

  @Test func `a material in a layer blurs the layer`() throws {
    let glass = element(0, 0, 40, 20) {
      $0.drawings = [.material(Material(.ultraThin, isDark: true), .rect($0.bounds))]
    }
    let card = box(10, 10, 40, 40, .pureRed, [glass]) { $0.alpha = 0.99 }
    let pixels = try screen(box(0, 0, 60, 60, .white, [card])).bitmap()
    let color = pixels.color(x: 30, y: 15)
    #expect(color.red > 0.5 && color.green < 0.2 && color.blue < 0.2, "\(color)")
  }
}
