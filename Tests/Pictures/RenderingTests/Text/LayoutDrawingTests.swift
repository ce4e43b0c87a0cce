import DynamicType
import FontDescriptors
import FontManagement
import RichText
import Snapshots
import Testing
import Typesetting

@testable import Rendering

@Suite struct `Paragraphs on a canvas` {
  private let text = "Larger Text: नमस्ते, مرحبا 123 and 😀 on more than a single line"

  private func draw(_ format: CanvasFormat) throws -> [UInt8] {
    let attributed = AttributedText(text, font: .systemFont(ofSize: 17))
    let layout = ShapedText(attributed).layout(width: 200)
    return try file(format, 220, layout.height + 20) {
      $0.draw(layout, of: text, at: Point(x: 10, y: 10))
    }
  }

  @Test func `all words of a layout are text in a PDF`() throws {
    let copied = try PDFReader.letters(PDFReader.text(of: try draw(.pdf)))
    for word in text.split(separator: " ") {
      #expect(copied.contains(PDFReader.letters(String(word))), "\(word) in \(copied)")
    }
  }

  @Test func `all words of a layout are text in an SVG`() throws {
    let svg = String(decoding: try draw(.svg), as: UTF8.self)
    for word in ["Larger", "Text:", "नमस्ते", "مرحبا", "😀", "single"] {
      #expect(svg.contains(word))
    }
  }

  @Test func `an ellipsis is text too`() throws {
    let attributed = AttributedText(text, font: .systemFont(ofSize: 17))
    var style = ParagraphStyle.default
    style.lineBreakMode = .truncateTail
    let layout = ShapedText(attributed, style: style).layout(width: 100, maximumLines: 1)
    let svg = try file(.svg, 100, 30) { $0.draw(layout, of: text, at: .zero) }
    #expect(String(decoding: svg, as: UTF8.self).contains("…"))
  }
}
