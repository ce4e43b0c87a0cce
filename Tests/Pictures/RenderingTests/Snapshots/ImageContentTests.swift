import DynamicType
import RichText
import Snapshots
import Testing

@testable import Rendering

@Suite struct `Images on a screen` {
  private let rect = Rect(x: 10, y: 10, width: 20, height: 20)
  private let svg = Array(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'><path fill='#00f' d='M0 0H10V10H0Z'/></svg>"
      .utf8
  )

  private func draw(_ content: ImageContent, scale: Double = 1) throws -> Bitmap {
    try screen(box(0, 0, 40, 40, .white) { $0.drawings = [.image(content)] }).bitmap(scale: scale)
  }

  private func png(_ color: Color) throws -> [UInt8] {
    try file(.png(scale: 1), 4, 4) { $0.fill(Rect(x: 0, y: 0, width: 4, height: 4), with: color) }
  }

  @Test func `pixels fill the rectangle`() throws {
    let source = try ImageSource(try png(.pureRed))
    let pixels = try draw(ImageContent(source, naturalSize: source.size, rect: rect))
    #expect(pixels.color(x: 10, y: 10) == .pureRed)
    #expect(pixels.color(x: 29, y: 29) == .pureRed)
    #expect(pixels.color(x: 9, y: 9) == .white)
  }

  @Test func `a tint takes the place of the image's colors`() throws {
    let source = try ImageSource(try png(.pureRed))
    var content = ImageContent(source, naturalSize: source.size, rect: rect)
    content.tint = .pureGreen
    #expect(try draw(content).color(x: 20, y: 20) == .pureGreen)
  }

  @Test(arguments: [1.0, 3]) func `vectors are sharp at every scale`(scale: Double) throws {
    let source = try ImageSource(svg)
    let content = ImageContent(source, naturalSize: source.size, rect: rect)
    let pixels = try draw(content, scale: scale)
    let edge = Int(10 * scale)
    #expect(pixels.color(x: edge, y: edge) == .pureBlue)
    #expect(pixels.color(x: edge - 1, y: edge - 1) == .white)
  }

  /// Without "Preserve Vector Data" an asset catalog holds pixels of the image's own size.
  @Test(arguments: [false, true])
  func `a vector that was built as pixels is not sharp when enlarged`(isBuilt: Bool) throws {
    let halves = """
      <svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">
      <rect width="2" height="4" fill="#00f"/><rect x="2" width="2" height="4" fill="#0f0"/></svg>
      """
    var source = try ImageSource(Array(halves.utf8))
    source.isRasterized = isBuilt
    let large = try draw(ImageContent(source, naturalSize: source.size, rect: rect))
    let isSharp =
      large.color(x: 19, y: 20) == .pureBlue && large.color(x: 20, y: 20) == .pureGreen
    #expect(isSharp != isBuilt)
    let own = Rect(x: 10, y: 10, width: 4, height: 4)
    let small = try draw(ImageContent(source, naturalSize: source.size, rect: own))
    #expect(small.color(x: 11, y: 12) == .pureBlue)
    #expect(small.color(x: 12, y: 12) == .pureGreen)
  }

  @Test func `a vector between the pixels is drawn between the pixels`() throws {
    let source = try ImageSource(svg)
    let between = rect.offset(x: 0.5, y: 0)
    let pixels = try draw(ImageContent(source, naturalSize: source.size, rect: between))
    #expect(pixels.color(x: 10, y: 20).isClose(to: Color(red: 0.5, green: 0.5, blue: 1)))
    #expect(pixels.color(x: 11, y: 20) == .pureBlue)
  }

  @Test func `a mirrored image has its left side at the right`() throws {
    let bytes = try file(.png(scale: 1), 4, 4) {
      $0.fill(Rect(x: 0, y: 0, width: 2, height: 4), with: .pureRed)
      $0.fill(Rect(x: 2, y: 0, width: 2, height: 4), with: .pureGreen)
    }
    let source = try ImageSource(bytes)
    var content = ImageContent(source, naturalSize: source.size, rect: rect)
    content.isMirrored = true
    let pixels = try draw(content)
    #expect(pixels.color(x: 11, y: 20) == .pureGreen)
    #expect(pixels.color(x: 28, y: 20) == .pureRed)
  }

