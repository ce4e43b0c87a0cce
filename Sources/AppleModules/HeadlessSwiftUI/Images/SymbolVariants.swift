import Foundation

/// Variants of the system symbols: filled, in a circle, struck through.
public struct SymbolVariants: Hashable, Sendable {
  enum Enclosure: String, Hashable, Sendable {
    case circle, square, rectangle
  }

  var enclosure: Enclosure?
  var isFilled = false
  var isStruck = false

  /// The symbol as it is.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = SymbolVariants(enclosure: .circle)
  /// The symbol in a square.
  public static let square = SymbolVariants(enclosure: .square)
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  /// The filled symbol.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol with a stroke through it.
  public static let slash = SymbolVariants(isStruck: true)

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// The variant in a circle.
  public var circle: SymbolVariants { changed { $0.enclosure = .circle } }
  /// The variant in a square.
  public var square: SymbolVariants { changed { $0.enclosure = .square } }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { changed { $0.enclosure = .rectangle } }
  /// The filled variant.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// The variant with a stroke through it.
  public var slash: SymbolVariants { changed { $0.isStruck = true } }

  /// Whether the variant includes another.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure)
      && (!other.isFilled || isFilled) && (!other.isStruck || isStruck)
  }

  /// The name of the variant of a symbol.
  func name(of symbol: String) -> String {
    var parts = symbol.split(separator: ".").map(String.init)
    let wanted = [enclosure?.rawValue, isStruck ? "slash" : nil, isFilled ? "fill" : nil]
    for part in wanted.compactMap({ $0 }) where !parts.contains(part) { parts.append(part) }
    if let fill = parts.firstIndex(of: "fill") { parts.append(parts.remove(at: fill)) }
    return parts.joined(separator: ".")
  }
}

/// The rendering mode of a symbol's layers.
///
/// Pictures draw two layers for symbols on filled shapes, such as `xmark.circle.fill`, and one color for
/// others.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// One color.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The symbol's own colors.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// One color in several opacities.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Several colors.
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension EnvironmentValues {
  private enum VariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
  }
  private enum ModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
  }

  /// The variants of symbols in the view.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }

  /// The rendering mode of symbols in the view.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
}

extension Image {
  /// The image with variants of its symbol.
  func variant(_ variants: SymbolVariants) -> Image {
    guard variants != .none, case .symbol(let name) = source else { return self }
    var image = self
    image.source = .symbol(variants.name(of: name))
    return image
  }

  /// The interpolation of a resized picture; pictures here are always smooth.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// Sets the interpolation of a resized picture; pictures here are always smooth.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Sets whether the edges of the picture are antialiased, which they always are here.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets the rendering mode of the symbol.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changing { $0.symbolMode = mode }
  }

  /// Sets the dynamic range of the picture; pictures here have the standard range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// A range of brightness.
  public enum DynamicRange: Hashable, Sendable {
    case standard, constrainedHigh, high
  }
}

extension View {
  /// Sets variants of the symbols in the view.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      variants.enclosure = variant.enclosure ?? variants.enclosure
      variants.isFilled = variant == .none ? false : variants.isFilled || variant.isFilled
      variants.isStruck = variant == .none ? false : variants.isStruck || variant.isStruck
    }
  }

  /// Sets the rendering mode of symbols.
  ///
  /// Pictures draw symbols that are not on a filled shape in one color, which is reported for other modes.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Sets the dynamic range of pictures; pictures here have the standard range.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
