/// San Francisco's optical size, tracking and heights by point size.
///
/// Source: `Reference/sf-advances.json`, measured on iOS 26.
package enum SystemFontMetrics {
  /// Returns the place between the text and the display master, 0 up to 17 points, 1 from 28.
  package static func opticalPosition(at pointSize: Double) -> Double {
    interpolate(pointSize, opticalSizes, opticalPositions) / 16384
  }

  /// Returns the tracking of a size in 1/2048 em.
  ///
  /// It is measured at some sizes and the floor of the line between them; sizes outside 6 to 80
  /// take the nearest one's.
  package static func tracking(at pointSize: Double) -> Int {
    Int(interpolate(pointSize, trackingSizes, trackings).rounded(.down))
  }

  /// Returns the heights of a weight at a size, in ems.
  package static func verticalMetrics(at pointSize: Double, weight: Double) -> VerticalMetrics {
    VerticalMetrics(
      ascender: ascender / 2048,
      descender: descender / 2048,
      lineGap: 0,
      capHeight: capHeight / 2048,
      xHeight: xHeight(at: pointSize, weight: weight) / 2048
    )
  }

  /// The middle of the line under text, from the baseline up, in ems.
  ///
  /// In pictures of leboncoin/spark-ios-component-divider it ends 10.5 pixels below the baseline and is 4 pixels
  /// thick, at 20 points and 3 pixels a point.
  package static let underlineOffset = -8.5 / 60

  /// The thickness of the line under text in ems, from the same pictures.
  package static let underlineThickness = 4.0 / 60

  private static func xHeight(at pointSize: Double, weight: Double) -> Double {
    let text = interpolate(weight, weights, textXHeights)
    let display = interpolate(weight, displayWeights, measuredDisplayXHeights)
    let position = opticalPosition(at: pointSize)
    return (1 - position) * text + position * display
  }

  /// The nine weights, and those whose display x-height was measured.
  private static let weights = stride(from: 100.0, through: 900, by: 100).map { $0 }
  private static let displayWeights = zip(weights, displayXHeights).filter { $0.1 > 0 }.map(\.0)
  private static let measuredDisplayXHeights = displayXHeights.filter { $0 > 0 }

  /// The line through points, level outside them.
  static func interpolate(_ x: Double, _ xs: [Double], _ ys: [Double]) -> Double {
    guard let upper = xs.firstIndex(where: { $0 >= x }) else { return ys.last ?? 0 }
    guard upper > 0 else { return ys[0] }
    let share = (x - xs[upper - 1]) / (xs[upper] - xs[upper - 1])
    return ys[upper - 1] + (ys[upper] - ys[upper - 1]) * share
  }
}
