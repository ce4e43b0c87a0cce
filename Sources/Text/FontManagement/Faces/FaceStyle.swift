import CHarfBuzz

/// The style of a face on the scales of CSS and OpenType.
public struct FaceStyle: Hashable, Sendable {
  /// The weight, 1 to 1000; 400 is regular.
  public var weight = 400.0
  /// The width in percent of the normal width, 100 for normal.
  public var width = 100.0
  /// The slant in degrees, positive to the right; 0 for an upright face.
  public var slant = 0.0
  /// Whether the face is drawn as an italic.
  public var isItalic = false

  /// Whether the face leans, drawn or slanted.
  public var leans: Bool { isItalic || slant > 0 }
}

extension FaceStyle {
  /// Reads the style from `OS/2`, `head` and `post`, as HarfBuzz interprets them.
  init(face: OpaquePointer) {
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    func value(_ tag: hb_style_tag_t) -> Double {
      let value = Double(hb_style_get_value(font, tag))
      return value.isFinite ? value : 0
    }
    weight = min(max(value(HB_STYLE_TAG_WEIGHT), 1), 1000)
    width = min(max(value(HB_STYLE_TAG_WIDTH), 1), 1000)
    slant = -value(HB_STYLE_TAG_SLANT_ANGLE)
    isItalic = value(HB_STYLE_TAG_ITALIC) > 0
  }
}
