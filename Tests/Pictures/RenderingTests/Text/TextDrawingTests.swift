import CCairo
import DynamicType
import RichText
import Snapshots
import Testing

@testable import Rendering

@Suite struct `Text on pixels` {
  private func draw(_ run: TextRun, x: Double = 4, scale: Double = 1) throws -> Bitmap {
    try pixels(run.width + 8, run.pointSize * 2, scale: scale) {
      $0.draw(run, at: Point(x: x, y: run.pointSize * 1.5), color: .black)
    }
  }

  @Test func `text moves by parts of a pixel`() throws {
    let run = HarfBuzzText.run("mill", size: 17)
    let pictures = try [4, 4.125, 4.25, 4.5].map { try draw(run, x: $0) }
    for (first, second) in zip(pictures, pictures.dropFirst()) {
      #expect(first != second)
      #expect(abs(first.ink - second.ink) < first.ink * 0.01)
    }
  }

  @Test func `ink grows with the square of the scale`() throws {
    let run = HarfBuzzText.run("Dynamic Type", size: 17)
    let single = try draw(run).ink
    let triple = try draw(run, scale: 3).ink
    #expect(abs(triple / single - 9) < 0.1)
  }

  @Test func `weights differ`() throws {
    let inks = try [300, 400, 600, 800].map { (weight: Float) in
      try draw(HarfBuzzText.run("Weight", size: 20, weight: weight)).ink
    }
    #expect(inks == inks.sorted())
    #expect(inks[3] > inks[0] * 1.5)
  }

  @Test(
    arguments: [
      ("Hamburgefonstiv 0123", HarfBuzzText.inter), ("日本語漢字", HarfBuzzText.ideographs),
      ("क्षत्रिय", HarfBuzzText.devanagari),
    ])
  func `coverage agrees with Cairo's own filling`(text: String, font: String) throws {
    let run = HarfBuzzText.run(text, font: font, size: 20)
    let mask = try draw(run)
    let shapes = run.face.shapes(of: run.glyphs)
    let placed = PlacedOutlines(run, shapes, at: Point(x: 4, y: 30), transform: .identity)
    let filled = try pixels(run.width + 8, 40) { canvas in
      var path = Path()
      placed.trace { outline, transform in
        outline.walk(transform) { path.append($0) }
      }
      canvas.fill(path, with: .color(.black))
    }
    #expect(abs(mask.ink - filled.ink) < filled.ink * 0.01)
    var worst = 0.0
    for y in 0..<mask.height {
      for x in 0..<mask.width {
        worst = max(worst, abs(mask.color(x: x, y: y).alpha - filled.color(x: x, y: y).alpha))
      }
    }
    // Where outlines overlap, their partial coverages add up; Cairo samples their union.
    #expect(worst < 0.25)
  }

  @Test func `text too large for a mask is filled as a path`() throws {
    let run = HarfBuzzText.run("O", size: 9_000)
    let picture = try pixels(40, 40) {
      $0.draw(run, at: Point(x: -700, y: 4_000), color: .pureRed)
    }
    #expect(picture.ink > 0)
  }

  @Test func `an emoji is drawn in color, at the size of its line`() throws {
    let run = HarfBuzzText.run("😀", font: HarfBuzzText.emoji, size: 40)
    let picture = try draw(run, scale: 2)
    var yellow = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let color = picture.color(x: x, y: y)
        if color.alpha == 1, color.red > 0.9, color.green > 0.6, color.blue < 0.5 { yellow += 1 }
      }
    }
    #expect(yellow > 1_500)
    #expect(picture.ink < 110 * 110)
  }

  @Test func `turned and clipped text stays within its bounds`() throws {
    let run = HarfBuzzText.run("Turned", size: 20)
    let picture = try pixels(100, 100) { canvas in
      canvas.clip(to: Rect(x: 20, y: 0, width: 60, height: 100))
      canvas.translate(x: 50, y: 50)
      canvas.rotate(by: 0.7)
      canvas.draw(run, at: Point(x: -30, y: 0), color: .black)
    }
    #expect(picture.ink > 50)
    #expect((0..<100).allSatisfy { picture.color(x: 19, y: $0) == .clear })
  }

  @Test func `text in a layer fades with it`() throws {
    let run = HarfBuzzText.run("Text 😀", size: 20)
    let full = try draw(run).ink
    let half = try pixels(run.width + 8, 40) { canvas in
      canvas.withLayer(opacity: 0.5) {
        canvas.draw(run, at: Point(x: 4, y: 30), color: .black)
      }
    }
    #expect(abs(half.ink - full / 2) < full * 0.02)
  }

  @Test func `runs that make no sense are left out`() throws {
    var run = HarfBuzzText.run("ab", size: 20)
    run.positions = [Point(x: .nan, y: 0), .zero]
    var short = HarfBuzzText.run("ab", size: 20)
    short.clusters = [0]
    var wild = HarfBuzzText.run("ab", size: 20)
    wild.glyphs = [.max, 70_000]
    wild.clusters = [900, -4]
    for format in [CanvasFormat.png(scale: 1), .svg, .pdf] {
      _ = try file(format, 20, 20) { canvas in
        for run in [run, short, wild] {
          canvas.draw(run, at: Point(x: 0, y: 10), color: .black)
          canvas.draw(run, at: Point(x: .infinity, y: 10), color: .black)
        }
      }
    }
  }
}
