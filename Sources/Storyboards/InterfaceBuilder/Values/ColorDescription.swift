public import RichText

/// A color as a document or an asset catalog describes it.
public struct ColorDescription: Hashable, Sendable {
  /// The source of the color.
  public enum Source: Hashable, Sendable {
    /// Its components.
    case components
    /// The name of a color in an asset catalog.
    case named(String)
    /// The name of one of the system's colors, such as `labelColor`.
    case system(String)
  }

  /// The source of the color.
  public var source: Source

  /// The components on the scale of sRGB, `nil` where the document has none.
  ///
  /// Colors outside sRGB have components outside 0 to 1.
  ///
  /// They are those of the color itself, or those that the document keeps as the light appearance
  /// of a named or system color.
  public var components: Color?

  /// The color space as the document names it, such as `displayP3`; `nil` without one.
  ///
  /// The components are converted from `displayP3`. Every other space is read as sRGB, as on
  /// devices.
  public var space: String?
}
