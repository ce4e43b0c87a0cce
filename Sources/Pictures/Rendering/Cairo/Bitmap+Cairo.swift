internal import CCairo

extension Bitmap {
  /// Copies the pixels of an image surface; nil for one of another kind.
  convenience init?(copying surface: OpaquePointer) {
    cairo_surface_flush(surface)
    let format = cairo_image_surface_get_format(surface)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let opaque: UInt32 = format == CAIRO_FORMAT_RGB24 ? 0xFF00_0000 : 0
    self.init(width: width, height: height) { pixels in
      guard let target = UnsafeMutableRawPointer(pixels.baseAddress) else { return }
      for row in 0..<height {
        (target + row * width * 4).copyMemory(from: data + row * stride, byteCount: width * 4)
      }
      guard opaque != 0 else { return }
      for index in pixels.indices { pixels[index] |= opaque }
    }
  }

  /// Makes a surface that shows the pixels and keeps them alive.
  func makeSurface() -> OpaquePointer? {
    let surface = pixels.withMemoryRebound(to: UInt8.self) { bytes in
      cairo_image_surface_create_for_data(
        bytes.baseAddress,
        CAIRO_FORMAT_ARGB32,
        Int32(width),
        Int32(height),
        Int32(width * 4)
      )
    }
    CairoOwner.keep(self) { cairo_surface_set_user_data(surface, $0, $1, $2) }
    return surface
  }
}
