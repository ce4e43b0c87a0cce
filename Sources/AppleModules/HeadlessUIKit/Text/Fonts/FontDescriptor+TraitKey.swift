import DynamicType
public import FontDescriptors
import Foundation

extension FontDescriptor {
  /// The name of a trait of a face, with UIKit's values.
  ///
  /// Source: the published raw values of `UIFontDescriptor.TraitKey`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, equal to UIKit's.
    public var rawValue: String

    /// Creates a key from UIKit's value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The traits by name, ``SymbolicTraits`` or its bits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a ``DynamicType/FontWeight`` or UIKit's number, 0 for regular.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width from -1 to 1, 0 for normal; 0.01 is one percent of the normal width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant from -1 to 1; 1 is 30 degrees to the right.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")

    /// The traits in a dictionary whose keys are trait keys or their names.
    static func values(_ value: Any?) -> [TraitKey: Any] {
      if let values = value as? [TraitKey: Any] { return values }
      guard let named = value as? [String: Any] else { return [:] }
      return Dictionary(uniqueKeysWithValues: named.map { (TraitKey(rawValue: $0), $1) })
    }
  }

  /// The degrees of a slant of 1.
  private static var fullSlant: Double { 30 }

  /// The traits of the descriptor.
  var traitValues: [TraitKey: Any] {
    var traits: [TraitKey: Any] = [:]
    if !symbolicTraits.isEmpty { traits[.symbolic] = symbolicTraits.rawValue }
    if let weight { traits[.weight] = weight.rawValue }
    if let width { traits[.width] = CGFloat((width - 100) / 100) }
    if let slant { traits[.slant] = CGFloat(slant / Self.fullSlant) }
    return traits
  }

  mutating func apply(traits: [TraitKey: Any]) {
    switch traits[.symbolic] {
    case let named as SymbolicTraits: symbolicTraits = named
    case let bits?:
      AnyNumber.double(bits).flatMap(UInt32.init(exactly:))
        .map { symbolicTraits = SymbolicTraits(rawValue: $0) }
    case nil: break
    }
    if let named = traits[.weight] as? FontWeight {
      weight = named
    } else if let number = AnyNumber.double(traits[.weight]) {
      weight = FontWeight(rawValue: CGFloat(number))
    }
    // The weight alone determines that the face is bold.
    if let weight, weight >= .semibold { symbolicTraits.remove(.bold) }
    if let number = AnyNumber.double(traits[.width]) { width = 100 + 100 * min(max(number, -1), 1) }
    if let number = AnyNumber.double(traits[.slant]) {
      slant = Self.fullSlant * min(max(number, -1), 1)
    }
  }
}
