public import DynamicType
public import FontManagement
public import Foundation

extension UIImage {
  /// The settings of an image besides its picture.
  public class Configuration: NSObject, @unchecked Sendable {
    // `@unchecked Sendable`: only one class derives from it; it has no properties, and its subclass has only
    // constants.

    /// Creates a configuration without settings.
    public override init() { super.init() }
  }

  /// The size and the weight of a symbol.
  ///
  /// ```swift
  /// let large = UIImage.SymbolConfiguration(textStyle: .title1, scale: .large)
  /// UIImage(systemName: "star", withConfiguration: large)
  /// ```
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // `@unchecked Sendable`: all properties are constants of Sendable types.

    /// The source of the size.
    enum Size: Hashable, Sendable {
      case points(CGFloat)
      case textStyle(TextStyle)
      case font(Font)
    }

    let size: Size?
    let weight: SymbolWeight
    let scale: SymbolScale
    let colors: [UIColor]

    init(
      size: Size?,
      weight: SymbolWeight = .unspecified,
      scale: SymbolScale = .unspecified,
      colors: [UIColor] = []
    ) {
      self.size = size
      self.weight = weight
      self.scale = scale
      self.colors = colors
      super.init()
    }

    /// A configuration without settings: 17 points, regular, medium.
    public static let unspecified = SymbolConfiguration(size: nil)

    /// Creates a configuration of a size in points; it does not follow the text size.
    public convenience init(pointSize: CGFloat) {
      self.init(size: .points(pointSize))
    }

    /// Creates a configuration of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: .points(pointSize), weight: weight)
    }

    /// Creates a configuration of a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: .points(pointSize), weight: weight, scale: scale)
    }

    /// Creates a configuration of a scale alone.
    public convenience init(scale: SymbolScale) {
      self.init(size: nil, scale: scale)
    }

    /// Creates a configuration of a weight alone.
    public convenience init(weight: SymbolWeight) {
      self.init(size: nil, weight: weight)
    }

    /// Creates a configuration of a text style, with which the symbol follows the text size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(size: .textStyle(textStyle))
    }

    /// Creates a configuration of a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(size: .textStyle(textStyle), scale: scale)
    }

    /// Creates a configuration of a font's size and weight; a scaled font follows the text size.
    public convenience init(font: UIFont) {
      self.init(size: .font(font))
    }

    /// Creates a configuration of a font's size and weight, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: .font(font), scale: scale)
    }

    /// Creates a configuration of one color for all layers of a symbol.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(size: nil, colors: [hierarchicalColor])
    }

    /// Creates a configuration with a color for each layer, beginning with the front layer.
    ///
    /// A symbol on a filled shape, such as `xmark.circle.fill`, has two layers; others are drawn in the first
    /// color.
    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil, colors: paletteColors)
    }

    /// Returns this configuration with the settings of another one applied over it.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      let other = otherConfiguration
      return SymbolConfiguration(
        size: other.size ?? size,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale,
        colors: other.colors.isEmpty ? colors : other.colors
      )
    }

    var hasSize: Bool { size != nil }

    /// Whether two configurations have equal settings.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return size == other.size && weight == other.weight && scale == other.scale
        && colors == other.colors
    }

    /// The hash of the settings.
    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(size)
      hasher.combine(weight)
      hasher.combine(scale)
      return hasher.finalize()
    }
  }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Hashable, Sendable, CaseIterable {
    /// That of the font, otherwise regular.
    case unspecified
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The text weight that matches the symbol; regular when unspecified.
    public func fontWeight() -> UIFont.Weight {
      FontWeight.allCases.first { $0.symbolWeight() == self } ?? .regular
    }
  }

  /// The size of a symbol relative to text of its point size.
  public enum SymbolScale: Int, Hashable, Sendable, CaseIterable {
    /// The scale of the system, which is medium.
    case `default` = -1
    /// That of the context, otherwise medium.
    case unspecified
    /// About as high as lowercase letters.
    case small
    /// About as high as capital letters.
    case medium
    /// Higher than capital letters.
    case large
  }
}

extension FontWeight {
  /// The symbol weight that matches the text weight.
  public func symbolWeight() -> UIImage.SymbolWeight {
    // The nine text weights correspond to the symbol weights from 1 on.
    UIImage.SymbolWeight(rawValue: cssValue / 100) ?? .regular
  }
}
