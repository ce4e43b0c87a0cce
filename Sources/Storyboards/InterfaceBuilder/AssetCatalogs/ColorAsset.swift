public import DynamicType
import RichText
import JSONText

/// A color of an asset catalog in all its appearances.
public struct ColorAsset: Hashable, Sendable {
  /// A color for some appearances.
  public struct Variant: Hashable, Sendable {
    /// The color; `nil` for an empty slot.
    public var color: ColorDescription?
    /// The conditions of the color.
    public var conditions: AssetConditions
  }

  /// The name, with the namespaces of the groups around it.
  public var name: String
  /// The colors in the order of `Contents.json`.
  public var variants: [Variant]

  /// Returns the color for traits, from the variant that meets the most conditions.
  ///
  /// Style and direction that are not specified count as light and left to right.
  public func color(
    for traits: TraitCollection,
    isHighContrast: Bool = false
  ) -> ColorDescription? {
    var best: ColorDescription?
    var bestScore = -1
    for variant in variants {
      guard let color = variant.color,
        let score = variant.conditions.score(under: traits, isHighContrast: isHighContrast),
        score > bestScore
      else { continue }
      (best, bestScore) = (color, score)
    }
    return best
  }
}

extension ColorAsset {
  init(name: String, contents: JSONNode) {
    self.name = name
    variants = (contents["colors"]?.elements ?? []).map { item in
      Variant(
        color: item["color"].flatMap { ColorDescription(asset: $0) },
        conditions: AssetConditions(item)
      )
    }
  }
}

extension ColorDescription {
  /// Reads a color of a catalog: components in a color space, or a reference to a system color.
  init?(asset value: JSONNode) {
    if let reference = value["reference"]?.string {
      self.init(source: .system(reference), components: SystemColors.fixed(reference))
      return
    }
    guard let components = value["components"] else { return nil }
    let space = value["color-space"]?.string
    guard let parsed = Color(asset: components, space: space) else { return nil }
    self.init(source: .components, components: parsed, space: space)
  }
}

extension Color {
  fileprivate init?(asset value: JSONNode, space: String?) {
    let alpha = Self.decimal(value["alpha"]) ?? 1
    if let white = value["white"] {
      guard let white = Self.scaled([white]) else { return nil }
      self.init(white: white[0], alpha: alpha)
      return
    }
    guard let red = value["red"], let green = value["green"], let blue = value["blue"],
      let scaled = Self.scaled([red, green, blue])
    else { return nil }
    if space == "display-p3" {
      self.init(displayP3Red: scaled[0], green: scaled[1], blue: scaled[2], alpha: alpha)
    } else {
      self.init(red: scaled[0], green: scaled[1], blue: scaled[2], alpha: alpha)
    }
  }

  /// Components in Xcode's notations: `0xF9`, `249` or `0.975`.
  ///
  /// Whole numbers are parts of 255 only when one of them is above 1; a color of
  /// zeros and ones alone is meant as decimals.
  private static func scaled(_ values: [JSONNode]) -> [Double]? {
    var texts: [String] = []
    var numbers: [Double] = []
    for value in values {
      let text = text(of: value)
      guard let number = number(text) else { return nil }
      texts.append(text)
      numbers.append(number)
    }
    let areWhole = !texts.contains { $0.contains(".") || $0.hasPrefix("0x") }
    let areBytes = areWhole && (numbers.max() ?? 0) > 1
    return texts.indices.map { index in
      numbers[index] / (areBytes || texts[index].hasPrefix("0x") ? 255 : 1)
    }
  }

  private static func text(of value: JSONNode) -> String {
    switch value.content {
    case .string(let text): text
    case .number(let number): "\(number)"
    default: ""
    }
  }

  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { Double($0) } }
    return Literal.number(text)
  }

  private static func decimal(_ value: JSONNode?) -> Double? {
    value?.number ?? value?.string.flatMap(Literal.number)
  }
}
