/// San Francisco before iOS 14: two fonts that take turns at 20 points, each with its tracking.
enum TwoFontTracking {
  /// Returns the tracking of a size in 1/2048 em; a size that is not in the tables takes the
  /// next smaller one's.
  static func tracking(at pointSize: Double) -> Int {
    let row = trackings.last { Double($0.size) <= pointSize } ?? trackings[0]
    return row.tracking * 2
  }
}
