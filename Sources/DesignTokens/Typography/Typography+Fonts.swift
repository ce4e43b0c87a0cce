public import DynamicType

extension Typography {
  private static let systemFamilies: Set<String> = [
    "system-ui", "-apple-system", "blinkmacsystemfont", "sf pro", "sf pro text", "sf pro display",
    "san francisco", "sans-serif", "ui-sans-serif",
  ]

  /// The most preferred family, or `nil` where that is the system's.
  public var namedFamily: String? {
    fontFamilies.first.flatMap { Self.systemFamilies.contains($0.lowercased()) ? nil : $0 }
  }

  /// The weight of the system's nine that is nearest; at a tie the lighter one.
  public var nearestFontWeight: FontWeight {
    let nearest = FontWeight.allCases.min { first, second in
      abs(Double(first.cssValue) - fontWeight) < abs(Double(second.cssValue) - fontWeight)
    }
    return nearest ?? .regular
  }
}
