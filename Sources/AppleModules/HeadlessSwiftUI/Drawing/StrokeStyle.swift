public import Foundation
public import HeadlessUIKit
import LayoutGeometry
import Snapshots

/// The stroke of a line; lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The width.
  public var lineWidth: CGFloat
  /// The shape of line ends.
  public var lineCap: CGLineCap
  /// The corners.
  public var lineJoin: CGLineJoin
  /// The miter limit as a factor of the width; pictures use 10.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps.
  public var dash: [CGFloat]
  /// The offset in the dash pattern at which the line starts.
  public var dashPhase: CGFloat

  /// Creates a pen.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The pen as snapshots have it.
  var pen: Snapshots.StrokeStyle {
    var pen = Snapshots.StrokeStyle(width: lineWidth, dash: dash.map { Double($0) })
    pen.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    pen.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    pen.dashPhase = dashPhase
    return pen
  }
}

/// A stroke as an area: the union of its pieces and its corners.
///
/// Corners at a point are drawn round, dashes whole; strokes that pictures draw natively have both.
struct StrokedOutline {
  let path: Snapshots.Path

  init(_ path: Snapshots.Path, _ style: Snapshots.StrokeStyle) {
    let half = style.width / 2
    var result = Snapshots.Path()
    for piece in PathPieces(path).pieces {
      let points = piece.flattened()
      for (from, to) in zip(points, points.dropFirst()) {
        let length = hypot(to.x - from.x, to.y - from.y)
        guard length > 0 else { continue }
        let (x, y) = ((to.x - from.x) / length * half, (to.y - from.y) / length * half)
        result.move(to: Point(x: from.x + y, y: from.y - x))
        result.line(to: Point(x: to.x + y, y: to.y - x))
        result.line(to: Point(x: to.x - y, y: to.y + x))
        result.line(to: Point(x: from.x - y, y: from.y + x))
        result.close()
      }
      let rounds =
        piece.isClosed || style.cap == .round ? points[...] : points.dropFirst().dropLast()
      for point in rounds {
        let square = Rect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
        result.append(Snapshots.Path(ellipseIn: square))
      }
    }
    self.path = result
  }
}
