import DynamicType
import RichText
import Snapshots
import Testing

@testable import Rendering

@Suite struct `Screens as files` {
  private var sample: LayoutSnapshot {
    let card = box(20, 20, 160, 60, .white) {
      $0.alpha = 0.8
      $0.clipsToBounds = true
      $0.cornerRadii = CornerRadii(10)
      $0.cornerCurve = .continuous
      $0.drawings = [.text(label("Larger Text", in: $0.bounds.inset(by: 10)))]
    }
    let bar = element(0, 100, 200, 40) {
      $0.drawings = [
        .material(Material(.chrome, isDark: false), .rect($0.bounds)),
        .symbol(SymbolContent("house.fill", pointSize: 17, rect: $0.bounds, tint: .pureBlue)),
      ]
    }
    return screen(box(0, 0, 200, 140, Color(white: 0.9), [card, bar]))
  }

  @Test func `equal screens give equal files`() throws {
    let (first, second) = (sample, sample)
    #expect(first == second)
    #expect(try first.pngData() == second.pngData())
    #expect(try first.svgData() == second.svgData())
    #expect(try first.pdfData() == second.pdfData())
  }

  @Test func `a screen whose last pixels it covers by half lets nothing through`() throws {
    let odd = screen(box(0, 0, 75, 51, .pureRed))
    let pixels = try odd.bitmap(scale: 1.5, background: .pureBlue)
    #expect(pixels.width == 113 && pixels.height == 77)
    #expect(pixels.color(x: 112, y: 76).alpha == 1)
    // The color type of the header: 2 is RGB.
    #expect(try odd.pngData(scale: 1.5)[25] == 2)
  }

  @Test func `text stays text in SVG and PDF`() throws {
    let svg = String(decoding: try sample.svgData(), as: UTF8.self)
    #expect(svg.contains("Larger Text"))
    let text = try PDFReader.text(of: try sample.pdfData())
    #expect(PDFReader.letters(text).contains(PDFReader.letters("LargerText")))
  }

  @Test func `the three formats show the same screen`() throws {
    let pixels = try sample.bitmap(scale: 1)
    for bytes in [try sample.svgData(), try sample.pdfData()] {
      let image = try Image(bytes)
      #expect(image.size == sample.size)
      let drawn = try redrawn(of: image, sample.size)
      for (x, y) in [(5, 5), (100, 30), (190, 90), (100, 70), (22, 22)] {
        #expect(
          drawn.color(x: x, y: y).isClose(to: pixels.color(x: x, y: y), within: 4),
          "\(x) \(y)"
        )
      }
    }
  }

  private func redrawn(of image: Image, _ size: Size) throws -> Bitmap {
    try pixels(size.width, size.height) { try $0.draw(image, in: Rect(size: size)) }
  }

  @Test func `a screen without a size is refused`() {
    let nothing = screen(element(0, 0, 0, 10))
    #expect(throws: CanvasError.self) { try nothing.pngData() }
  }

  @Test func `highlights are drawn over the screen with their labels`() throws {
    let plain = try sample.bitmap(scale: 1)
    let rect = Rect(x: 60, y: 40, width: 60, height: 30)
    let boxes = [Highlight(rect, color: .pureRed, label: "1")]
    let marked = try sample.bitmap(scale: 1, highlights: boxes)
    #expect(marked.color(x: 60, y: 55).isClose(to: .pureRed, within: 60))
    #expect(marked.color(x: 62, y: 36).isClose(to: .pureRed), "the label above the box")
    #expect(marked.color(x: 10, y: 10) == plain.color(x: 10, y: 10))
  }

  @Test func `a highlight without a size and a label at the edge are seen`() throws {
    let boxes = [
      Highlight(Rect(x: 100, y: 120, width: 0, height: 0), color: .pureRed),
      Highlight(Rect(x: 190, y: 0, width: 10, height: 10), color: .pureBlue, label: "wide label"),
    ]
    let marked = try sample.bitmap(scale: 1, highlights: boxes)
    #expect(marked.color(x: 100, y: 120) != (try sample.bitmap(scale: 1)).color(x: 100, y: 120))
    #expect(marked.color(x: 150, y: 2).isClose(to: .pureBlue), "moved inside")
  }
}
