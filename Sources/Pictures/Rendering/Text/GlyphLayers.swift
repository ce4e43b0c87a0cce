internal import CHarfBuzz
import RichText
import Snapshots

/// A glyph that is drawn as outlines in several colors, one over the other.
///
/// That is version 0 of OpenType's table `COLR`, with the first palette of `CPAL`. Version 1, with
/// gradients, needs functions that come with HarfBuzz 7; a glyph that has it alone is drawn as its
/// outline.
final class GlyphLayers: Sendable {
  /// An outline and its color; nil for the color of the text.
  struct Layer: Sendable {
    var outline: GlyphOutline
    var color: Color?
  }

  /// The lowest first; at least one.
  let layers: [Layer]

  /// More than drawn glyphs have; a hostile one may have 65,535, each with a large outline.
  private static let mostLayers: UInt32 = 256

  /// The number of the palette that stands for the color of the text.
  private static let textColor: UInt32 = 0xFFFF

  /// Reads the layers of a glyph; nil when it has none that draw anything.
  init?(of glyph: UInt32, in handle: FontHandle) {
    guard let face = hb_font_get_face(handle.font), hb_ot_color_has_layers(face) != 0 else {
      return nil
    }
    let palette = Self.palette(of: face)
    layers = Self.parts(of: glyph, in: face).compactMap { part in
      guard let outline = GlyphOutline(of: part.glyph, in: handle) else { return nil }
      if part.color_index == Self.textColor { return Layer(outline: outline, color: nil) }
      let index = Int(part.color_index)
      return palette.indices.contains(index)
        ? Layer(outline: outline, color: palette[index]) : nil
    }
    guard !layers.isEmpty else { return nil }
  }

  private static func parts(of glyph: UInt32, in face: OpaquePointer) -> [hb_ot_color_layer_t] {
    var count = min(hb_ot_color_glyph_get_layers(face, glyph, 0, nil, nil), mostLayers)
    guard count > 0 else { return [] }
    var parts = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(count))
    _ = hb_ot_color_glyph_get_layers(face, glyph, 0, &count, &parts)
    return Array(parts.prefix(Int(count)))
  }

  private static func palette(of face: OpaquePointer) -> [Color] {
    var count = hb_ot_color_palette_get_colors(face, 0, 0, nil, nil)
    guard count > 0 else { return [] }
    var colors = [hb_color_t](repeating: 0, count: Int(count))
    _ = hb_ot_color_palette_get_colors(face, 0, 0, &count, &colors)
    return colors.prefix(Int(count)).map { color in
      Color(
        red: Double(hb_color_get_red(color)) / 255,
        green: Double(hb_color_get_green(color)) / 255,
        blue: Double(hb_color_get_blue(color)) / 255,
        alpha: Double(hb_color_get_alpha(color)) / 255
      )
    }
  }
}

extension GlyphLayers.Layer {
  /// The color in text of a color, whose opacity holds for all layers.
  func color(in text: Color) -> Color {
    color.map { $0.withAlpha($0.alpha * text.alpha) } ?? text
  }
}

extension GlyphShape {
  /// Whether the glyph has colors of its own.
  var isColored: Bool {
    switch self {
    case .picture, .layers: true
    case .empty, .outline: false
    }
  }
}

extension TextRun {
  /// The outlines of a glyph with their colors, in points from the run's origin.
  ///
  /// - Returns: Paths from the lowest up; none for a picture.
  func paths(of shape: GlyphShape, at index: Int, color: Color) -> [(path: Path, color: Color)] {
    let layers: [(GlyphOutline, Color)] =
      switch shape {
      case .layers(let glyph): glyph.layers.map { ($0.outline, $0.color(in: color)) }
      case .outline(let outline): [(outline, color)]
      case .empty, .picture: []
      }
    let em = Transform(
      a: pointSize,
      b: 0,
      c: 0,
      d: pointSize,
      tx: positions[index].x,
      ty: positions[index].y
    )
    return layers.map { outline, color in
      var path = Path()
      outline.walk(GlyphTransform(em)) { path.append($0) }
      return (path, color)
    }
  }
}
