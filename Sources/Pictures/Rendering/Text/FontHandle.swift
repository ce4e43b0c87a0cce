internal import CHarfBuzz
import FontDescriptors
import FontManagement

/// A HarfBuzz font with its size taken out: what drawing needs to know of a face instance.
///
/// Unchecked: the font is immutable, and HarfBuzz documents immutable fonts as safe to share.
final class FontHandle: @unchecked Sendable {
  let font: OpaquePointer

  /// The size of one unit of the font's coordinates in em of the text.
  let unit: Double

  /// The synthesized parts of the face.
  let synthesis: FontSynthesis

  /// The size of the face as a share of the size of the text.
  let scale: Double

  /// Keeps a reference to an immutable font, which leans by itself where that is made up.
  init(_ font: OpaquePointer, synthesis: FontSynthesis = [], scale: Double = 1) {
    self.synthesis = synthesis
    self.scale = scale
    self.font = hb_font_reference(font)
    var scaleX: Int32 = 0
    var scaleY: Int32 = 0
    hb_font_get_scale(font, &scaleX, &scaleY)
    unit = scale / Double(max(scaleX, 1))
  }

  deinit { hb_font_destroy(font) }

  /// The family under which other programs know the face.
  var familyName: String {
    let face = hb_font_get_face(font)
    let typographic = Self.name(16, of: face)
    return typographic.isEmpty ? Self.name(1, of: face) : typographic
  }

  /// The weight on CSS's scale of 1 to 1000.
  var weight: Int {
    let weight = Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded())
    return synthesis.contains(.weight) ? max(weight, 700) : weight
  }

  /// Whether the face is italic or oblique.
  var isItalic: Bool {
    synthesis.contains(.style) || hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0.5
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
  }

  /// The place on the optical size axis, or nil for a face without one.
  var opticalSize: Double? {
    let face = hb_font_get_face(font)
    var info = hb_ot_var_axis_info_t()
    let tag: hb_tag_t = 0x6F70_737A  // opsz
    guard hb_ot_var_find_axis_info(face, tag, &info) != 0 else { return nil }
    return Double(hb_style_get_value(font, HB_STYLE_TAG_OPTICAL_SIZE))
  }

  private static func name(_ identifier: UInt32, of face: OpaquePointer?) -> String {
    var bytes = [CChar](repeating: 0, count: 256)
    var count = UInt32(bytes.count)
    let english = hb_language_from_string("en", -1)
    hb_ot_name_get_utf8(face, hb_ot_name_id_t(identifier), english, &count, &bytes)
    return String(decoding: bytes.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
