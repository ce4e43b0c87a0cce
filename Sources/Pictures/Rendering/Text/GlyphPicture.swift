internal import CHarfBuzz
import Snapshots

/// A glyph that a face holds as a picture, such as a color emoji.
final class GlyphPicture: Sendable {
  /// The PNG file in the face.
  let png: [UInt8]

  /// The decoded picture.
  let bitmap: Bitmap

  /// The place of the picture about the glyph's origin, in em, with y growing downwards.
  let frame: Rect

  /// Reads the largest strike of a glyph; nil when there is none or it is damaged.
  init?(of glyph: UInt32, in handle: FontHandle) {
    guard hb_ot_color_has_png(hb_font_get_face(handle.font)) != 0 else { return nil }
    let blob = hb_ot_color_glyph_reference_png(handle.font, glyph)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let data = hb_blob_get_data(blob, &count), count > 0,
      hb_font_get_glyph_extents(handle.font, glyph, &extents) != 0
    else { return nil }
    png = UnsafeRawBufferPointer(start: data, count: Int(count)).map { $0 }
    guard let bitmap = try? PNGDecoder.decode(png, limits: .glyph) else { return nil }
    self.bitmap = bitmap
    frame = Rect(
      x: Double(extents.x_bearing) * handle.unit,
      y: -Double(extents.y_bearing) * handle.unit,
      width: Double(extents.width) * handle.unit,
      height: -Double(extents.height) * handle.unit
    )
    guard !frame.isEmpty else { return nil }
  }
}
