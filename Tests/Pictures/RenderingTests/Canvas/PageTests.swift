import DynamicType
import RichText
import Snapshots
import Testing

@testable import Rendering

@Suite struct `Pages` {
  private func canvas(_ format: CanvasFormat = .pdf) throws -> Canvas {
    try Canvas(format, size: Size(width: 300, height: 200))
  }

  private func write(_ text: String, on canvas: Canvas) {
    canvas.draw(HarfBuzzText.run(text, size: 20), at: Point(x: 10, y: 40), color: .black)
  }

  @Test func `a PDF has the pages that were begun, each with its size and its text`() throws {
    let canvas = try canvas()
    write("First", on: canvas)
    try canvas.beginPage()
    write("Second", on: canvas)
    try canvas.beginPage(size: Size(width: 100, height: 400))
    write("Third", on: canvas)
    #expect(canvas.pageCount == 3)
    #expect(canvas.size == Size(width: 100, height: 400))
    let pages = try PDFReader.pages(of: canvas.finish())
    #expect(pages.map { PDFReader.letters($0.text) } == ["First", "Second", "Third"])
    #expect(pages.map(\.width) == [300, 300, 100])
    #expect(pages.map(\.height) == [200, 200, 400])
  }

  @Test func `transforms, clips and layers end with their page`() throws {
    func draw(_ canvas: Canvas, before: Bool) throws -> [UInt8] {
      if before {
        canvas.save()
        canvas.beginLayer(opacity: 0.5)
      }
      canvas.translate(x: 50, y: 50)
      canvas.clip(to: Rect(x: 0, y: 0, width: 5, height: 5))
      canvas.scale(x: 0, y: 1)
      try canvas.beginPage()
      write("Whole", on: canvas)
      return try canvas.finish()
    }
    for isSaved in [false, true] {
      let pages = try PDFReader.pages(of: draw(try canvas(), before: isSaved))
      #expect(pages.map { PDFReader.letters($0.text) } == ["", "Whole"])
    }
  }

  @Test func `an image of several pages is in the file once`() throws {
    let image = try Image(try Corpus.bytes("valid.png"))
    func count(pages: Int) throws -> Int {
      let canvas = try canvas()
      for page in 0..<pages {
        if page > 0 { try canvas.beginPage() }
        try canvas.draw(image, at: .zero)
      }
      let file = String(decoding: try canvas.finish(), as: UTF8.self)
      return file.ranges(of: "/Subtype /Image").count
    }
    #expect(try count(pages: 3) == count(pages: 1))
  }

  @Test(arguments: [CanvasFormat.svg, .png(scale: 1)])
  func `other formats have one page and say so`(format: CanvasFormat) throws {
    let canvas = try canvas(format)
    canvas.save()
    #expect(throws: CanvasError.onePageOnly) { try canvas.beginPage() }
    canvas.restore()
    #expect(canvas.pageCount == 1)
  }

  @Test func `a page without area is refused and the page before goes on`() throws {
    let canvas = try canvas()
    #expect(throws: CanvasError.invalidSize(width: 0, height: 10)) {
      try canvas.beginPage(size: Size(width: 0, height: 10))
    }
    write("Still", on: canvas)
    let pages = try PDFReader.pages(of: canvas.finish())
    #expect(pages.map { PDFReader.letters($0.text) } == ["Still"])
  }

  @Test func `a title is the document's`() throws {
    let pdf = try canvas()
    #expect(pdf.setTitle("Größe & <Schrift> 字"))
    #expect(try PDFReader.title(of: pdf.finish()) == "Größe & <Schrift> 字")
    let svg = try canvas(.svg)
    #expect(svg.setTitle("Größe & <Schrift>"))
    let document = String(decoding: try svg.finish(), as: UTF8.self)
    #expect(document.contains("<title>Größe &amp; &lt;Schrift&gt;</title>"))
    #expect(try !canvas(.png(scale: 1)).setTitle("None"))
  }
}
