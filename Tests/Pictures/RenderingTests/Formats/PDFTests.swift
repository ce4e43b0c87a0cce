import RichText
import Snapshots
import Testing

@testable import Rendering

@Suite struct `PDF pages` {
  @Test(
    arguments: [
      ("Dynamic Type — “quotes” & 1234 ﬁ", HarfBuzzText.inter, false),
      ("नमस्ते दुनिया क्षत्रिय", HarfBuzzText.devanagari, false),
      ("日本語の文字組版", HarfBuzzText.ideographs, false), ("نص عربي بسيط", HarfBuzzText.arabic, true),
      ("😀👨‍👩‍👧‍👦🇩🇪👍🏽", HarfBuzzText.emoji, false),
    ])
  func `text can be copied out in every script`(
    text: String,
    font: String,
    isRightToLeft: Bool
  )
    throws
  {
    let run = HarfBuzzText.run(text, font: font, size: 17, isRightToLeft: isRightToLeft)
    let page = try file(.pdf, 400, 60) {
      $0.draw(run, at: Point(x: 10, y: 40), color: .black)
    }
    let copied = try PDFReader.text(of: page)
    #expect(PDFReader.letters(copied) == PDFReader.letters(text))
  }

  @Test func `a page looks like the pixels`() throws {
    func draw(_ canvas: Canvas) {
      canvas.fill(Rect(size: canvas.size), with: .white)
      let rect = Rect(x: 10, y: 10, width: 80, height: 60)
      canvas.fill(
        Path(roundedRect: rect, radius: 16),
        with: .gradient(
          Gradient(
            .linear(from: Point(x: 10, y: 0), to: Point(x: 90, y: 0)),
            colors: [.pureRed, .pureBlue]
          )
        )
      )
      canvas.withLayer(opacity: 0.5) {
        canvas.fill(Rect(x: 0, y: 30, width: 100, height: 20), with: .pureGreen)
      }
      canvas.draw(
        HarfBuzzText.run("Same", size: 30, weight: 700),
        at: Point(x: 14, y: 60),
        color: .black
      )
    }
    let direct = try pixels(100, 80, scale: 2, draw)
    let page = try Image(try file(.pdf, 100, 80, draw))
    let through = try pixels(100, 80, scale: 2) { try $0.draw(page, at: .zero) }
    #expect(difference(direct, through) < 0.01)
  }

  /// The mean distance of all components.
  private func difference(_ first: Bitmap, _ second: Bitmap) -> Double {
    var sum = 0
    for (a, b) in zip(first.pixels, second.pixels) {
      for shift: UInt32 in [0, 8, 16] {
        sum += abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))
      }
    }
    return Double(sum) / Double(first.pixels.count * 3 * 255)
  }

  @Test func `a vector image stays a vector`() throws {
    let image = try Image(try Corpus.bytes("valid.svg"))
    let page = try file(.pdf, 400, 200) { try $0.draw(image, in: .init(size: $0.size)) }
    #expect(!String(decoding: page, as: UTF8.self).contains("/Subtype /Image"))
  }
}
