/// What an interface knows about the person's settings and the screen it is on.
///
/// Each trait can be open, like UIKit's: unspecified, 0 for the display scale, `nil` for the
/// system version. Merging fills open traits from another collection.
///
/// ```swift
/// let traits = TraitCollection(preferredContentSizeCategory: .large, displayScale: 3)
/// ```
public struct TraitCollection: Hashable, Sendable {
  /// The text size that the person has chosen.
  public var preferredContentSizeCategory: ContentSizeCategory

  /// The pixels per point; 0 when open.
  public var displayScale: Double

  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom

  /// The room from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass

  /// The room from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass

  /// The direction of the layout.
  public var layoutDirection: LayoutDirection

  /// Whether text is bold.
  public var legibilityWeight: LegibilityWeight

  /// Whether the interface is light or dark.
  public var userInterfaceStyle: UserInterfaceStyle

  /// The version of the system whose numbers are wanted; `nil` when open.
  public var systemVersion: SystemVersion?

  /// Creates a collection; traits that are not given stay open.
  public init(
    preferredContentSizeCategory: ContentSizeCategory = .unspecified,
    displayScale: Double = 0,
    userInterfaceIdiom: UserInterfaceIdiom = .unspecified,
    horizontalSizeClass: UserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UserInterfaceSizeClass = .unspecified,
    layoutDirection: LayoutDirection = .unspecified,
    legibilityWeight: LegibilityWeight = .unspecified,
    userInterfaceStyle: UserInterfaceStyle = .unspecified,
    systemVersion: SystemVersion? = nil
  ) {
    precondition(
      displayScale >= 0 && displayScale.isFinite, "A display scale is finite and not negative.")
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.displayScale = displayScale
    self.userInterfaceIdiom = userInterfaceIdiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.legibilityWeight = legibilityWeight
    self.userInterfaceStyle = userInterfaceStyle
    self.systemVersion = systemVersion
  }
}
