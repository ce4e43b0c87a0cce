import DynamicType

/// An image by its name.
public struct ImageReference: Hashable, Sendable {
  /// The place where the name is looked up.
  public enum Catalog: String, Hashable, Sendable {
    /// The assets and files of the app.
    case app
    /// SF Symbols.
    case system
  }

  /// The size of a symbol beside its text.
  public enum SymbolScale: String, Hashable, Sendable, CaseIterable {
    /// Smaller than the text asks for.
    case small
    /// As the text asks for.
    case medium
    /// Larger than the text asks for.
    case large
    /// As its surroundings ask for.
    case `default`
    /// Nothing is said.
    case unspecified
  }

  /// The name.
  public var name: String
  /// The place where the name is looked up.
  public var catalog: Catalog = .app
  /// The scale of a symbol, where the reference fixes it.
  public var symbolScale: SymbolScale?
  /// The way in which it is drawn, such as `template` or `hierarchical`, where the reference fixes
  /// it.
  public var renderingMode: String?
}

/// The requested size and weight of a symbol.
public struct SymbolConfiguration: Hashable, Sendable {
  /// The scale.
  public var scale: ImageReference.SymbolScale?
  /// The weight, such as `semibold`.
  public var weight: String?
  /// The size in points, where it is fixed.
  public var pointSize: Double?
  /// The font whose size the symbol has; with a text style it grows with the text size.
  public var font: FontDescription?
}
