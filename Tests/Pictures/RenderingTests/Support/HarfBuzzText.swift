import CHarfBuzz
import Snapshots
@testable import Rendering

/// Text shaped straight with HarfBuzz, so that drawing is tested by itself.
enum HarfBuzzText {
  static let inter = "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf"
  static let arabic = "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf"
  static let devanagari = "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf"
  static let ideographs = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
  static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

  static func run(
    _ text: String,
    font path: String = inter,
    size: Double,
    weight: Float? = nil,
    isRightToLeft: Bool = false,
    tracking: Double = 0
  ) -> TextRun {
    let font = font(path, weight: weight)
    defer { hb_font_destroy(font) }
    let units = Array(text.utf16)
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf16(buffer, units, Int32(units.count), 0, Int32(units.count))
    hb_buffer_guess_segment_properties(buffer)
    if isRightToLeft { hb_buffer_set_direction(buffer, HB_DIRECTION_RTL) }
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    let infos = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_infos(buffer, &count),
      count: Int(count)
    )
    let places = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_positions(buffer, &count),
      count: Int(count)
    )
    var run = TextRun(
      face: GlyphCache.shared.glyphs(of: font),
      pointSize: size,
      glyphs: [],
      positions: [],
      clusters: [],
      text: units,
      isRightToLeft: isRightToLeft,
      width: 0
    )
    let unit = size / 256_000
    for index in infos.indices {
      run.glyphs.append(infos[index].codepoint)
      run.clusters.append(Int(infos[index].cluster))
      run.positions.append(
        Point(
          x: run.width + Double(places[index].x_offset) * unit,
          y: -Double(places[index].y_offset) * unit
        )
      )
      run.width += Double(places[index].x_advance) * unit + tracking
    }
    return run
  }

  private static func font(_ path: String, weight: Float?) -> OpaquePointer {
    let blob = hb_blob_create_from_file(path)
    let face = hb_face_create(blob, 0)
    guard let font = hb_font_create(face) else { preconditionFailure("HarfBuzz never gives nil") }
    hb_face_destroy(face)
    hb_blob_destroy(blob)
    hb_font_set_scale(font, 256_000, 256_000)
    if let weight {
      var variation = hb_variation_t(tag: 0x7767_6874, value: weight)
      hb_font_set_variations(font, &variation, 1)
    }
    hb_font_make_immutable(font)
    return font
  }
}
