internal import CCairo
internal import CFreeType
internal import CHarfBuzz
import FontDescriptors
import FontManagement
internal import Snapshots

/// The fonts of one PDF document.
///
/// Text goes in as glyphs with the characters they stand for, so that it can be selected and
/// searched in every script.
final class PDFFonts {
  private var faces: [ObjectIdentifier: (FaceGlyphs, OpaquePointer?)] = [:]
  private lazy var invisible = Self.makeInvisibleFace()

  /// A glyph of the invisible face for each text: a glyph stands for one text in a PDF.
  private var invisibleNumbers: [String: Int] = [:]

  deinit {
    for (_, face) in faces.values { cairo_font_face_destroy(face) }
    cairo_font_face_destroy(invisible)
  }

  /// Shows a run with the origin of the context as its origin, its glyphs narrower by a factor.
  ///
  /// - Returns: Whether the font can be read.
  func show(_ run: TextRun, scaledBy factor: Double = 1, in context: OpaquePointer) -> Bool {
    let handle = run.face.handle
    let isShown: Bool? = DecodingWatch.readFont({ FreeTypeFace.withFile(of: handle, $0) }) {
      guard let face = face(of: run.face) else { return nil }
      show(run, in: face, scaledBy: factor, in: context)
      return true
    }
    return isShown ?? false
  }

  private func show(
    _ run: TextRun,
    in face: OpaquePointer,
    scaledBy factor: Double,
    in context: OpaquePointer
  ) {
    let slant = run.face.handle.synthesis.contains(.style) ? FontSynthesis.slant : 0
    use(
      face,
      size: run.pointSize * run.face.handle.scale,
      scaledBy: factor,
      slant: slant,
      in: context
    )
    let glyphs = zip(run.glyphs, run.positions)
      .map { cairo_glyph_t(index: UInt($0), x: $1.x, y: $1.y) }
    PDFText(run.visualClusters.map { ($0.text, glyphs[$0.glyphs]) }).show(in: context)
  }

  /// Puts the text of pictures on the page with next to nothing to see.
  func showInvisibly(_ run: TextRun, in context: OpaquePointer) {
    let clusters = run.visualClusters
    guard let first = clusters.first else { return }
    // As wide as the first picture, so that readers see no gaps that look like spaces.
    let width = first.right - first.left
    use(invisible, size: width > 0 ? width : run.pointSize, in: context)
    let pieces = clusters.map { cluster in
      let number = UInt(invisibleNumbers[cluster.text] ?? invisibleNumbers.count)
      invisibleNumbers[cluster.text] = Int(number)
      let place = run.positions[cluster.glyphs.lowerBound]
      return (cluster.text, [cairo_glyph_t(index: number, x: place.x, y: place.y)][...])
    }
    PDFText(pieces).show(in: context)
  }

  private func use(
    _ face: OpaquePointer?,
    size: Double,
    scaledBy factor: Double = 1,
    slant: Double = 0,
    in context: OpaquePointer
  ) {
    cairo_set_font_face(context, face)
    var matrix = cairo_matrix_t(
      xx: size * factor,
      yx: 0,
      xy: -slant * size * factor,
      yy: size,
      x0: 0,
      y0: 0
    )
    cairo_set_font_matrix(context, &matrix)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  private func face(of glyphs: FaceGlyphs) -> OpaquePointer? {
    let key = ObjectIdentifier(glyphs)
    if let (_, known) = faces[key] { return known }
    let face = FreeTypeFace(glyphs.handle)?.makeCairoFace()
    faces[key] = (glyphs, face)
    return face
  }

  /// A font whose glyphs are an em wide and show a dot of a thousandth of it.
  ///
  /// Cairo leaves out text that shows nothing at all.
  private static func makeInvisibleFace() -> OpaquePointer? {
    let face = cairo_user_font_face_create()
    cairo_user_font_face_set_render_glyph_func(face) { _, _, context, extents in
      extents?.pointee.x_advance = 1
      cairo_rectangle(context, 0, 0, 0.001, 0.001)
      cairo_fill(context)
      return CAIRO_STATUS_SUCCESS
    }
    return face
  }
}

/// Glyphs from left to right as Cairo's text with clusters.
///
/// Right-to-left text stands in a page from left to right too, as all PDF writers have it: readers
/// put it in order by its characters. Glyphs against the page's direction would each be read as a
/// word of its own.
private struct PDFText {
  private var glyphs: [cairo_glyph_t] = []
  private var clusters: [cairo_text_cluster_t] = []
  private var text = ""

  init(_ pieces: [(text: String, glyphs: ArraySlice<cairo_glyph_t>)]) {
    for piece in pieces {
      glyphs += piece.glyphs
      text += piece.text
      clusters.append(
        cairo_text_cluster_t(
          num_bytes: Int32(piece.text.utf8.count),
          num_glyphs: Int32(piece.glyphs.count)
        )
      )
    }
  }

  func show(in context: OpaquePointer) {
    cairo_show_text_glyphs(
      context,
      text,
      Int32(text.utf8.count),
      glyphs,
      Int32(glyphs.count),
      clusters,
      Int32(clusters.count),
      cairo_text_cluster_flags_t(0)
    )
  }
}

/// A FreeType face of a HarfBuzz font, with a library of its own: nothing is shared with others.
private final class FreeTypeFace {
  private let library: FT_Library
  private let face: FT_Face
  private let blob: OpaquePointer?

  init?(_ handle: FontHandle) {
    let source = hb_font_get_face(handle.font)
    let blob = hb_face_reference_blob(source)
    var count: UInt32 = 0
    let data = hb_blob_get_data(blob, &count)
    var library: FT_Library?
    var face: FT_Face?
    guard FT_Init_FreeType(&library) == 0, let library else {
      hb_blob_destroy(blob)
      return nil
    }
    let bytes = UnsafeRawPointer(data)?.assumingMemoryBound(to: UInt8.self)
    let index = FT_Long(hb_face_get_index(source) & 0xFFFF)
    guard FT_New_Memory_Face(library, bytes, FT_Long(count), index, &face) == 0, let face else {
      FT_Done_FreeType(library)
      hb_blob_destroy(blob)
      return nil
    }
    self.library = library
    self.face = face
    self.blob = blob
    setVariations(of: handle)
  }

  /// Calls a closure with the file of a font.
  static func withFile(
    of handle: FontHandle,
    _ body: (UnsafeRawBufferPointer) -> Bool
  ) -> Bool {
    let blob = hb_face_reference_blob(hb_font_get_face(handle.font))
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    let data = hb_blob_get_data(blob, &count)
    return body(UnsafeRawBufferPointer(start: data, count: Int(count)))
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
    hb_blob_destroy(blob)
  }

  private func setVariations(of handle: FontHandle) {
    var count: UInt32 = 0
    guard let values = hb_font_get_var_coords_design(handle.font, &count), count > 0 else {
      return
    }
    var coordinates = (0..<Int(count)).map { FT_Fixed((values[$0] * 65_536).rounded()) }
    FT_Set_Var_Design_Coordinates(face, count, &coordinates)
  }

  /// Makes a Cairo face that keeps this one alive.
  func makeCairoFace() -> OpaquePointer? {
    let noHintingNoBitmap: Int32 = 1 << 1 | 1 << 3  // FT_LOAD_NO_HINTING, FT_LOAD_NO_BITMAP
    let result = cairo_ft_font_face_create_for_ft_face(face, noHintingNoBitmap)
    CairoOwner.keep(self) { cairo_font_face_set_user_data(result, $0, $1, $2) }
    return result
  }
}
