public import DynamicType

/// A property of a descriptor, for ``FontDescriptor/addingAttributes(_:)``.
public enum FontAttribute: Hashable, Sendable {
  /// The family.
  case family(String)
  /// The face within the family.
  case face(String)
  /// The PostScript or full name.
  case name(String)
  /// The size in points.
  case size(Double)
  /// The weight.
  case weight(FontWeight)
  /// The width in percent.
  case width(Double)
  /// The slant in degrees.
  case slant(Double)
  /// Traits by name.
  case symbolicTraits(SymbolicTraits)
  /// Values of variation axes, added to the existing ones.
  case variations([OpenTypeTag: Double])
  /// Feature settings, added to those there are.
  case features([OpenTypeTag: Int])
  /// The fonts to ask first for missing characters.
  case cascadeList([FontDescriptor])
  /// The language of the text.
  case language(String)
  /// The styles that may be synthesized where the family has no such face.
  case synthesis(FontSynthesis)

  func apply(to descriptor: inout FontDescriptor) {
    switch self {
    case .family(let family): descriptor.family = family
    case .face(let face): descriptor.face = face
    case .name(let name): descriptor.postScriptName = name
    case .size(let size): descriptor.pointSize = size
    case .weight(let weight): descriptor.weight = weight
    case .width(let width): descriptor.width = width
    case .slant(let slant): descriptor.slant = slant
    case .symbolicTraits(let traits): descriptor.symbolicTraits = traits
    case .variations(let values): descriptor.variations.merge(values) { _, new in new }
    case .features(let values): descriptor.features.merge(values) { _, new in new }
    case .cascadeList(let list): descriptor.cascadeList = list
    case .language(let language): descriptor.language = language
    case .synthesis(let synthesis): descriptor.synthesis = synthesis
    }
  }
}
