import FontDescriptors
import FontManagement
import Synchronization

/// The shape of a glyph.
enum GlyphShape: Sendable {
  case empty
  case outline(GlyphOutline)
  case picture(GlyphPicture)
  case layers(GlyphLayers)
}

/// The parsed glyphs of one face instance.
final class FaceGlyphs: Sendable {
  /// About 20 MB of ideographs; real text stays far below.
  private static let capacity = 8_192

  let handle: FontHandle
  private let shapes = Mutex<[UInt32: GlyphShape]>([:])

  init(_ handle: FontHandle) { self.handle = handle }

  /// Returns the shapes of a run's glyphs, parsing those not seen before.
  func shapes(of glyphs: [UInt32]) -> [GlyphShape] {
    shapes.withLock { known in
      glyphs.map { glyph in
        if let shape = known[glyph] { return shape }
        if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
        let shape = parse(glyph)
        known[glyph] = shape
        return shape
      }
    }
  }

  private func parse(_ glyph: UInt32) -> GlyphShape {
    if let layers = GlyphLayers(of: glyph, in: handle) { return .layers(layers) }
    if let picture = GlyphPicture(of: glyph, in: handle) { return .picture(picture) }
    if let outline = GlyphOutline(of: glyph, in: handle) {
      guard handle.synthesis.contains(.weight) else { return .outline(outline) }
      return .outline(outline.struckTwice(by: Float(FontSynthesis.strikeDistance)))
    }
    return .empty
  }
}

/// The parsed glyphs of all faces in use, shared by all canvases of the process.
///
/// A sweep draws the same glyphs on hundreds of screens; parsing costs more than filling.
final class GlyphCache: Sendable {
  static let shared = GlyphCache()

  private static let capacity = 128
  private let faces = Mutex<[OpaqueKey: FaceGlyphs]>([:])

  /// The address of a HarfBuzz font.
  ///
  /// Its entry keeps the font alive, so no other can take it.
  private struct OpaqueKey: Hashable, Sendable {
    let address: UInt
    init(_ pointer: OpaquePointer) { address = UInt(bitPattern: pointer) }
  }

  /// Returns the glyphs of an immutable HarfBuzz font, which always has the same made up.
  func glyphs(
    of font: OpaquePointer,
    synthesis: FontSynthesis = [],
    scale: Double = 1
  ) -> FaceGlyphs {
    let key = OpaqueKey(font)
    if let known = faces.withLock({ $0[key] }) { return known }
    let glyphs = FaceGlyphs(FontHandle(font, synthesis: synthesis, scale: scale))
    return faces.withLock { faces in
      if let known = faces[key] { return known }
      if faces.count >= Self.capacity { faces.removeAll() }
      faces[key] = glyphs
      return glyphs
    }
  }
}
