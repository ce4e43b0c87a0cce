public import LayoutGeometry

/// A device with the size of its screen, its pixels and its safe areas.
///
/// Safe areas are those of the bare screen, without bars. Sizes and size classes are from the
/// Human Interface Guidelines; Apple does not publish safe areas, `Reference/devices.json` names
/// the source of each.
public struct Device: Hashable, Sendable {
  /// The name of the model, such as `iPhone 16 Pro`.
  public let name: String

  /// The kind of device.
  public let idiom: UserInterfaceIdiom

  /// The pixels per point.
  public let displayScale: Double

  /// The category that a watch has until its owner changes it; `nil` where that is not published.
  ///
  /// Large on everything that is not a watch.
  public let defaultContentSizeCategory: ContentSizeCategory?

  private let portrait: Screen
  private let landscape: Screen

  /// The measures that depend on the orientation.
  struct Screen: Hashable, Sendable {
    let size: Size
    let horizontal: UserInterfaceSizeClass
    let vertical: UserInterfaceSizeClass
    let safeArea: EdgeInsets
  }

  /// The way in which a device is held.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// Higher than wide.
    case portrait
    /// Wider than high; on a device that cannot be turned the same as portrait.
    case landscape
  }

  private func screen(_ orientation: Orientation) -> Screen {
    orientation == .portrait ? portrait : landscape
  }

  /// Returns the size of the screen in points.
  public func size(in orientation: Orientation) -> Size { screen(orientation).size }

  /// Returns the insets of the safe area in points.
  public func safeArea(in orientation: Orientation) -> EdgeInsets { screen(orientation).safeArea }

  /// Returns the traits of a full screen window on the device.
  ///
  /// - Parameters:
  ///   - orientation: The way in which the device is held.
  ///   - category: The text size; open unless given.
  /// - Returns: Display scale, idiom and size classes, with the other traits open.
  public func traits(
    in orientation: Orientation,
    category: ContentSizeCategory = .unspecified
  ) -> TraitCollection {
    TraitCollection(
      preferredContentSizeCategory: category,
      displayScale: displayScale,
      userInterfaceIdiom: idiom,
      horizontalSizeClass: screen(orientation).horizontal,
      verticalSizeClass: screen(orientation).vertical
    )
  }
}

extension Device.Screen {
  /// The size classes of a screen, and its safe area from the top against the clock.
  typealias Row = (
    horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass,
    safeArea: (top: Double, left: Double, bottom: Double, right: Double)
  )

  init(_ width: Double, _ height: Double, _ row: Row) {
    self.init(
      size: Size(width: width, height: height),
      horizontal: row.horizontal,
      vertical: row.vertical,
      safeArea: EdgeInsets(
        top: row.safeArea.top,
        left: row.safeArea.left,
        bottom: row.safeArea.bottom,
        right: row.safeArea.right
      )
    )
  }
}

extension Device {
  init(
    _ name: String,
    _ idiom: UserInterfaceIdiom,
    _ width: Double,
    _ height: Double,
    scale: Double,
    portrait: Screen.Row,
    landscape: Screen.Row
  ) {
    self.init(
      name: name,
      idiom: idiom,
      displayScale: scale,
      defaultContentSizeCategory: .large,
      portrait: Screen(width, height, portrait),
      landscape: Screen(height, width, landscape)
    )
  }

  init(
    watch name: String,
    _ width: Double,
    _ height: Double,
    scale: Double,
    defaultCategory: ContentSizeCategory?
  ) {
    self.init(
      unturned: name,
      .watch,
      scale: scale,
      defaultCategory: defaultCategory,
      Screen(width, height, (.compact, .compact, (0, 0, 0, 0)))
    )
  }

  init(tv name: String, _ width: Double, _ height: Double, scale: Double) {
    let screen = Screen(width, height, (.regular, .regular, (60, 80, 60, 80)))
    self.init(unturned: name, .tv, scale: scale, defaultCategory: .large, screen)
  }

  private init(
    unturned name: String,
    _ idiom: UserInterfaceIdiom,
    scale: Double,
    defaultCategory: ContentSizeCategory?,
    _ screen: Screen
  ) {
    self.init(
      name: name,
      idiom: idiom,
      displayScale: scale,
      defaultContentSizeCategory: defaultCategory,
      portrait: screen,
      landscape: screen
    )
  }
}
