import DynamicType
import FontDescriptors

extension FontCollection {
  /// Returns descriptors of the faces that have what a descriptor says under some names.
  func descriptors(
    like wanted: FontDescriptor,
    _ keys: Set<FontDescriptor.AttributeName>
  ) -> [FontDescriptor] {
    var found: [(descriptor: FontDescriptor, score: MatchScore)] = []
    let index = index
    for position in index.positions(like: wanted, keys) {
      guard let face = face(index.entries[position]) else { continue }
      for choice in FaceChoice.choices(of: face) where choice.matches(wanted, keys) {
        let score = MatchScore(choice.style, of: face, wanted.style, found.count)
        found.append((descriptor(of: choice, like: wanted), score))
      }
    }
    var seen: Set<FontDescriptor> = []
    return found.sorted { $0.score < $1.score }.map(\.descriptor)
      .filter { seen.insert($0).inserted }
  }

  private func descriptor(of choice: FaceChoice, like wanted: FontDescriptor) -> FontDescriptor {
    var result = wanted.withoutRegistrationAttributes
    result.textStyle = nil
    result.preferredLeading = nil
    result.family = choice.face.names.family
    result.face = choice.faceName
    result.postScriptName = choice.postScriptName.flatMap { index.named($0).isEmpty ? nil : $0 }
    result.weight = FontWeight.nearest(to: choice.style.weight)
    result.width = choice.style.width
    result.slant = choice.style.slant
    result.symbolicTraits = choice.traits
    result.variations = choice.coordinates
    return result
  }
}

extension FontIndex {
  /// The entries among which to look.
  fileprivate func positions(
    like wanted: FontDescriptor,
    _ keys: Set<FontDescriptor.AttributeName>
  ) -> [Int] {
    if keys.contains(.name), let name = wanted.postScriptName {
      let named = named(name).map(\.entry)
      return named.enumerated().filter { !named[..<$0.offset].contains($0.element) }.map(\.element)
    }
    if keys.contains(.family), let family = wanted.family { return self.family(family) }
    return Array(entries.indices)
  }
}

/// A face, or one named instance of a variable face: what a person chooses in a list of fonts.
private struct FaceChoice {
  let face: FontFace
  let faceName: String
  let postScriptName: String?
  /// The values of the axes; none for the face as it is.
  let coordinates: [OpenTypeTag: Double]
  let style: FaceStyle

  /// The face itself and its named instances; the face only once where an instance equals it.
  static func choices(of face: FontFace) -> [FaceChoice] {
    let defaults = Dictionary(face.axes.map { ($0.tag, $0.defaultValue) }) { first, _ in first }
    let instances = face.namedInstances.map { FaceChoice(face, $0) }
    if instances.contains(where: { $0.coordinates == defaults }) { return instances }
    return [FaceChoice(face)] + instances
  }

  private init(_ face: FontFace) {
    self.face = face
    faceName = face.names.face
    postScriptName = face.names.postScript
    coordinates = [:]
    style = face.style
  }

  private init(_ face: FontFace, _ instance: FontFace.NamedInstance) {
    self.face = face
    faceName = instance.name
    postScriptName = instance.postScriptName
    coordinates = instance.coordinates
    var style = face.style
    style.weight = coordinates[.weight] ?? style.weight
    style.width = coordinates[.width] ?? style.width
    style.isItalic = style.isItalic || coordinates[.italic] ?? 0 > 0
    if let slant = coordinates[.slant] { style.slant = -slant }
    self.style = style
  }

  /// The symbolic traits of the style.
  var traits: SymbolicTraits {
    var traits: SymbolicTraits = style.leans ? .italic : []
    if style.weight >= Double(FontWeight.semibold.cssValue) { traits.insert(.bold) }
    if style.width < 100 { traits.insert(.condensed) }
    if style.width > 100 { traits.insert(.expanded) }
    if face.isMonospaced { traits.insert(.monoSpace) }
    return traits
  }

  func matches(_ wanted: FontDescriptor, _ keys: Set<FontDescriptor.AttributeName>) -> Bool {
    keys.allSatisfy { key in
      switch key {
      case .family: isSame(wanted.family, [face.names.family, face.names.legacyFamily])
      case .face: isSame(wanted.face, [faceName])
      case .name: isSame(wanted.postScriptName, [postScriptName, face.names.full])
      case .traits: hasTraits(of: wanted)
      default: true
      }
    }
  }

  private func isSame(_ wanted: String?, _ names: [String?]) -> Bool {
    names.contains { $0.map(FontIndex.key) == wanted.map(FontIndex.key) }
  }

  private func hasTraits(of wanted: FontDescriptor) -> Bool {
    let asked = wanted.symbolicTraits
    let style: SymbolicTraits = [.italic, .bold, .condensed, .expanded]
    return traits.intersection(style) == asked.intersection(style)
      && (traits.contains(.monoSpace) || !asked.contains(.monoSpace))
      && wanted.weight.map { Double($0.cssValue) == self.style.weight } ?? true
      && wanted.width.map { $0 == self.style.width } ?? true
      && wanted.slant.map { $0 == self.style.slant } ?? true
  }
}

extension FontFace {
  /// Whether a narrow and a wide letter have one advance, without variations.
  fileprivate var isMonospaced: Bool {
    let instance = FaceInstance(face: self)
    guard let narrow = instance.glyph(for: "i"), let wide = instance.glyph(for: "W") else {
      return false
    }
    return instance.advance(of: narrow) == instance.advance(of: wide)
  }
}
