public import DynamicType

/// The conditions that a screen meets, by which a document's variations are chosen.
public struct SizeClasses: Hashable, Sendable {
  /// The room from side to side.
  public var width: UserInterfaceSizeClass
  /// The room from top to bottom.
  public var height: UserInterfaceSizeClass
  /// The kind of device.
  public var idiom: UserInterfaceIdiom

  /// Creates conditions; those that are not given match no variation.
  public init(
    width: UserInterfaceSizeClass = .unspecified,
    height: UserInterfaceSizeClass = .unspecified,
    idiom: UserInterfaceIdiom = .unspecified
  ) {
    self.width = width
    self.height = height
    self.idiom = idiom
  }

  /// Creates the conditions of traits.
  public init(_ traits: TraitCollection) {
    self.init(
      width: traits.horizontalSizeClass,
      height: traits.verticalSizeClass,
      idiom: traits.userInterfaceIdiom
    )
  }
}
