import DynamicType
import RichText
import Snapshots
import Testing

@testable import Rendering

@Suite struct `SVG documents` {
  @Test func `the markup is what one would write by hand`() throws {
    let svg = try file(.svg, 100, 50) { canvas in
      canvas.fill(Rect(x: 0, y: 0, width: 100, height: 50), with: .white)
      canvas.withSavedState {
        canvas.translate(x: 8, y: 4)
        canvas.translate(x: 2, y: 1)
        canvas.clip(to: Rect(x: 0, y: 0, width: 80, height: 40))
        canvas.draw(
          HarfBuzzText.run("A<b", size: 20, weight: 600),
          at: Point(x: 0, y: 20),
          color: .pureRed
        )
      }
      canvas.withSavedState { canvas.translate(x: 1, y: 1) }
      canvas.withLayer(opacity: 0.25) {
        var path = Path()
        path.move(to: Point(x: 1, y: 1.5))
        path.line(to: Point(x: 9, y: 1.5))
        canvas.stroke(
          path,
          with: .color(Color.pureBlue.withAlpha(0.5)),
          style: StrokeStyle(width: 2, cap: .round, dash: [3, 1])
        )
      }
    }
    let places = HarfBuzzText.run("A<b", size: 20, weight: 600).positions
      .map { SVGMarkup.number($0.x) }.joined(separator: " ")
    #expect(
      String(decoding: svg, as: UTF8.self) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50">
          <defs>
            <clipPath id="clip1"><path d="M0 0L80 0L80 40L0 40Z"/></clipPath>
          </defs>
          <rect x="0" y="0" width="100" height="50" fill="#FFFFFF"/>
          <g transform="translate(10 5)">
            <g clip-path="url(#clip1)">
              <text x="\(places)" y="20" font-family="'Inter'" font-size="20" font-weight="600" xml:space="preserve" fill="#FF0000">A&lt;b</text>
            </g>
          </g>
          <g opacity="0.25">
            <path d="M1 1.5L9 1.5" fill="none" stroke="#0000FF" stroke-opacity="0.5" stroke-width="2" stroke-linecap="round" stroke-miterlimit="10" stroke-dasharray="3 1" stroke-dashoffset="0"/>
          </g>
        </svg>

        """
    )
  }

  @Test func `words that join are placed as words, from the side where reading begins`() throws {
    let run = HarfBuzzText.run(
      "نص عربي",
      font: HarfBuzzText.arabic,
      size: 20,
      isRightToLeft: true
    )
    let svg = String(
      decoding: try file(.svg, 100, 50) { $0.draw(run, at: Point(x: 10, y: 30), color: .black) },
      as: UTF8.self
    )
    #expect(svg.contains("direction=\"rtl\" unicode-bidi=\"bidi-override\""))
    #expect(svg.contains("<tspan x=\"\(SVGMarkup.number(10 + run.width))\">نص </tspan>"))
  }

  @Test func `an emoji is a picture with its text as title, and is there once`() throws {
    let run = HarfBuzzText.run("😀😀", font: HarfBuzzText.emoji, size: 20)
    let svg = String(
      decoding: try file(.svg, 100, 50) { $0.draw(run, at: Point(x: 0, y: 30), color: .black) },
      as: UTF8.self
    )
    #expect(svg.split(separator: "<title>😀</title>").count == 3)
    #expect(svg.split(separator: "data:image/png").count == 2)
  }

  @Test func `characters that XML forbids do not get into the document`() throws {
    var run = HarfBuzzText.run("ab", size: 20)
    run.text = [0x0001, 0xD800]
    let svg = try file(.svg, 100, 50) { $0.draw(run, at: Point(x: 0, y: 30), color: .black) }
    #expect(String(decoding: svg, as: UTF8.self).contains(">\u{FFFD}\u{FFFD}</text>"))
    #expect(try Image(svg).size == Size(width: 100, height: 50))
  }

  @Test func `another program draws the same picture`() throws {
    let icon = try Image(try Corpus.bytes("valid.png"))
    func draw(_ canvas: Canvas) throws {
      canvas.fill(Rect(size: canvas.size), with: .white)
      let shape = Gradient.Shape.radial(
        center: Point(x: 30, y: 30),
        innerRadius: 0,
        outerRadius: 25
      )
      canvas.fill(
        Path(ellipseIn: Rect(x: 5, y: 5, width: 50, height: 50)),
        with: .gradient(Gradient(shape, colors: [.pureRed, .pureBlue]))
      )
      canvas.draw(
        Shadow(color: .black, offset: Size(width: 2, height: 2), radius: 3),
        of: Path(Rect(x: 60, y: 10, width: 20, height: 20))
      )
      try canvas.draw(icon, in: Rect(x: 60, y: 40, width: 20, height: 10), interpolation: .none)
      try canvas.draw(icon, in: Rect(x: 60, y: 60, width: 20, height: 10), tint: .pureGreen)
      canvas.clip(to: Path(ellipseIn: Rect(x: 0, y: 50, width: 40, height: 30)))
      canvas.rotate(by: 0.1)
      canvas.fill(Rect(x: 0, y: 50, width: 100, height: 10), with: Color.pureGreen.withAlpha(0.5))
    }
    let direct = try pixels(100, 80, draw)
    let document = try Image(try file(.svg, 100, 80, draw))
    let through = try pixels(100, 80) { try $0.draw(document, at: .zero) }
    for y in stride(from: 2, to: 80, by: 4) {
      // librsvg lets the two pixels of the image flow into each other; its middle does not count.
      for x in stride(from: 2, to: 100, by: 4) where !(65...75).contains(x) {
        let colors = (direct.color(x: x, y: y), through.color(x: x, y: y))
        #expect(colors.0.isClose(to: colors.1, within: 12), "\(x) \(y) \(colors)")
      }
    }
  }

  @Test(
    arguments: [
      (0.0, "0"), (-0.0001, "0"), (1.5, "1.5"), (-12.3456, "-12.346"), (0.05, "0.05"),
      (100, "100"), (.nan, "0"), (1e300, "0"),
    ])
  func `numbers are short`(value: Double, text: String) {
    #expect(
      SVGMarkup.number(value) == text || (value == -0.0001 && SVGMarkup.number(value) == "-0")
    )
  }
}