  @Test func `borders keep their size`() throws {
    // A red frame of one pixel about a green middle.
    let bytes = try file(.png(scale: 1), 4, 4) {
      $0.fill(Rect(x: 0, y: 0, width: 4, height: 4), with: .pureRed)
      $0.fill(Rect(x: 1, y: 1, width: 2, height: 2), with: .pureGreen)
    }
    var source = try ImageSource(bytes)
    source.capInsets = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let pixels = try draw(ImageContent(source, naturalSize: source.size, rect: rect))
    #expect(pixels.color(x: 10, y: 20) == .pureRed)
    #expect(pixels.color(x: 11, y: 20) == .pureGreen)
    #expect(pixels.color(x: 28, y: 20) == .pureGreen)
    #expect(pixels.color(x: 29, y: 20) == .pureRed)
  }

  @Test func `a missing image has a placeholder within its rectangle`() throws {
    let pixels = try draw(ImageContent(nil, name: "logo", naturalSize: rect.size, rect: rect))
    #expect(pixels.hasInk(in: rect))
    #expect(!pixels.hasInk(in: Rect(x: 0, y: 0, width: 40, height: 9)))
    #expect(pixels.color(x: 20, y: 20) != pixels.color(x: 15, y: 15), "the diagonal")
  }

  @Test func `the placeholder of a missing image tells its name where it has room`() throws {
    func placeholder(_ name: String?, width: Double) throws -> Bitmap {
      try pixels(120, 40) {
        let rect = Rect(x: 0, y: 0, width: width, height: 40)
        $0.draw(ImageContent(nil, name: name, naturalSize: rect.size, rect: rect))
      }
    }
    let nameless = try placeholder(nil, width: 120)
    #expect(try placeholder("logo", width: 120) != nameless)
    #expect(try placeholder("logo", width: 120) != placeholder("icon", width: 120))
    #expect(try placeholder("logo", width: 12) == placeholder(nil, width: 12))
  }

  @Test func `a damaged image has the placeholder, too`() throws {
    let source = try ImageSource(try Corpus.bytes("garbage-data.png"))
    let damaged = try draw(ImageContent(source, naturalSize: rect.size, rect: rect))
    let missing = try draw(ImageContent(nil, naturalSize: rect.size, rect: rect))
    #expect(damaged == missing)
  }

  @Test func `headers tell the size that the decoders find`() throws {
    var count = 0
    for name in try #require(Corpus.names) {
      let bytes = try Corpus.bytes(name)
      guard let decoded = try? Image(bytes), let source = try? ImageSource(bytes) else { continue }
      #expect(source.size == decoded.size, "\(name)")
      count += 1
    }
    #expect(count > 10)
  }

  @Test func `a file is decoded once for all screens that show it`() throws {
    let cache = ImageCache(byteLimit: 10_000)
    let source = try ImageSource(try png(.pureRed))
    let first = try #require(cache.image(of: source))
    let second = try #require(cache.image(of: source))
    #expect(first.source === second.source)
    #expect(cache.count == 1)
  }

  @Test func `the oldest images make room`() throws {
    let cache = ImageCache(byteLimit: 2_000)
    let vector = try ImageSource(svg)
    for side in 10...15 { #expect(cache.pixels(of: vector, width: side, height: side) != nil) }
    #expect(cache.count <= 4)
    #expect(cache.pixels(of: vector, width: 100, height: 100) == nil, "larger than the cache")
  }

  @Test func `a box without a picture shows its reason in lines`() throws {
    func ink(_ reason: String?) throws -> Int {
      let large = Rect(x: 0, y: 0, width: 120, height: 90)
      var content = ImageContent(nil, naturalSize: large.size, rect: large)
      content.missingReason = reason
      let pixels = try screen(box(0, 0, 120, 90, .white) { $0.drawings = [.image(content)] })
        .bitmap(scale: 1)
      return (6..<84).reduce(0) { sum, y in
        sum + (6..<114).count { pixels.color(x: $0, y: y).red < 0.8 }
      }
    }
    let diagonal = try ink(nil)
    #expect(try ink("a web view; its page is loaded by code") > 2 * diagonal)
    #expect(try ink("one-word-that-is-far-too-long-for-a-line-of-the-box") == diagonal)
  }
}
