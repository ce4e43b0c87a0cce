/// The outline of one glyph in em, with y growing downwards.
final class GlyphOutline: Sendable {
  enum Verb: UInt8, Sendable { case move, line, quadratic, cubic, close }

  let verbs: [Verb]

  /// The points of all verbs in order, x and y in turn.
  let coordinates: [Float]

  /// The smallest box around all points: left, top, right, bottom.
  let bounds: SIMD4<Float>

  init(verbs: [Verb], coordinates: [Float]) {
    self.verbs = verbs
    self.coordinates = coordinates
    var bounds = SIMD4<Float>(.infinity, .infinity, -.infinity, -.infinity)
    for index in stride(from: 0, to: coordinates.count, by: 2) {
      let (x, y) = (coordinates[index], coordinates[index + 1])
      bounds = SIMD4(min(bounds.x, x), min(bounds.y, y), max(bounds.z, x), max(bounds.w, y))
    }
    self.bounds = bounds
  }

  /// Returns the outline drawn twice, the second time to the right by a distance in em.
  func struckTwice(by distance: Float) -> GlyphOutline {
    let second = coordinates.indices.map {
      $0.isMultiple(of: 2) ? coordinates[$0] + distance : coordinates[$0]
    }
    return GlyphOutline(verbs: verbs + verbs, coordinates: coordinates + second)
  }
}
