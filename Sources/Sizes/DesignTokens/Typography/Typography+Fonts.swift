public import DynamicType
public import FontDescriptors

extension Typography {
  /// The most preferred family, or `nil` where that is the system's in one of its designs.
  public var namedFamily: String? {
    fontFamilies.first.flatMap { SystemDesign(familyName: $0) == nil ? $0 : nil }
  }

  /// The design of the system font that the most preferred family means; the default one where it is
  /// not the system's.
  public var systemDesign: SystemDesign {
    fontFamilies.first.flatMap { SystemDesign(familyName: $0) } ?? .default
  }

  /// The nearest of the system's nine weights; the lighter one at a tie.
  public var nearestFontWeight: FontWeight {
    let nearest = FontWeight.allCases.min { first, second in
      abs(Double(first.cssValue) - fontWeight) < abs(Double(second.cssValue) - fontWeight)
    }
    return nearest ?? .regular
  }
}
