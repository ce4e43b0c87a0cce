import CHarfBuzz
import FontManagement

/// A HarfBuzz buffer that is used again and again by one thread at a time.
final class ShapeBuffer {
  private let buffer: OpaquePointer
  private var language: (tag: String, value: OpaquePointer?) = ("", nil)

  /// The last range that was shaped, its face, and the glyphs that are still in the buffer.
  private var latest: (range: Range<Int>, face: FaceInstance, glyphs: ShapedGlyphs)?

  init() {
    // hb_buffer_create never fails: without memory it gives HarfBuzz's empty buffer.
    buffer = hb_buffer_create() ?? hb_buffer_get_empty()
  }

  deinit {
    hb_buffer_destroy(buffer)
  }

  /// The input of shaping.
  struct Request {
    /// The text; what is around the range gives the context of joining letters.
    var text: UTF16Text
    /// The code units to shape.
    var range: Range<Int>
    /// The four letters of the script.
    var script: UInt32
    var isRightToLeft: Bool
    /// The language, or `nil`.
    var language: String?
    /// The features.
    var features: [hb_feature_t]
  }

  /// Shapes a range with a face; the result is good until the next call.
  func shape(_ request: Request, with face: FaceInstance) -> ShapedGlyphs {
    hb_buffer_clear_contents(buffer)
    let isWhole = request.range.lowerBound == 0
    let isEnd = request.range.upperBound == request.text.count
    let flags =
      (isWhole ? HB_BUFFER_FLAG_BOT.rawValue : 0) | (isEnd ? HB_BUFFER_FLAG_EOT.rawValue : 0)
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
    hb_buffer_add_utf16(
      buffer,
      request.text.baseAddress,
      Int32(clamping: request.text.count),
      UInt32(clamping: request.range.lowerBound),
      Int32(clamping: request.range.count)
    )
    hb_buffer_set_direction(
      buffer,
      request.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    )
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(request.script))
    hb_buffer_set_language(buffer, resolve(request.language))
    if request.features.isEmpty {
      hb_shape(face.hbFont, buffer, nil, 0)
    } else {
      hb_shape(face.hbFont, buffer, request.features, UInt32(request.features.count))
    }
    var count: UInt32 = 0
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let glyphs = ShapedGlyphs(
      infos: infos,
      positions: positions,
      count: Int(count),
      isRightToLeft: request.isRightToLeft
    )
    latest = (request.range, face, glyphs)
    return glyphs
  }

  /// Says that another text comes.
  func forget() {
    latest = nil
  }

  /// The glyphs of a range of the same text, if it was the last that was shaped, with this face.
  func glyphs(of range: Range<Int>, with face: FaceInstance) -> ShapedGlyphs? {
    guard let latest, latest.range == range, latest.face === face else { return nil }
    return latest.glyphs
  }

  private func resolve(_ tag: String?) -> OpaquePointer? {
    let tag = tag ?? "und"
    if language.tag != tag || language.value == nil {
      language = (tag, hb_language_from_string(tag, -1))
    }
    return language.value
  }
}

/// The glyphs of a shaped range, in the order of the text.
struct ShapedGlyphs {
  let infos: UnsafeMutablePointer<hb_glyph_info_t>?
  let positions: UnsafeMutablePointer<hb_glyph_position_t>?
  let count: Int
  let isRightToLeft: Bool

  /// The place in HarfBuzz's visual order of the n-th glyph in the order of the text.
  @inline(__always)
  private func place(_ index: Int) -> Int { isRightToLeft ? count - 1 - index : index }

  /// The n-th glyph; HarfBuzz has as many as it counts.
  @inline(__always)
  func info(_ index: Int) -> hb_glyph_info_t { infos.unsafelyUnwrapped[place(index)] }

  /// The position of the n-th glyph.
  @inline(__always)
  func position(_ index: Int) -> hb_glyph_position_t {
    positions.unsafelyUnwrapped[place(index)]
  }

  var hasMissingGlyph: Bool {
    (0..<count).contains { info($0).codepoint == 0 }
  }
}

extension hb_glyph_info_t {
  /// Whether a break before the cluster changes the shape of either side.
  @inline(__always)
  var isUnsafeToBreak: Bool { mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 }
}
