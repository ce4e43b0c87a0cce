import DynamicType
import Foundation
import RichText
import Snapshots
import Testing

@testable import Rendering

@Suite struct `Images` {
  /// All show red on the left and blue on the right.
  static let ordinary = [
    "valid.png", "palette.png", "sixteen-bits.png", "text-bomb.png", "valid.jpg",
    "progressive.jpg", "cmyk.jpg", "valid.svg", "view-box.svg", "valid.pdf",
  ]

  @Test(arguments: ordinary) func `ordinary files look alike`(name: String) throws {
    let image = try Image(try Corpus.bytes(name))
    let picture = try pixels(40, 20, scale: 2) { try $0.draw(image, in: .init(size: $0.size)) }
    #expect(picture.color(x: 4, y: 20).isClose(to: .pureRed))
    #expect(picture.color(x: 76, y: 20).isClose(to: .pureBlue))
    #expect(abs(picture.ink - 80 * 40) < 1)
  }

  @Test(arguments: ["valid.svg", "valid.pdf"]) func `vectors stay sharp at any size`(
    name: String
  )
    throws
  {
    let image = try Image(try Corpus.bytes(name)).resized(to: Size(width: 400, height: 200))
    #expect(image.format.isVector)
    let picture = try pixels(400, 200) { try $0.draw(image, at: .zero) }
    #expect(picture.color(x: 198, y: 100).isClose(to: .pureRed))
    #expect(picture.color(x: 201, y: 100).isClose(to: .pureBlue))
  }

  @Test func `the size in points follows the scale`() throws {
    #expect(try Image(try Corpus.bytes("valid.jpg")).size == Size(width: 32, height: 16))
    #expect(try Image(try Corpus.bytes("valid.jpg"), scale: 2).size == Size(width: 16, height: 8))
    #expect(try Image(try Corpus.bytes("valid.svg"), scale: 2).size == Size(width: 4, height: 2))
  }

  @Test func `a camera's orientation is followed`() throws {
    // Tag 6: the stored left edge is the top.
    let image = try Image(try Corpus.bytes("sideways.jpg"))
    #expect(image.size == Size(width: 16, height: 32))
    let picture = try pixels(16, 32) { try $0.draw(image, at: .zero) }
    #expect(picture.color(x: 8, y: 2).isClose(to: .pureRed, within: 6))
    #expect(picture.color(x: 8, y: 30).isClose(to: .pureBlue, within: 6))
  }

  @Test func `all eight orientations put the stored corner where Exif says`() {
    // The corner at which row 0 and column 0 lie, from Exif 2.32, 4.6.4.
    let corners = [(0, 0), (2, 0), (2, 1), (0, 1), (0, 0), (1, 0), (1, 2), (0, 2)]
    let stored = Bitmap(width: 3, height: 2) { $0[0] = 0xFFFF_FFFF }
    for (index, (x, y)) in corners.enumerated() {
      var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, 34]
      bytes += Array("Exif\0\0II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0]
      bytes += [UInt8(index + 1), 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xD9]
      let turned = JPEGOrientation(of: bytes).apply(to: stored)
      #expect(turned.color(x: x, y: y) == .white, "orientation \(index + 1)")
    }
  }

  @Test(arguments: ["valid.png", "valid.svg", "valid.pdf"]) func `a tint keeps the opacity alone`(
    name: String
  ) throws {
    let image = try Image(try Corpus.bytes(name))
    let picture = try pixels(8, 4) {
      try $0.draw(image, in: Rect(x: 0, y: 0, width: 4, height: 4), tint: .pureGreen)
    }
    #expect(picture.color(x: 1, y: 1) == .pureGreen)
    #expect(picture.color(x: 3, y: 3) == .pureGreen)
    #expect(picture.color(x: 5, y: 1) == .clear)
  }

  @Test func `pixels stay pixels, or flow into each other`() throws {
    let image = try Image(try Corpus.bytes("valid.png"))
    func draw(_ interpolation: Interpolation) throws -> Color {
      try pixels(40, 20) {
        try $0.draw(image, in: .init(size: $0.size), interpolation: interpolation)
      }
      .color(x: 19, y: 10)
    }
    #expect(try draw(.none) == .pureRed)
    #expect(try draw(.smooth).blue > 0.2)
  }

  @Test func `a small copy is the average of the pixels below`() throws {
    let lines = try pixels(64, 64) { canvas in
      for x in stride(from: 0.0, to: 64, by: 2) {
        canvas.fill(Rect(x: x, y: 0, width: 1, height: 64), with: .black)
      }
    }
    let small = try pixels(8, 8) {
      try $0.draw(Image(lines), in: .init(size: $0.size))
    }
    #expect(small.color(x: 4, y: 4).isClose(to: Color(white: 0, alpha: 0.5), within: 12))
  }

  @Test(arguments: [Image.ResizingMode.stretch, .tile]) func `caps keep their size`(
    mode: Image.ResizingMode
  ) throws {
    // Ten points a side: a border of two points about a middle with a dot.
    let source = try pixels(10, 10, scale: 2) { canvas in
      canvas.fill(Rect(size: canvas.size), with: .pureRed)
      canvas.fill(Rect(x: 2, y: 2, width: 6, height: 6), with: .pureBlue)
      canvas.fill(Rect(x: 2, y: 2, width: 3, height: 6), with: .pureGreen)
    }
    let image = Image(source, scale: 2)
      .resizable(capInsets: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2), mode: mode)
    let picture = try pixels(44.5, 30) {
      try $0.draw(image, in: Rect(x: 0.5, y: 0, width: 28, height: 30))
    }
    #expect(picture.color(x: 1, y: 15).isClose(to: .pureRed))
    #expect(picture.color(x: 27, y: 15).isClose(to: .pureRed))
    #expect(picture.color(x: 14, y: 1).isClose(to: .pureRed))
    let isTiled = mode == .tile
    #expect(picture.color(x: 3, y: 15).isClose(to: .pureGreen))
    #expect(picture.color(x: 6, y: 15).isClose(to: isTiled ? .pureBlue : .pureGreen))
    #expect(picture.color(x: 24, y: 15).isClose(to: .pureBlue) != isTiled || isTiled)
    // No seams: every pixel inside is opaque.
    #expect(
      (1..<28).allSatisfy { x in (0..<30).allSatisfy { picture.color(x: x, y: $0).alpha > 0.99 } }
    )
  }

  @Test func `nothing outside the bytes is opened`() throws {
    let folder = FileManager.default.temporaryDirectory
    let secret = folder.appending(path: "canvas-\(UInt64.random(in: 0 ... .max)).png")
    try Data(try Corpus.bytes("valid.png")).write(to: secret)
    defer { try? FileManager.default.removeItem(at: secret) }
    for address in [secret.absoluteString, secret.path, "../\(secret.lastPathComponent)"] {
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="4" height="2">
        <image href="\(address)" width="4" height="2"/></svg>
        """
      let image = try Image(Array(svg.utf8))
      let picture = try pixels(4, 2) { try $0.draw(image, at: .zero) }
      #expect(picture.ink == 0)
    }
  }

  @Test func `decoding waits until the image is drawn`() throws {
    let image = try Image(try Corpus.bytes("garbage-data.png"))
    #expect(image.size == Size(width: 4, height: 2))
    #expect(throws: ImageError.self) { try image.validate() }
  }
}
