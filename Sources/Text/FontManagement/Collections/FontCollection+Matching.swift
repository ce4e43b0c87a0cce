import FontDescriptors

extension FontCollection {
  /// The entry's face that is nearest to a style, at the variations that come nearest.
  func nearest(_ positions: [Int], _ style: FaceStyle, in index: FontIndex) -> FaceInstance? {
    let candidates = positions.compactMap { face(index.entries[$0]) }.enumerated()
      .map { (face: $0.element, score: MatchScore($0.element, style, $0.offset)) }
    guard let best = candidates.min(by: { $0.score < $1.score })?.face else { return nil }
    return instance(best, best.variations(for: style))
  }

  /// Returns the face of a family with a name such as `Bold Italic`, or `nil`.
  func face(named name: String, inFamily family: String) -> FaceInstance? {
    let (key, index) = (FontIndex.key(name), index)
    for position in index.family(family) {
      guard let face = face(index.entries[position]) else { continue }
      if FontIndex.key(face.names.face) == key { return instance(face) }
    }
    return FaceStyle(faceName: name).flatMap { match(family: family, style: $0) }
  }

  /// Returns the face with a PostScript or full name, at its named instance, or `nil`.
  package func face(named name: String) -> FaceInstance? {
    let index = index
    for (position, instance) in index.named(name) {
      guard let face = face(index.entries[position]) else { continue }
      return self.instance(face, face.coordinates(ofNamedInstance: instance))
    }
    return nil
  }
}

/// The distance of a face from a wanted style; smaller is nearer.
struct MatchScore: Comparable {
  private let parts: [Double]

  init(_ face: FontFace, _ wanted: FaceStyle, _ order: Int) {
    let weightAxis = face.axis(.weight)
    let weight = weightAxis?.clamp(wanted.weight) ?? face.style.weight
    let width = face.axis(.width)?.clamp(wanted.width) ?? face.style.width
    parts = [
      abs(width - wanted.width), Self.slant(face, wanted), Self.weight(weight, wanted.weight),
      face.isUserInstalled ? 1 : 0, weightAxis == nil ? 1 : 0, Double(face.axes.count),
      Double(order),
    ]
  }

  static func < (lhs: MatchScore, rhs: MatchScore) -> Bool {
    lhs.parts.lexicographicallyPrecedes(rhs.parts)
  }

  /// Creates the distance of a style of a face, such as that of a named instance, from a wanted one.
  init(_ style: FaceStyle, of face: FontFace, _ wanted: FaceStyle, _ order: Int) {
    parts = [
      abs(style.width - wanted.width), style.leans == wanted.leans ? 0 : 2,
      Self.weight(style.weight, wanted.weight), face.isUserInstalled ? 1 : 0,
      face.axis(.weight) == nil ? 1 : 0,
      Double(face.axes.count), Double(order),
    ]
  }

  private static func slant(_ face: FontFace, _ wanted: FaceStyle) -> Double {
    guard wanted.leans else { return face.style.leans ? 2 : 0 }
    if face.style.leans { return 0 }
    return face.axis(.slant) != nil || face.axis(.italic) != nil ? 1 : 2
  }

  /// CSS Fonts 4 §5.2: from 400 to 500 first up to 500, then lighter, then heavier; lighter
  /// wishes look lighter first, heavier wishes heavier first.
  private static func weight(_ weight: Double, _ wanted: Double) -> Double {
    let distance = abs(weight - wanted)
    if (400...500).contains(wanted) {
      if weight >= wanted { return weight <= 500 ? distance : distance + 2000 }
      return distance + 1000
    }
    let isPreferredSide = wanted < 400 ? weight <= wanted : weight >= wanted
    return isPreferredSide ? distance : distance + 1000
  }
}

extension FontFace {
  /// The axis of a tag, or `nil`.
  func axis(_ tag: OpenTypeTag) -> VariationAxis? { axes.first { $0.tag == tag } }

  /// The values of the axes that give a style.
  func variations(for style: FaceStyle) -> [OpenTypeTag: Double] {
    var variations: [OpenTypeTag: Double] = [.weight: style.weight, .width: style.width]
    if style.leans, !self.style.leans {
      variations[.italic] = 1
      variations[.slant] = axis(.slant)?.minimum ?? 0
    }
    return variations.filter { axis($0.key) != nil }
  }
}
