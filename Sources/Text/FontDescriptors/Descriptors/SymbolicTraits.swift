/// Traits of a face by name, with UIKit's numbers.
///
/// Source: the published raw values of `UIFontDescriptor.SymbolicTraits`.
public struct SymbolicTraits: OptionSet, Hashable, Sendable {
  /// The bits; the highest four are a class of design and not an option.
  public var rawValue: UInt32

  /// Creates traits from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The face leans.
  public static let italic = SymbolicTraits(rawValue: 1 << 0)
  /// The face is bold.
  public static let bold = SymbolicTraits(rawValue: 1 << 1)
  /// The face is wider than normal.
  public static let expanded = SymbolicTraits(rawValue: 1 << 5)
  /// The face is narrower than normal.
  public static let condensed = SymbolicTraits(rawValue: 1 << 6)
  /// All characters have one advance.
  public static let monoSpace = SymbolicTraits(rawValue: 1 << 10)
  /// The face is for vertical text.
  public static let vertical = SymbolicTraits(rawValue: 1 << 11)
  /// The face is made for interfaces.
  public static let uiOptimized = SymbolicTraits(rawValue: 1 << 12)
  /// Lines are closer.
  public static let tightLeading = SymbolicTraits(rawValue: 1 << 15)
  /// Lines are further apart.
  public static let looseLeading = SymbolicTraits(rawValue: 1 << 16)
}
