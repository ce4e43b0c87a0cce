import DynamicType
import FontDescriptors
import FontManagement
import RichText
import Snapshots
import Testing
import Typesetting

@testable import Rendering

/// Bold and oblique that a family does not have, in every format.
@Suite struct `Made up styles, drawn` {
  /// The upright regular face alone: the package of the fonts has a bold one.
  private let fonts = FontCollection.opening([
    "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf"
  ]).collection

  private func font(_ traits: SymbolicTraits, size: Double = 72) -> Font {
    var descriptor = FontDescriptor(family: "Noto Sans Thai", symbolicTraits: traits)
    descriptor.synthesis = .all
    return fonts.performAsCurrent { Font(descriptor: descriptor, size: size) }
  }

  private func draw(_ text: String, _ font: Font, _ format: CanvasFormat) throws -> [UInt8] {
    let layout = fonts.performAsCurrent {
      ShapedText(AttributedText(text, font: font.request)).layout(width: 1000)
    }
    return try file(format, 300, 150) { $0.draw(layout, of: text, at: Point(x: 20, y: 20)) }
  }

  /// The places with ink on a row of pixels, as runs from left to right.
  private func ink(_ bytes: [UInt8], row: Int) throws -> [Range<Int>] {
    let image = try Image(bytes)
    let picture = try pixels(300, 150) { try $0.draw(image, at: .zero) }
    let inked = (0..<picture.width).filter {
      picture.pixels[row * picture.width + $0] >> 24 > 127
    }
    var runs: [Range<Int>] = []
    for x in inked {
      if let last = runs.last, last.upperBound == x {
        runs[runs.count - 1] = last.lowerBound..<x + 1
      } else {
        runs.append(x..<x + 1)
      }
    }
    return runs
  }

  @Test(arguments: [CanvasFormat.png(scale: 1), .pdf])
  func `a stem is a 36th of the size wider`(format: CanvasFormat) throws {
    // At 72 points that is two points. The first letter of the text has a stem at its right.
    let plain = try ink(try draw("ก", font([]), format), row: 90)
    let bold = try ink(try draw("ก", font(.bold), format), row: 90)
    #expect(!plain.isEmpty && plain.count == bold.count)
    for (thin, thick) in zip(plain, bold) {
      #expect(abs(thick.count - thin.count - 2) <= 1)
      #expect(abs(thick.lowerBound - thin.lowerBound) <= 1)
    }
  }

  @Test(arguments: [CanvasFormat.png(scale: 1), .pdf])
  func `oblique leans by 14 degrees`(format: CanvasFormat) throws {
    func stem(_ font: Font, _ row: Int) throws -> Double {
      let run = try #require(try ink(try draw("ก", font, format), row: row).last)
      return Double(run.lowerBound + run.upperBound) / 2
    }
    // Between two heights of an upright stem, 20 points apart, it moves by 20 times the tangent.
    let upright = try stem(font([]), 75) - stem(font([]), 95)
    let oblique = try stem(font(.italic), 75) - stem(font(.italic), 95)
    #expect(abs(oblique - upright - 20 * 0.2493) <= 1.5)
  }

  @Test func `text stays text and asks for the style`() throws {
    let both = font([.bold, .italic], size: 17)
    let page = try draw("ภาษาไทย", both, .pdf)
    #expect(PDFReader.letters(try PDFReader.text(of: page)) == PDFReader.letters("ภาษาไทย"))
    let svg = String(decoding: try draw("ภาษาไทย", both, .svg), as: UTF8.self)
    #expect(svg.contains("font-weight=\"700\"") && svg.contains("font-style=\"italic\""))
    #expect(svg.contains("ภาษาไทย"))
  }
}
