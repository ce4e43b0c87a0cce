public import DynamicType

/// The traits by which a variant of an asset is chosen.
public struct AssetTraits: Hashable, Sendable {
  /// The contrast of colors.
  public enum Contrast: Hashable, Sendable, CaseIterable {
    /// As usual.
    case normal
    /// More than usual.
    case high
  }

  /// The pixels per point.
  public var displayScale: Double
  /// The kind of device.
  public var idiom: UserInterfaceIdiom
  /// Light or dark.
  public var style: UserInterfaceStyle
  /// The contrast.
  public var contrast: Contrast
  /// The direction of the language.
  public var layoutDirection: LayoutDirection
  /// The room from side to side.
  public var width: UserInterfaceSizeClass
  /// The room from top to bottom.
  public var height: UserInterfaceSizeClass

  /// Creates traits.
  public init(
    displayScale: Double = 2,
    idiom: UserInterfaceIdiom = .phone,
    style: UserInterfaceStyle = .light,
    contrast: Contrast = .normal,
    layoutDirection: LayoutDirection = .leftToRight,
    width: UserInterfaceSizeClass = .unspecified,
    height: UserInterfaceSizeClass = .unspecified
  ) {
    self.displayScale = displayScale
    self.idiom = idiom
    self.style = style
    self.contrast = contrast
    self.layoutDirection = layoutDirection
    self.width = width
    self.height = height
  }

  /// Creates traits from a trait collection.
  public init(_ traits: TraitCollection, contrast: Contrast = .normal) {
    self.init(
      displayScale: traits.displayScale,
      idiom: traits.userInterfaceIdiom,
      style: traits.userInterfaceStyle,
      contrast: contrast,
      layoutDirection: traits.layoutDirection,
      width: traits.horizontalSizeClass,
      height: traits.verticalSizeClass
    )
  }
}
