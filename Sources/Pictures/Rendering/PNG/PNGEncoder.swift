internal import CCairo

/// Writes PNG files with a compressor made for screens.
///
/// libpng takes 110 ms for a phone's screen and its bytes depend on the zlib that is installed.
/// This one takes about a fifteenth of that, and its bytes depend on the pixels alone.
enum PNGEncoder {
  static func encode(_ bitmap: Bitmap) -> [UInt8] {
    encode(PixelRows(pixels: bitmap.pixels, width: bitmap.width, height: bitmap.height))
  }

  /// Encodes an ARGB32 image surface.
  static func encode(_ surface: OpaquePointer) -> [UInt8] {
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    let height = Int(cairo_image_surface_get_height(surface))
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    return data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { pixels in
      encode(
        PixelRows(
          pixels: UnsafeMutableBufferPointer(start: pixels, count: stride * height),
          width: Int(cairo_image_surface_get_width(surface)),
          height: height,
          stride: stride
        )
      )
    }
  }

  /// A file of at most 256 colors, or one of all colors where pixels are translucent.
  static func encodeIndexed(_ bitmap: Bitmap) -> [UInt8] {
    let rows = PixelRows(pixels: bitmap.pixels, width: bitmap.width, height: bitmap.height)
    guard rows.isOpaque else { return encode(rows) }
    let pixels = IndexedPixels(rows)
    var file = signature
    append("IHDR", bigEndian(rows.width) + bigEndian(rows.height) + [8, 3, 0, 0, 0], to: &file)
    append("sRGB", [0], to: &file)
    append("PLTE", pixels.palette.flatMap { bigEndian(Int($0)).dropFirst() }, to: &file)
    append("IDAT", RowCompressor.compress(pixels.bytes, rowLength: rows.width + 1), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func encode(_ rows: PixelRows) -> [UInt8] {
    var file = signature
    let isOpaque = rows.isOpaque
    var header = bigEndian(rows.width) + bigEndian(rows.height)
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]  // bits, RGB or RGBA, and the only methods there are
    append("IHDR", header, to: &file)
    append("sRGB", [0], to: &file)
    append(
      "IDAT",
      isOpaque ? compress(rows, bytesPerPixel: 3) : compressUnmultiplied(rows),
      to: &file
    )
    append("IEND", [], to: &file)
    return file
  }

  private static func compress(_ rows: PixelRows, bytesPerPixel: Int) -> [UInt8] {
    var compressor = PixelCompressor(rows, bytesPerPixel: bytesPerPixel)
    return compressor.compress()
  }

  private static func compressUnmultiplied(_ rows: PixelRows) -> [UInt8] {
    let copy = rows.copyUnmultiplied()
    return withExtendedLifetime(copy) {
      compress(
        PixelRows(pixels: copy.pixels, width: copy.width, height: copy.height),
        bytesPerPixel: 4
      )
    }
  }

  private static func append(_ name: StaticString, _ content: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(content.count)
    let start = file.count
    name.withUTF8Buffer { file += $0 }
    file += content
    file += bigEndian(Int(CRC32.checksum(of: file[start...])))
  }

  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
