public import DynamicType

/// The way in which a font follows the text size.
public enum FontScaling: Hashable, Sendable {
  /// The size is fixed.
  case fixed
  /// The font is the preferred font of a text style.
  case preferred(TextStyle)
  /// The size is scaled from a size at Large.
  case scaled(Base)

  /// The values from which a scaled size is computed.
  public struct Base: Hashable, Sendable {
    /// The text style with which the size grows.
    public var textStyle: TextStyle
    /// The size at Large in points.
    public var pointSize: Double
    /// The largest scaled size in points, or `nil` for no limit.
    public var maximumPointSize: Double?
  }

  /// The text style whose growth the font follows, or `nil` for a fixed font.
  public var textStyle: TextStyle? {
    switch self {
    case .fixed: nil
    case .preferred(let style): style
    case .scaled(let base): base.textStyle
    }
  }

  /// The base of a scaled font, or `nil` for other fonts.
  public var base: Base? {
    if case .scaled(let base) = self { base } else { nil }
  }
}
