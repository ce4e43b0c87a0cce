import Foundation
import RichText
import Snapshots
import Testing

@testable import Rendering

/// Outlines in several colors, of a font that was made with fontTools: `Corpus/layers.ttf`.
///
/// Its A, an em wide and high, is a red square, a blue
/// right half with an opacity of a half, and a square in the middle, from a quarter of the em to
/// its half, in the color of the text. Its B is a square of half an em without colors.
@Suite struct `Glyphs in layers` {
  private static let font = Corpus.folder.appending(path: "layers.ttf").path

  /// The colors of points of an A of 40 pixels with green text.
  private static let colors: [(x: Int, y: Int, color: Color)] = [
    (4, 4, .pureRed), (36, 4, Color(red: 0.5, green: 0, blue: 0.5)), (20, 25, .pureGreen),
    (4, 36, .pureRed),
  ]

  private static func draw(_ text: String, _ color: Color = .pureGreen) -> (Canvas) -> Void {
    let run = HarfBuzzText.run(text, font: font, size: 40)
    return { $0.draw(run, at: Point(x: 0, y: 40), color: color) }
  }

  @Test(arguments: [CanvasFormat.png(scale: 1), .svg, .pdf])
  func `are drawn one over the other in every format`(format: CanvasFormat) throws {
    let image = try Image(try file(format, 80, 40, Self.draw("A")))
    let picture = try pixels(80, 40) { try $0.draw(image, at: .zero) }
    for (x, y, color) in Self.colors {
      #expect(picture.color(x: x, y: y).isClose(to: color), "\(x), \(y)")
    }
  }

  @Test(arguments: [CanvasFormat.png(scale: 1), .svg, .pdf])
  func `stand beside glyphs in the color of the text`(format: CanvasFormat) throws {
    let image = try Image(try file(format, 80, 40, Self.draw("AB")))
    let picture = try pixels(80, 40) { try $0.draw(image, at: .zero) }
    #expect(picture.color(x: 4, y: 4).isClose(to: .pureRed))
    #expect(picture.color(x: 50, y: 30).isClose(to: .pureGreen))
    #expect(picture.color(x: 70, y: 30).alpha == 0)
  }

  @Test func `fade with the text`() throws {
    let picture = try pixels(80, 40, Self.draw("A", Color.pureGreen.withAlpha(0.5)))
    #expect(picture.color(x: 4, y: 4).isClose(to: Color.pureRed.withAlpha(0.5)))
  }

  @Test func `stay text in SVG and PDF`() throws {
    let svg = String(decoding: try file(.svg, 80, 40, Self.draw("AB")), as: UTF8.self)
    #expect(svg.contains("<title>A</title>") && svg.contains("<title>B</title>"))
    let copied = try PDFReader.text(of: try file(.pdf, 80, 60, Self.draw("AB")))
    #expect(PDFReader.letters(copied) == PDFReader.letters("AB"))
  }
}
