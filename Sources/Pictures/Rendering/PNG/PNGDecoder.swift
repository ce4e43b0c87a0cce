internal import CCairo

/// Reads PNG files through Cairo.
enum PNGDecoder {
  /// The width and height that a file's header states.
  static func size(
    of bytes: [UInt8],
    limits: ImageLimits
  ) throws(ImageError) -> (width: Int, height: Int) {
    var chunks = PNGChunks(bytes)
    let header = try chunks.next()
    guard header?.name != "CgBI" else { throw .rewrittenByXcode }
    guard let header, header.name == "IHDR", header.content.count == 13 else {
      throw .damaged("no header", in: "PNG, first chunk")
    }
    let content = Array(bytes[header.content])
    let width = PNGChunks.number(content, at: 0)
    let height = PNGChunks.number(content, at: 4)
    try limits.check(width: Double(width), height: Double(height), of: "PNG")
    return (width, height)
  }

  /// Decodes a file; Cairo sees only the chunks that make up the picture.
  static func decode(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) -> Bitmap {
    try limits.check(bytes: bytes.count, of: "PNG")
    let size = try size(of: bytes, limits: limits)
    let source = ByteSource(try PNGChunks.picture(of: bytes))
    let surface = cairo_image_surface_create_from_png_stream(
      { closure, target, count in
        guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
        let source = Unmanaged<ByteSource>.fromOpaque(closure).takeUnretainedValue()
        return source.read(into: target, count: Int(count))
          ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
      },
      Unmanaged.passUnretained(source).toOpaque()
    )
    defer { cairo_surface_destroy(surface) }
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      Int(cairo_image_surface_get_width(surface)) == size.width,
      Int(cairo_image_surface_get_height(surface)) == size.height
    else { throw .damaged("pixels that cannot be decoded", in: "PNG, image data") }
    return try copy(surface, size)
  }

  private static func copy(
    _ surface: OpaquePointer,
    _ size: (width: Int, height: Int)
  ) throws(ImageError) -> Bitmap {
    guard let bitmap = Bitmap(copying: surface) else {
      throw .unsupported(
        "more than 8 bits a channel",
        in: "PNG, image data",
        hint: "Save the image with 8 bits a channel."
      )
    }
    return bitmap
  }
}

/// Bytes that a C library reads piece by piece.
private final class ByteSource {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
    guard count <= bytes.count - position else { return false }
    for offset in 0..<count { target[offset] = bytes[position + offset] }
    position += count
    return true
  }
}
