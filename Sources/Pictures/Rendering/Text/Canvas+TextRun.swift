import RichText
import Snapshots

extension Canvas {
  /// Draws a run of glyphs with its origin at a point on the baseline.
  func draw(_ run: TextRun, at origin: Point, color: Color) {
    guard canDraw, run.pointSize.isFinite, run.pointSize > 0, origin.x.isFinite,
      origin.y.isFinite, run.glyphs.count == run.positions.count,
      run.glyphs.count == run.clusters.count, !run.glyphs.isEmpty,
      run.positions.allSatisfy({ $0.x.isFinite && $0.y.isFinite }),
      run.advanceScales.isEmpty || run.advanceScales.count == run.glyphs.count
    else { return }
    backend.draw(run, at: origin, color: color)
  }
}
