public import DynamicType
import FontDescriptors

extension Font {
  /// Returns the system's font for a text style in a category.
  ///
  /// Size, weight and leading come from the type table that the traits call for. With bold text
  /// (`legibilityWeight`) the weight is one of the nine steps heavier, which is an estimate:
  /// Apple publishes no figure.
  ///
  /// - Parameters:
  ///   - style: The text style. A style or a category that the platform's table lacks takes
  ///     the nearest one that it has.
  ///   - traits: Category, idiom, system version and bold text; what they leave open, or `nil`,
  ///     is taken from the application.
  /// - Returns: The font, which follows the text size.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traits: TraitCollection? = nil
  ) -> Font {
    Font(.preferredFont(forTextStyle: style, compatibleWith: traits))
  }

  /// The text style of a preferred font, or the one that a scaled font grows with.
  public var textStyle: TextStyle? { request.scaling.textStyle }

  /// Whether the font follows the text size: true for preferred and scaled fonts.
  public var adjustsForContentSizeCategory: Bool { request.adjustsForContentSizeCategory }

  /// Returns the font for other traits, computed from its original size.
  ///
  /// Adjusting back and forth never drifts. A preferred font becomes the preferred font of its
  /// style, even when ``withSize(_:)`` had changed it; fixed fonts stay as they are.
  public func adjusted(to traits: TraitCollection) -> Font {
    request.adjustsForContentSizeCategory ? Font(request.adjusted(to: traits)) : self
  }

  /// Returns the font in another size; a scaled font becomes a fixed one.
  public func withSize(_ size: Double) -> Font { Font(request.withSize(size)) }
}
