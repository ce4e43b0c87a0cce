import DynamicType
import Foundation
import RichText
import Snapshots
import Testing
import Typesetting

@testable import Rendering

@Suite struct `A sheet of drawings` {
  /// A screen with text, a clip, a gradient, a shadow and a translucent part.
  private func snapshot(_ title: String, isShown: Bool = true) -> LayoutSnapshot {
    let gradient = Gradient(
      .linear(from: .zero, to: Point(x: 120, y: 0)),
      colors: [.pureRed, .pureBlue]
    )
    let card = element(20, 60, 120, 60) {
      $0.clipsToBounds = true
      $0.alpha = 0.5
      $0.drawings = [
        .fill(.rect($0.bounds), .gradient(gradient)),
        .text(
          onPixels(label("Card", in: Rect(x: 70, y: 30, width: 100, height: 21), color: .white))
        ),
      ]
    }
    let heading = element(10, 10, 140, 30) {
      $0.isHidden = !isShown
      $0.drawings = [
        .shadow(
          Shadow(color: .black, offset: Size(width: 2, height: 2), radius: 0),
          .rect(Rect(x: 0, y: 28, width: 20, height: 2))
        ),
        .text(onPixels(label(title, in: Rect(x: 0.5, y: 4, width: 140, height: 21)))),
      ]
    }
    return screen(box(0, 0, 160, 140, .white, [heading, card]))
  }

  /// A text of a line with its baseline on whole points, where a document without pixels has it, too.
  private func onPixels(_ text: TextContent) -> TextContent {
    var text = text
    let baseline = text.origin.y + text.layout.lines[0].baseline
    text.origin.y += baseline.rounded() - baseline
    return text
  }

  /// The pixels of an SVG document as librsvg draws them.
  private func pixels(of svg: String, _ size: Size) throws -> Bitmap {
    let canvas = try Canvas(.png(scale: 2), size: size)
    try canvas.draw(Image(Array(svg.utf8)), in: Rect(size: size))
    return try #require(canvas.bitmap())
  }

  @Test func `librsvg draws the document as the canvas draws the screen`() throws {
    let sheet = DrawingSheet()
    let snapshot = snapshot("Größe fi 12:30")
    let other = try pixels(of: sheet.svg(of: try sheet.draw(snapshot)), snapshot.size)
    let own = try snapshot.bitmap(scale: 2)
    #expect(other.width == own.width && other.height == own.height)
    var far = 0
    for (first, second) in zip(own.pixels, other.pixels) {
      let steps = [0, 8, 16].map { abs(Int(first >> $0 & 0xFF) - Int(second >> $0 & 0xFF)) }
      if steps.contains(where: { $0 > 48 }) { far += 1 }
    }
    // The edges of letters are filled by another rasteriser.
    #expect(far < own.pixels.count / 200)
    #expect(own.hasInk(in: Rect(x: 20, y: 20, width: 200, height: 50)))
  }

  @Test func `letters are outlines`() throws {
    let sheet = DrawingSheet()
    let svg = sheet.svg(of: try sheet.draw(snapshot("Total")))
    #expect(!svg.contains("<text"))
    #expect(!svg.contains("font-family"))
  }

  @Test func `equal screens are one drawing, others share what is equal`() throws {
    let sheet = DrawingSheet()
    let first = try sheet.draw(snapshot("Total"))
    #expect(try sheet.draw(snapshot("Total")) == first)
    let known = sheet.store.parts.count
    let second = try sheet.draw(snapshot("Summe"))
    #expect(second != first)
    // Only the row of the other word is new.
    #expect(sheet.store.parts.count == known + 1)
  }

  @Test func `what was drawn first leaves no trace`() throws {
    let (one, other) = (DrawingSheet(), DrawingSheet())
    let first = sheetText(one, try [one.draw(snapshot("Total")), one.draw(snapshot("Summe"))])
    let (late, early) = (try other.draw(snapshot("Summe")), try other.draw(snapshot("Total")))
    #expect(sheetText(other, [early, late]) == first)
  }

  /// All that a page is told of drawings.
  private func sheetText(_ sheet: DrawingSheet, _ drawings: [DrawingSheet.Drawing]) -> String {
    let excerpt = SheetExcerpt(.init(sheet), drawings)
    var outlines = SheetOutlines()
    outlines.read(sheet)
    let rows = excerpt.rows.map { row in
      "\(row.size) \(row.steps.map { "\(outlines.number(of: $0.outline)) \($0.advance)" })"
    }
    return "\(excerpt.drawings) \(excerpt.parts) \(rows) \(excerpt.definitions) \(outlines.paths)"
  }

  @Test func `a picture is as fine as its place needs`() throws {
    let large = Bitmap(width: 512, height: 512) { pixels in
      for index in pixels.indices {
        pixels[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: index &* 2_654_435)
      }
    }
    let file = try ImageFile(large.pngData(), limits: ImageLimits())
    #expect(SheetImage.halvings(of: file, in: Rect(x: 0, y: 0, width: 64, height: 64)) == 2)
    #expect(SheetImage.halvings(of: file, in: Rect(x: 0, y: 0, width: 200, height: 200)) == 0)
    // Beyond 200 by 200 points one pixel a point is enough.
    #expect(SheetImage.halvings(of: file, in: Rect(x: 0, y: 0, width: 250, height: 250)) == 1)
  }

  @Test func `a screen without a size is refused`() {
    #expect(throws: CanvasError.self) { try DrawingSheet().draw(screen(element(0, 0, 0, 0))) }
  }
}

@Suite struct `Compressed text` {
  /// As the only row of a gray picture, so that libpng inflates it.
  private func inflated(_ stream: [UInt8], count: Int) throws -> [UInt8] {
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + content
      let sum = Int(CRC32.checksum(of: body[...]))
      return PNGEncoder.bigEndian(content.count) + body + PNGEncoder.bigEndian(sum)
    }
    let header = PNGEncoder.bigEndian(count) + PNGEncoder.bigEndian(1) + [8, 0, 0, 0, 0]
    let file =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", stream) + chunk("IEND", [])
    let bitmap = try PNGDecoder.decode(file, limits: ImageLimits())
    return withExtendedLifetime(bitmap) { bitmap.pixels.map { UInt8($0 & 0xFF) } }
  }

  @Test(arguments: [
    "a", "abcabcabcabcabcabcabc", String(repeating: "x", count: 9_000),
    (0..<900).map { "row \($0 % 97) at \($0 * 7_919 % 1_013);" }.joined(),
    (0..<2_000).map { "\($0 * 104_729 % 99_991)" }.joined(separator: ","),
  ])
  func `libpng reads back what was compressed`(text: String) throws {
    // The first byte is the filter of the row.
    let stream = TextCompressor.zlib("\0" + text)
    #expect(try inflated(stream, count: text.utf8.count) == Array(text.utf8))
    if text.utf8.count > 1_000 { #expect(stream.count < text.utf8.count * 2 / 3) }
  }
}
