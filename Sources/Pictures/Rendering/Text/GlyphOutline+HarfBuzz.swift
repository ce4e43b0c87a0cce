internal import CHarfBuzz

extension GlyphOutline {
  /// Reads the outline of a glyph; nil when the face draws nothing for it.
  convenience init?(of glyph: UInt32, in handle: FontHandle) {
    let recorder = OutlineRecorder(unit: Float(handle.unit))
    dt_hb_font_draw_glyph(
      handle.font,
      glyph,
      OutlineRecorder.functions.pointer,
      Unmanaged.passUnretained(recorder).toOpaque()
    )
    guard !recorder.verbs.isEmpty else { return nil }
    self.init(verbs: recorder.verbs, coordinates: recorder.coordinates)
  }
}

/// Collects what HarfBuzz says while it walks along an outline.
private final class OutlineRecorder {
  /// HarfBuzz's table of callbacks.
  ///
  /// Unchecked: it is made immutable before anyone sees it.
  struct Functions: @unchecked Sendable { let pointer: OpaquePointer? }

  let unit: Float
  var verbs: [GlyphOutline.Verb] = []
  var coordinates: [Float] = []

  init(unit: Float) { self.unit = unit }

  func add(_ verb: GlyphOutline.Verb, _ points: Float...) {
    verbs.append(verb)
    for index in points.indices {
      coordinates.append(index.isMultiple(of: 2) ? points[index] * unit : -points[index] * unit)
    }
  }

  static let functions: Functions = {
    let table = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      table,
      { _, data, _, x, y, _ in OutlineRecorder.at(data)?.add(.move, x, y) },
      nil,
      nil
    )
    hb_draw_funcs_set_line_to_func(
      table,
      { _, data, _, x, y, _ in OutlineRecorder.at(data)?.add(.line, x, y) },
      nil,
      nil
    )
    hb_draw_funcs_set_quadratic_to_func(
      table,
      { _, data, _, x1, y1, x, y, _ in OutlineRecorder.at(data)?.add(.quadratic, x1, y1, x, y) },
      nil,
      nil
    )
    hb_draw_funcs_set_cubic_to_func(
      table,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        OutlineRecorder.at(data)?.add(.cubic, x1, y1, x2, y2, x, y)
      },
      nil,
      nil
    )
    hb_draw_funcs_set_close_path_func(
      table,
      { _, data, _, _ in OutlineRecorder.at(data)?.add(.close) },
      nil,
      nil
    )
    hb_draw_funcs_make_immutable(table)
    return Functions(pointer: table)
  }()

  private static func at(_ data: UnsafeMutableRawPointer?) -> OutlineRecorder? {
    data.map { Unmanaged<OutlineRecorder>.fromOpaque($0).takeUnretainedValue() }
  }
}
