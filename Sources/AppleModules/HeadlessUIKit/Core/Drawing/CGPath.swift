public import Foundation
package import Snapshots

/// The shape of the end of a line.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

/// The shape of the corner of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}

/// The rule for the areas that a self-intersecting path encloses.
public enum CGPathFillRule: Int, Hashable, Sendable {
  case winding, evenOdd
}

/// The way in which a path is painted.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// An immutable outline of lines and curves.
open class CGPath: Hashable {
  /// The steps of the path.
  package internal(set) var steps: Path

  package init(steps: Path) {
    self.steps = steps
  }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: Path(Rect(rect)).transformed(transform))
  }

  /// Creates the path of the largest ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: Path(ellipseIn: Rect(rect)).transformed(transform))
  }

  /// Creates the path of a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let steps = Path.roundedRect(Rect(rect), width: cornerWidth, height: cornerHeight)
    self.init(steps: steps.transformed(transform))
  }

  /// The smallest rectangle that contains all end points and control points.
  public var boundingBox: CGRect { CGRect(steps.controlBounds ?? .zero) }

  /// The smallest rectangle that contains the path; control points are ignored.
  public var boundingBoxOfPath: CGRect { CGRect(steps.tightBounds ?? .zero) }

  /// The end of the last step.
  public var currentPoint: CGPoint { CGPoint(steps.currentPoint ?? .zero) }

  /// Whether the path has no steps.
  public var isEmpty: Bool { steps.isEmpty }

  /// Whether a point is inside.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    steps.contains(Point(point.applying(transform)), rule: rule == .evenOdd ? .evenOdd : .nonZero)
  }

  /// Returns the path.
  public func copy() -> CGPath? { CGPath(steps: steps) }

  /// Returns a copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

  /// Returns the path after a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(steps: steps.transformed(transform))
  }

  /// Whether two paths have equal steps.
  public static func == (first: CGPath, second: CGPath) -> Bool { first.steps == second.steps }

  /// Adds the steps to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

/// An outline to which steps are added.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(steps: Path()) }

  package override init(steps: Path) { super.init(steps: steps) }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.move(to: Point(point.applying(transform)))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.line(to: Point(point.applying(transform)))
  }

  /// Adds lines between points, beginning with a new piece.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    steps.curve(
      to: Point(end.applying(transform)),
      control1: Point(control1.applying(transform)),
      control2: Point(control2.applying(transform))
    )
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    steps.quadCurve(to: Point(end.applying(transform)), control: Point(control.applying(transform)))
  }

  /// Adds a circular arc, joined to the current point by a line.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    // Core Graphics names the direction in coordinates whose y axis points up.
    let end = Path.end(of: startAngle, endAngle, growing: !clockwise)
    steps.addArc(Point(center), radius, startAngle, end, transform.transform)
  }

  /// Adds a circular arc given by its start angle and its sweep.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    steps.addArc(Point(center), radius, startAngle, startAngle + delta, transform.transform)
  }

  /// Adds a rounded corner between the current point, a corner and a second point.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = Point(tangent1End.applying(transform))
    steps.corner(corner, toward: Point(tangent2End.applying(transform)), radius: radius)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    steps.append(Path(Rect(rect)).transformed(by: transform.transform))
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the largest ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    steps.append(Path(ellipseIn: Rect(rect)).transformed(by: transform.transform))
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let path = Path.roundedRect(Rect(rect), width: cornerWidth, height: cornerHeight)
    steps.append(path.transformed(by: transform.transform))
  }

  /// Adds all subpaths of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    steps.append(path.steps.transformed(by: transform.transform))
  }

  /// Closes the current subpath.
  public func closeSubpath() { steps.close() }
}
