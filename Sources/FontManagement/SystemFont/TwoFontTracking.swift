/// San Francisco before iOS 14: two fonts that take turns at 20 points, each with its tracking.
///
/// Source: the tracking tables of the Human Interface Guidelines up to 2019, as two public
/// plug-ins for design tools keep them. Their unit is 1/1024 em, as in the tables of today; a
/// test of 2017 that measured `This is a test string` at 17 points as 144.09326 points agrees.
enum TwoFontTracking {
  /// The size from which the display font is used.
  static let displaySize = 20.0

  /// Returns the tracking of a size in 1/2048 em; a size that is not in the tables takes the
  /// next smaller one's.
  static func tracking(at pointSize: Double) -> Int {
    let row = trackings.last { Double($0.size) <= pointSize } ?? trackings[0]
    return row.tracking * 2
  }

  /// Sizes in points with their tracking in 1/1024 em.
  private static let trackings: [(size: Int, tracking: Int)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
    (15, -16), (16, -20), (17, -24), (18, -25), (19, -26), (20, 19), (21, 17), (22, 16),
    (24, 15), (25, 14), (27, 13), (30, 12), (33, 11), (40, 10), (44, 9), (48, 8), (50, 7),
    (53, 6), (56, 5), (60, 4), (65, 3), (69, 2), (80, 0),
  ]
}
