import Foundation
import RichText
import Snapshots
import Testing

@testable import Rendering

@Suite struct `PNG files` {
  /// Pictures with flat areas, edges, noise and opacity; noise is a linear congruence.
  static let bitmaps: [Bitmap] = [
    (1, 1, 0), (3, 2, 1), (64, 64, 2), (300, 40, 3), (33, 200, 4), (1_200, 30, 5), (9_000, 4, 6),
  ]
  .map { width, height, kind in
    Bitmap(width: width, height: height) { pixels in
      var state = UInt32(kind * 7_919 + 1)
      for index in pixels.indices {
        state = state &* 1_664_525 &+ 1_013_904_223
        let isFlat = index / 37 % 3 != 0
        let gray = isFlat ? 0x80 : state >> 24
        let alpha: UInt32 = kind.isMultiple(of: 2) ? 255 : max(gray, state >> 16 & 0xFF)
        pixels[index] = alpha << 24 | gray << 16 | gray << 8 | gray / 2
      }
    }
  }

  @Test(arguments: bitmaps) func `libpng reads back what was written`(bitmap: Bitmap) throws {
    let decoded = try PNGDecoder.decode(bitmap.pngData(), limits: ImageLimits())
    #expect(decoded.width == bitmap.width && decoded.height == bitmap.height)
    // Dividing the opacity out and in again may lose a step.
    for index in bitmap.pixels.indices {
      let (before, after) = (bitmap.pixels[index], decoded.pixels[index])
      for shift: UInt32 in [0, 8, 16, 24] {
        let difference = Int(before >> shift & 0xFF) - Int(after >> shift & 0xFF)
        guard abs(difference) <= 1 else {
          Issue.record("pixel \(index): \(String(before, radix: 16))")
          return
        }
      }
    }
  }

  /// Black text on white has shades of gray; a ground and a brand color stay what they are.
  @Test func `libpng reads back a file of few colors`() throws {
    let colors: [UInt32] = [0xFFFF_FFFF, 0xFF1B_6B4E, 0xFFE9_F2E6]
    let bitmap = Bitmap(width: 301, height: 90) { pixels in
      for index in pixels.indices {
        let shade = UInt32(index * 7 % 256)
        let gray = 0xFF00_0000 | shade << 16 | shade << 8 | shade
        pixels[index] = index % 301 > 280 ? gray : colors[index / 40 % 3]
      }
    }
    let file = bitmap.indexedPNGData()
    #expect(file[25] == 3)
    #expect(file.count < bitmap.pngData().count)
    let decoded = try PNGDecoder.decode(file, limits: ImageLimits())
    for index in bitmap.pixels.indices {
      let (before, after) = (bitmap.pixels[index], decoded.pixels[index])
      guard index % 301 > 280 else {
        #expect(before == after)
        continue
      }
      // Shades of one level become one; levels are at most 18 apart, and 4 where grounds are.
      let difference = abs(Int(before & 0xFF) - Int(after & 0xFF))
      #expect(difference < 18)
      #expect(before & 0xFF < 235 || difference < 4)
    }
  }

  @Test func `a picture of more colors than a palette holds keeps the nearest`() throws {
    let bitmap = Bitmap(width: 256, height: 256) { pixels in
      for index in pixels.indices {
        let (x, y) = (UInt32(index % 256), UInt32(index / 256))
        pixels[index] = 0xFF00_0000 | x << 16 | y << 8 | (255 - x)
      }
    }
    let decoded = try PNGDecoder.decode(bitmap.indexedPNGData(), limits: ImageLimits())
    var colors: Set<UInt32> = []
    for index in bitmap.pixels.indices { colors.insert(decoded.pixels[index]) }
    #expect(colors.count <= 256)
    #expect(decoded.width == 256 && decoded.height == 256)
  }

  @Test func `translucent pixels keep all colors`() {
    let bitmap = Bitmap(width: 8, height: 8) { $0.update(repeating: 0x8040_2010) }
    #expect(bitmap.indexedPNGData() == bitmap.pngData())
  }

  @Test func `an opaque picture is written without opacity`() throws {
    let opaque = try file(.png(scale: 1), 4, 4) { $0.fill(.init(size: $0.size), with: .pureRed) }
    let clear = try file(.png(scale: 1), 4, 4) { _ in }
    // The color type of the header: 2 is RGB, 6 is RGB with opacity.
    #expect(opaque[25] == 2)
    #expect(clear[25] == 6)
  }

  @Test func `a flat screen is small`() throws {
    let flat = try file(.png(scale: 3), 393, 852) { $0.fill(.init(size: $0.size), with: .pureRed) }
    #expect(flat.count < 25_000)
  }

  @Test func `the checksums are those of the standard`() {
    // "123456789" is the check value of the CRC catalogs.
    #expect(CRC32.checksum(of: Array("123456789".utf8)[...]) == 0xCBF4_3926)
    var checksum = PixelChecksum(bytesPerPixel: 3)
    checksum.add(pixel: 0x57_69_6B)  // "Wik"
    checksum.add(pixel: 0x69_70_65)  // "ipe"
    for byte in "dia".utf8 { checksum.add(byte: byte) }
    #expect(checksum.value == 0x11E6_0398)
  }

  @Test func `a run of one color has the checksum of its pixels`() {
    for bytesPerPixel in [3, 4] {
      var single = PixelChecksum(bytesPerPixel: bytesPerPixel)
      var run = PixelChecksum(bytesPerPixel: bytesPerPixel)
      for _ in 0..<30_000 { single.add(pixel: 0xFFFE_FDFC) }
      run.add(pixel: 0xFFFE_FDFC, count: 30_000)
      #expect(single.value == run.value)
    }
  }

  @Test func `pixels side by side have the checksum of their bytes one by one`() {
    // Longer than what is summed up at once, and no multiple of eight.
    let pixels = (0..<20_003).map { UInt32($0 % 1_021) &* 0x9E37_79B1 }
    for bytesPerPixel in [3, 4] {
      var single = PixelChecksum(bytesPerPixel: bytesPerPixel)
      var row = PixelChecksum(bytesPerPixel: bytesPerPixel)
      for pixel in pixels { single.add(pixel: pixel) }
      pixels.withUnsafeBufferPointer { memory in
        if let start = memory.baseAddress { row.add(start, count: memory.count) }
      }
      #expect(single.value == row.value)
    }
  }

  @Test func `no code is longer than its limit, and all codes together are complete`() {
    var counts = [1, 1]
    while counts.count < 40 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    for limit: UInt8 in [7, 15] {
      let code = HuffmanCode(counts: counts, limit: limit)
      #expect(code.lengths.allSatisfy { $0 >= 1 && $0 <= limit })
      let kraft = code.lengths.reduce(0) { $0 + 1 << (15 - Int($1)) }
      #expect(kraft == 1 << 15)
    }
  }
}
