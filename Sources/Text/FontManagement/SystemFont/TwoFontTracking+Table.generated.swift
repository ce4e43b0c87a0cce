// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/fonts.json

// swift-format-ignore
extension TwoFontTracking {
  /// The size in points from which the display font is used.
  static let displaySize: Double = 20

  /// Sizes in points with their tracking in 1/1024 em.
  static let trackings: [(size: Int, tracking: Int)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6),
    (14, -11), (15, -16), (16, -20), (17, -24), (18, -25), (19, -26), (20, 19), (21, 17),
    (22, 16), (24, 15), (25, 14), (27, 13), (30, 12), (33, 11), (40, 10), (44, 9),
    (48, 8), (50, 7), (53, 6), (56, 5), (60, 4), (65, 3), (69, 2), (80, 0),
  ]
}
