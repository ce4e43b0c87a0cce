import DynamicType
import FontDescriptors
import FontManagement
import RichText
import Snapshots
import Testing
import Typesetting

@testable import Rendering

/// The glyphs of a stand-in for San Francisco in San Francisco's advances.
@Suite struct `Glyphs wider than their advance` {
  /// The first and the last column with ink of one character drawn at x = 100, and its width.
  private func ink(
    _ text: String,
    _ font: Font
  ) throws -> (left: Double, right: Double, width: Double) {
    let layout = ShapedText(AttributedText(text, font: font.request)).layout(width: 1000)
    let picture = try pixels(300, 120, scale: 4) {
      $0.draw(layout, of: text, at: Point(x: 100, y: 10))
    }
    let columns = (0..<picture.width).filter { x in
      (0..<picture.height).contains { picture.pixels[$0 * picture.width + x] >> 24 > 40 }
    }
    let left = try #require(columns.first)
    let right = try #require(columns.last)
    return (Double(left) / 4, Double(right + 1) / 4, layout.lines[0].width)
  }

  @Test(
    arguments: ["…", "/", "W", "@"],
    [FontWeight.light, .regular, .semibold, .bold, .black]
  )
  func `ink stays within the advance`(text: String, weight: FontWeight) throws {
    let ink = try ink(text, .systemFont(ofSize: 60, weight: weight))
    #expect(ink.left >= 99.75)
    #expect(ink.right <= 100.25 + ink.width)
  }

  @Test func `the dots of an ellipsis stay as wide as a full stop`() throws {
    let font = Font.systemFont(ofSize: 60)
    let layout = ShapedText(AttributedText("…", font: font.request)).layout(width: 1000)
    let picture = try pixels(300, 120, scale: 4) {
      $0.draw(layout, of: "…", at: Point(x: 100, y: 10))
    }
    let inked = (0..<picture.width).map { x in
      (0..<picture.height).contains { picture.pixels[$0 * picture.width + x] >> 24 > 40 }
    }
    let dots = inked.split(separator: false).map(\.count)
    let stop = try ink(".", font)
    #expect(dots.count == 3)
    // Inter draws the dots of its ellipsis a little smaller than its full stop.
    for dot in dots { #expect(abs(Double(dot) / 4 - (stop.right - stop.left)) <= 0.6) }
  }

  @Test(arguments: [CanvasFormat.pdf, .svg])
  func `text stays text around a narrowed glyph`(format: CanvasFormat) throws {
    let text = "Halves 1/2 and AV…"
    let font = Font.systemFont(ofSize: 60, weight: .bold)
    let layout = ShapedText(AttributedText(text, font: font.request)).layout(width: 2000)
    let bytes = try file(format, 1000, 120) { $0.draw(layout, of: text, at: .zero) }
    guard format == .svg else {
      return #expect(PDFReader.letters(try PDFReader.text(of: bytes)) == "Halves1/2andAV...")
    }
    let words = String(decoding: bytes, as: UTF8.self)
      .replacing(/<[^>]*>/, with: "").filter { !$0.isWhitespace }
    #expect(words == "Halves1/2andAV…")
  }

  @Test func `parts move together where there is white between them`() throws {
    // Two squares of 0.2 with 0.2 of white around each, in an advance of 1 that becomes 0.7.
    let squares = outline([0.2...0.4, 0.6...0.8])
    let closer = try #require(squares.withPartsCloser(advance: 1, to: 0.7))
    let lefts = stride(from: 0, to: closer.coordinates.count, by: 2).map { closer.coordinates[$0] }
    let expected: [Float] = [0.1, 0.3, 0.3, 0.1, 0.4, 0.6, 0.6, 0.4]
    for (found, wanted) in zip(lefts, expected) { #expect(abs(found - wanted) < 1e-5) }
    #expect(squares.withPartsCloser(advance: 1, to: 0.5) == nil)
    #expect(outline([0.2...0.8]).withPartsCloser(advance: 1, to: 0.9) == nil)
  }

  /// Boxes of the height of an em.
  private func outline(_ boxes: [ClosedRange<Float>]) -> GlyphOutline {
    GlyphOutline(
      verbs: boxes.flatMap { _ in [.move, .line, .line, .line, .close] as [GlyphOutline.Verb] },
      coordinates: boxes.flatMap {
        [$0.lowerBound, 0, $0.upperBound, 0, $0.upperBound, 1, $0.lowerBound, 1]
      }
    )
  }
}
