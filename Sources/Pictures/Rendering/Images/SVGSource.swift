internal import CRsvg
internal import DynamicType

/// An SVG file as librsvg reads it.
///
/// The handle has no base address, so librsvg opens no other file and no network.
final class SVGSource: VectorSource {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  let size: Size

  init(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) {
    try EmbeddedPictures(limits: limits).check(svg: bytes)
    guard SVGWork.units(of: bytes) <= SVGWork.limit else {
      throw ImageError(
        .tooLarge,
        what: "a drawing that takes too much work",
        place: "SVG",
        hint: "Simplify its paths, filters and repeated elements, or use a PNG."
      )
    }
    var error: UnsafeMutablePointer<GError>?
    guard let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), &error) else {
      throw .damaged(GLibError.message(&error), in: "SVG")
    }
    do throws(ImageError) {
      let size = Self.size(of: handle)
      try limits.check(width: size.width, height: size.height, of: "SVG")
      self.size = size
      self.handle = handle
    } catch {
      g_object_unref(handle)
      throw error
    }
  }

  deinit { g_object_unref(handle) }

  func draw(in context: OpaquePointer) throws(ImageError) {
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    var error: UnsafeMutablePointer<GError>?
    guard rsvg_handle_render_document(handle, context, &viewport, &error) != 0 else {
      throw .damaged(GLibError.message(&error), in: "SVG")
    }
  }

  /// The stated size, else the view box, else CSS's 300 x 150 for a picture without any size.
  private static func size(of handle: UnsafeMutablePointer<RsvgHandle>) -> Size {
    var width = 0.0
    var height = 0.0
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 {
      return Size(width: width, height: height)
    }
    var box = RsvgRectangle()
    var hasBox: gboolean = 0
    rsvg_handle_get_intrinsic_dimensions(handle, nil, nil, nil, nil, &hasBox, &box)
    return hasBox != 0
      ? Size(width: box.width, height: box.height) : Size(width: 300, height: 150)
  }
}
