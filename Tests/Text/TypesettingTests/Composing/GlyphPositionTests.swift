import CHarfBuzz
import FontDescriptors
import FontManagement
import RichText
import Testing

@testable import Typesetting

/// Expected positions come from HarfBuzz, asked directly for the whole string.
@Suite struct GlyphPositionTests {
  @Test(arguments: ["नमस्ते", "क्षत्रिय", "สวัสดี"])
  func `Glyphs stand where HarfBuzz puts them`(string: String) throws {
    let font = Font.systemFont(ofSize: 17)
    let line = ShapedText(AttributedText(string, font: font.request)).layout().lines[0]
    let runs = line.glyphRuns
    let run = try #require(runs.first)
    try #require(runs.count == 1)
    try #require(font.recipe.text != run.face)
    let expected = origins(of: string, in: run.face, size: 17)
    #expect(run.glyphs.count == expected.count)
    for (glyph, origin) in zip(run.glyphs, expected) {
      #expect(abs(glyph.x + run.x - origin) < 0.01)
    }
  }

  /// The origins of the glyphs, in points from the left.
  private func origins(of string: String, in face: FaceInstance, size: Double) -> [Double] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    let units = Array(string.utf16)
    hb_buffer_add_utf16(buffer, units, Int32(units.count), 0, Int32(units.count))
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(face.hbFont, buffer, nil, 0)
    var count: UInt32 = 0
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    var pen = 0.0
    var result: [Double] = []
    for index in 0..<Int(count) {
      guard let position = unsafe positions?[index] else { break }
      result.append((pen + Double(position.x_offset)) * size / 256_000)
      pen += Double(position.x_advance)
    }
    return result
  }
}
