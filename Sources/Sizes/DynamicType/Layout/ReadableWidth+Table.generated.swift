// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: readable-width.json; the later widths as described at `later`

// swift-format-ignore
extension ReadableWidth {
  /// The part of a view's width beyond the readable width from which its content is narrowed.
  ///
  /// Every measured row allows 64 to 95 points; a later measurement to the point gives 88.
  public static let threshold: Double = 88

  /// The first version with the widths of `later`.
  static let laterSince = SystemVersion(26)

  /// Widths in points up to iOS 18, by category.
  static let earlier: [UInt16] = [560, 600, 640, 672, 752, 808, 896, 1120, 1312, 1584, 1856, 2080]

  /// Whether the width of `earlier` was measured on a device.
  static let earlierIsMeasured: [Bool] = [true, false, false, true, false, false, true, false, false, false, false, false]

  /// Estimated widths in points from iOS 26: 62 advances of the body font's M, up to 8 points.
  static let later: [UInt16] = [752, 800, 848, 896, 1000, 1096, 1200, 1472, 1728, 2088, 2448, 2752]
}
