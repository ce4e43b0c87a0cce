import Snapshots
import Typesetting

/// The stretches of a line under text that lie beside the ink of its letters.
///
/// A line under text is interrupted where a descender crosses it: by the ink between its edges and by its own
/// thickness on both sides. Pictures of labels of iOS show it: 4 pixels of 4 at 20 points in
/// leboncoin/spark-ios-component-divider, 2 of 2 and 3 of 3 in spark-ios-component-text-link, of UIKit and SwiftUI
/// alike.
struct InkGaps {
  private var gaps: [ClosedRange<Double>] = []

  /// The gaps in a band below the baseline that glyphs of runs need.
  init(of runs: [TextRun], from top: Double, to bottom: Double) {
    let room = bottom - top
    for run in runs where run.pointSize > 0 {
      let size = run.pointSize
      for (index, shape) in run.face.shapes(of: run.glyphs).enumerated() {
        guard case .outline(let outline) = shape, index < run.positions.count else { continue }
        let place = run.positions[index]
        let band = (top - place.y) / size...(bottom - place.y) / size
        guard let ink = outline.ink(in: band) else { continue }
        gaps.append(place.x + ink.lowerBound * size - room...place.x + ink.upperBound * size + room)
      }
    }
    gaps.sort { $0.lowerBound < $1.lowerBound }
  }

  /// The parts of a stretch that are drawn, from left to right.
  func stretches(of whole: ClosedRange<Double>) -> [ClosedRange<Double>] {
    var parts: [ClosedRange<Double>] = []
    var start = whole.lowerBound
    for gap in gaps where gap.upperBound > start && gap.lowerBound < whole.upperBound {
      if gap.lowerBound > start { parts.append(start...gap.lowerBound) }
      start = gap.upperBound
    }
    if start < whole.upperBound { parts.append(start...whole.upperBound) }
    return parts
  }
}

extension GlyphOutline {
  /// The horizontal reach of the outline in a band, in em; nil where it does not enter it.
  fileprivate func ink(in band: ClosedRange<Double>) -> ClosedRange<Double>? {
    guard Double(bounds.w) > band.lowerBound, Double(bounds.y) < band.upperBound else { return nil }
    var reach: ClosedRange<Double>?
    var (start, pen) = (Point.zero, Point.zero)
    func add(to end: Point) {
      if let part = Self.reach(from: pen, to: end, in: band) {
        reach =
          min(
            reach?.lowerBound ?? part.lowerBound,
            part.lowerBound
          )...max(
            reach?.upperBound ?? part.upperBound,
            part.upperBound
          )
      }
      pen = end
    }
    walk(GlyphTransform(.identity)) { element in
      switch element {
      case .move(let point): (start, pen) = (point, point)
      case .line(let point): add(to: point)
      case .curve(let first, let second, let end):
        let from = pen
        for step in 1...8 {
          add(to: .onCurve(from, first, second, end, at: Double(step) / 8))
        }
      case .close: add(to: start)
      }
    }
    return reach
  }

  /// The horizontal reach of the part of an edge that lies in a band.
  private static func reach(
    from start: Point,
    to end: Point,
    in band: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    let (low, high) = start.y < end.y ? (start, end) : (end, start)
    guard high.y > band.lowerBound, low.y < band.upperBound else { return nil }
    func x(at y: Double) -> Double {
      guard high.y > low.y else { return low.x }
      return low.x + (high.x - low.x) * (y - low.y) / (high.y - low.y)
    }
    let ends =
      high.y > low.y
      ? [x(at: max(low.y, band.lowerBound)), x(at: min(high.y, band.upperBound))] : [low.x, high.x]
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }
}
