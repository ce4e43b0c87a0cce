import DynamicType
import Snapshots
import Testing

@Suite struct `Sizes in headers` {
  private func size(_ text: String) throws -> Size {
    try ImageSource(Array(text.utf8)).size
  }

  private let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 60, 0, 0, 0, 30, 8, 6, 0, 0, 0]

  /// A start, an Exif block with the orientation, and a frame header of 40 by 20.
  private func jpeg(orientation: UInt8?) -> [UInt8] {
    let exif =
      Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation ?? 1, 0, 0]
    let block = orientation == nil ? [] : [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
    return [0xFF, 0xD8] + block + [0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 40, 1, 1, 0x11, 0, 0xFF, 0xD9]
  }

  @Test func `a PNG has its pixels divided by its scale`() throws {
    #expect(try ImageSource(png).size == Size(width: 60, height: 30))
    let source = try ImageSource(png, scale: 3)
    #expect(source.size == Size(width: 20, height: 10))
    #expect(source.scale == 3)
  }

  @Test(arguments: [nil, 1, 3, 4] as [UInt8?])
  func `a JPEG that stands upright`(orientation: UInt8?) throws {
    #expect(try ImageSource(jpeg(orientation: orientation)).size == Size(width: 40, height: 20))
  }

  @Test(arguments: [5, 6, 8] as [UInt8]) func `a JPEG that lies on its side`(
    orientation: UInt8
  ) throws {
    #expect(try ImageSource(jpeg(orientation: orientation)).size == Size(width: 20, height: 40))
  }

  @Test(arguments: [
    ("width='24' height='12'", 24.0, 12.0), ("width=\"24px\" height=\"1in\"", 24, 96),
    ("width='18pt' height='18pt' viewBox='0 0 9 9'", 24, 24), ("viewBox='0 0 30 20'", 30, 20),
    ("viewBox='-5,-5,30,20' width='60'", 60, 40), ("width='100%' viewBox='0 0 7 8'", 7, 8),
    ("data-width='3' stroke-width='2' width = '5' height\n=\n'6'", 5, 6),
  ]) func `an SVG states its size or has a view box`(
    attributes: String,
    width: Double,
    height: Double
  ) throws {
    let svg = "<?xml version='1.0'?><!-- <svgs> --><svg \(attributes)><rect width='9'/></svg>"
    #expect(try size(svg) == Size(width: width, height: height))
  }

  @Test func `an SVG without a size needs one from the caller`() throws {
    let svg = Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)
    #expect(throws: ImageSourceError.unknownSize(.svg)) { try ImageSource(svg) }
    let source = try ImageSource(svg, size: Size(width: 8, height: 8), scale: 2)
    #expect(source.size == Size(width: 8, height: 8))
    #expect(source.scale == 1, "vectors have no pixels")
  }

  @Test(arguments: [
    ("1 0 obj <</Type /Page /MediaBox [0 0 30 20]>> endobj", 30.0, 20.0),
    ("1 0 obj <</Type/Pages/MediaBox[0 0 9 9]>> endobj 2 0 obj <</Type/Page>> endobj", 9, 9),
    ("1 0 obj <</MediaBox [0 0 30 20] /CropBox [5 5 15.5 15] /Type /Page>> endobj", 10.5, 10),
    ("1 0 obj <</Type /Page /Rotate 90 /MediaBox [0 0 30 20]>> endobj", 20, 30),
    ("1 0 obj <</Type /Page /Rotate -180 /MediaBox [10 10 -20 -10]>> endobj", 30, 20),
  ]) func `a PDF states the boxes of its first page`(
    object: String,
    width: Double,
    height: Double
  ) throws {
    #expect(try size("%PDF-1.4\n\(object)\n") == Size(width: width, height: height))
  }

  @Test func `a PDF without a plain page needs a size from the caller`() {
    #expect(throws: ImageSourceError.unknownSize(.pdf)) { try size("%PDF-1.5\nstream x") }
  }

  @Test func `no beginning of a file is too short to be refused`() {
    let files = [
      png, jpeg(orientation: 6), Array("<svg viewBox='0 0 30 20' width='60'/>".utf8),
      Array("%PDF-1.4\n1 0 obj <</Type /Page /Rotate 90 /MediaBox [0 0 30 20]>> endobj".utf8),
    ]
    for file in files {
      for count in file.indices {
        let source = try? ImageSource(Array(file.prefix(count)))
        #expect(source.map { $0.size.width > 0 && $0.size.height > 0 } ?? true)
      }
    }
  }

  @Test func `what is no picture is refused`() {
    #expect(throws: ImageSourceError.unknownFormat) { try ImageSource([]) }
    #expect(throws: ImageSourceError.unknownFormat) { try ImageSource(Array("text".utf8)) }
  }

  @Test func `equal files are equal sources, also from two readings`() throws {
    var other = try ImageSource(png)
    #expect(try ImageSource(png) == other)
    other.capInsets = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    #expect(try ImageSource(png) != other)
    #expect(other.isResizable)
  }
}
