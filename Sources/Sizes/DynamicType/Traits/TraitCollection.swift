/// The person's settings and the properties of the screen that an interface adapts to.
///
/// Each trait can be open, like UIKit's: unspecified, 0 for the display scale, `nil` for the
/// system version. Merging fills open traits from another collection.
///
/// ```swift
/// let traits = TraitCollection(preferredContentSizeCategory: .large, displayScale: 3)
/// ```
public struct TraitCollection: Hashable, Sendable {
  /// The text size that the person has chosen.
  public var preferredContentSizeCategory: ContentSizeCategory { didSet { cell = currentCell } }

  /// The pixels per point; 0 when open.
  ///
  /// A negative or infinite scale is a programmer error.
  public var displayScale: Double {
    didSet {
      displayScale = Self.checked(displayScale)
      cell = currentCell
    }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom { didSet { cell = currentCell } }

  /// The room from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass

  /// The room from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass

  /// The direction of the layout.
  public var layoutDirection: LayoutDirection

  /// The weight of text that the person has asked for.
  public var legibilityWeight: LegibilityWeight

  /// The brightness of the interface.
  public var userInterfaceStyle: UserInterfaceStyle

  /// The place of the traits in the scaling table, kept because scaling reads it at every call.
  private(set) var cell = openCell

  /// The version of the system whose numbers are wanted; `nil` when open.
  public var systemVersion: SystemVersion? { didSet { cell = currentCell } }

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
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.displayScale = Self.checked(displayScale)
    self.userInterfaceIdiom = userInterfaceIdiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.legibilityWeight = legibilityWeight
    self.userInterfaceStyle = userInterfaceStyle
    self.systemVersion = systemVersion
    cell = currentCell
  }

  /// The scale itself; -0 becomes 0.
  private static func checked(_ displayScale: Double) -> Double {
    precondition(
      displayScale >= 0 && displayScale.isFinite,
      "A display scale is finite and not negative."
    )
    return displayScale + 0
  }
}
