/// A color in one of the color spaces of CSS.
public struct TokenColor: Hashable, Sendable {
  /// The color spaces of the Color Module, under their names in CSS.
  public enum Space: String, Hashable, Sendable, CaseIterable {
    /// sRGB, components 0 to 1.
    case srgb
    /// sRGB without gamma, components 0 to 1.
    case srgbLinear = "srgb-linear"
    /// Hue in degrees, saturation and lightness in percent.
    case hsl
    /// Hue in degrees, whiteness and blackness in percent.
    case hwb
    /// CIE Lab, lightness in percent.
    case lab
    /// CIE Lab by chroma and hue, lightness in percent.
    case lch
    /// Oklab, lightness 0 to 1.
    case oklab
    /// Oklab by chroma and hue, lightness 0 to 1.
    case oklch
    /// Display P3, components 0 to 1.
    case displayP3 = "display-p3"
    /// Adobe RGB of 1998, components 0 to 1.
    case a98RGB = "a98-rgb"
    /// ProPhoto RGB, components 0 to 1.
    case prophotoRGB = "prophoto-rgb"
    /// Recommendation 2020, components 0 to 1.
    case rec2020
    /// CIE XYZ with white D65.
    case xyzD65 = "xyz-d65"
    /// CIE XYZ with white D50.
    case xyzD50 = "xyz-d50"
  }

  /// The color space.
  public var space: Space

  /// Three components in the ranges of the space; `nil` for `none`.
  public var components: [Double?]

  /// The opacity, 0 to 1.
  public var alpha: Double

  /// The fallback as six hexadecimal digits behind `#`, or `nil`.
  public var hex: String?
}

extension TokenColor.Space {
  /// The limits of one component.
  enum Range: Hashable {
    case unit, hue, percent, chroma, open

    func contains(_ value: Double) -> Bool {
      switch self {
      case .unit: (0...1).contains(value)
      case .hue: (0..<360).contains(value)
      case .percent: (0...100).contains(value)
      case .chroma: value >= 0
      case .open: true
      }
    }
  }

  /// The limits of the three components, from the Color Module 2025.10.
  var ranges: [Range] {
    switch self {
    case .hsl, .hwb: [.hue, .percent, .percent]
    case .lab: [.percent, .open, .open]
    case .lch: [.percent, .chroma, .hue]
    case .oklab: [.unit, .open, .open]
    case .oklch: [.unit, .chroma, .hue]
    default: [.unit, .unit, .unit]
    }
  }
}

extension TokenColor {
  /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, as drafts before 2025.10 wrote colors.
  init?(hex text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let short = text.utf8.count == 4 || text.utf8.count == 5
    let full = text.utf8.dropFirst().flatMap { short ? [$0, $0] : [$0] }
    guard full.count == 6 || full.count == 8 else { return nil }
    var parts: [Double] = []
    for index in stride(from: 0, to: full.count, by: 2) {
      let pair = String(decoding: full[index..<index + 2], as: UTF8.self)
      guard !pair.hasPrefix("+"), !pair.hasPrefix("-"), let part = Int(pair, radix: 16) else {
        return nil
      }
      parts.append(Double(part) / 255)
    }
    let digits = String(decoding: full.prefix(6), as: UTF8.self)
    self.init(
      space: .srgb,
      components: Array(parts.prefix(3)),
      alpha: parts.count == 4 ? parts[3] : 1,
      hex: "#" + digits
    )
  }
}
