import CHarfBuzz
public import FontDescriptors

/// A face at fixed values of its axes, with which text is shaped and drawn.
///
/// `@unchecked Sendable`: the HarfBuzz font is made immutable in `init`; an immutable font may be
/// used by several threads at once, each with its own buffer. All other properties are constants.
public final class FaceInstance: @unchecked Sendable {
  /// The face.
  public let face: FontFace
  /// The value of each axis, in the order of ``FontFace/axes``; empty for a static face.
  public let coordinates: [Double]
  /// The vertical metrics at these values.
  public let verticalMetrics: VerticalMetrics
  /// The synthesized styles, which the face itself does not have.
  public let synthesis: FontSynthesis
  /// The size at which the face is set, as a share of the size of the text around it.
  public let scale: Double

  /// The scale of ``hbFont``: the em units of an em.
  package static let emUnits: Int32 = 256_000

  /// The immutable `hb_font_t`, whose positions are em units: 1/256,000 em.
  package let hbFont: OpaquePointer

  private let hash: Int

  /// Creates an instance.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - variations: Values of axes; axes that are not named keep their defaults, values outside
  ///     an axis are moved into it, tags that the face lacks are ignored.
  ///   - synthesis: The styles that are synthesized of the face.
  ///   - scale: The size of the face as a share of the size of the text around it; above 0.
  public init(
    face: FontFace,
    variations: [OpenTypeTag: Double] = [:],
    synthesis: FontSynthesis = [],
    scale: Double = 1
  ) {
    precondition(scale > 0 && scale.isFinite, "The scale of a face is above 0.")
    self.face = face
    self.synthesis = synthesis
    self.scale = scale
    coordinates = face.axes.map { axis in
      variations[axis.tag].map(axis.clamp) ?? axis.defaultValue
    }
    let design = Self.font(face, coordinates, scale: Int32(face.unitsPerEm))
    verticalMetrics = VerticalMetrics(font: design, unitsPerEm: Double(face.unitsPerEm) / scale)
    hb_font_destroy(design)
    let units = Int32(Double(Self.emUnits) * scale)
    let searched = Self.font(face, coordinates, scale: units)
    if synthesis.contains(.style) {
      hb_font_set_synthetic_slant(searched, Float(FontSynthesis.slant))
    }
    hb_font_make_immutable(searched)
    hbFont = GlyphTables.font(over: searched, wider: Self.strikeUnits(synthesis))
    hb_font_destroy(searched)
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(coordinates)
    hasher.combine(synthesis)
    hasher.combine(scale)
    hash = hasher.finalize()
  }

  deinit {
    hb_font_destroy(hbFont)
  }

  /// The em units that synthesized bold adds to each advance.
  private static func strikeUnits(_ synthesis: FontSynthesis) -> Int32 {
    guard synthesis.contains(.weight) else { return 0 }
    return Int32((Double(emUnits) * FontSynthesis.strikeDistance).rounded())
  }

  private static func font(
    _ face: FontFace,
    _ coordinates: [Double],
    scale: Int32
  ) -> OpaquePointer {
    // hb_font_create never gives null: without memory it gives HarfBuzz's empty font.
    let font: OpaquePointer = hb_font_create(face.face)
    hb_font_set_scale(font, scale, scale)
    let variations = zip(face.axes, coordinates).map {
      hb_variation_t(tag: $0.tag.rawValue, value: Float($1))
    }
    hb_font_set_variations(font, variations, UInt32(variations.count))
    return font
  }

  /// Returns the glyph of a character, or `nil` when the face does not have it.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(hbFont, scalar.value, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  /// Whether the face has a glyph for a character.
  public func covers(_ scalar: Unicode.Scalar) -> Bool { glyph(for: scalar) != nil }

  /// Returns the advance of a glyph in em units.
  package func advance(of glyph: UInt32) -> Int32 { hb_font_get_glyph_h_advance(hbFont, glyph) }

  /// The value of an axis, or `nil` when the face does not have it.
  package func value(of tag: OpenTypeTag) -> Double? {
    face.axes.firstIndex { $0.tag == tag }.map { coordinates[$0] }
  }

  /// Whether the face leans by itself.
  var leans: Bool {
    face.style.leans || (value(of: .slant) ?? 0) < 0 || (value(of: .italic) ?? 0) > 0
  }

  /// The values of all axes by name.
  var variations: [OpenTypeTag: Double] {
    Dictionary(zip(face.axes.map(\.tag), coordinates)) { first, _ in first }
  }

  /// The file, the index and the coordinates with which a rasterizer opens the same instance.
  package var ftIdentity: (file: FontFile, index: Int, coordinates: [Double]) {
    (face.file, face.identity.index, coordinates)
  }
}

extension FaceInstance: Hashable {
  /// Whether two instances have the same face, values, synthesized styles and scale.
  public static func == (lhs: FaceInstance, rhs: FaceInstance) -> Bool {
    lhs === rhs
      || (lhs.hash == rhs.hash && lhs.face == rhs.face && lhs.coordinates == rhs.coordinates
        && lhs.synthesis == rhs.synthesis && lhs.scale == rhs.scale)
  }

  /// Hashes face and values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
