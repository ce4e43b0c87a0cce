public import Foundation
public import HeadlessUIKit
import LayoutGeometry
import Snapshots

extension Path {
  private mutating func change(
    _ change: (CGMutablePath) -> Void
  ) {
    let path = CGMutablePath(steps: outline.path)
    change(path)
    outline = .path(path.steps, outline.fillRule)
  }

  /// Begins a subpath at a point.
  public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }

  /// Adds a line to a point.
  public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }

  /// Adds lines from each point to the next.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse in a rectangle.
  public mutating func addEllipse(
    in rect: CGRect,
    transform: CGAffineTransform = .identity
  ) { addPath(Path(ellipseIn: rect), transform: transform) }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      Path(roundedRect: rect, cornerSize: cornerSize, style: style),
      transform: transform
    )
  }

  /// Adds a rectangle with a radius for each corner.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      Path(roundedRect: rect, cornerRadii: cornerRadii, style: style),
      transform: transform
    )
  }

  /// Adds a part of a circle.
  ///
  /// As on a device, `clockwise` refers to a y axis that points up: `false` draws from the start in the
  /// direction of increasing angles, which is clockwise on the screen.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center,
        radius: radius,
        startAngle: startAngle.radians,
        endAngle: endAngle.radians,
        clockwise: clockwise,
        transform: transform
      )
    }
  }

  /// Adds a part of a circle from an angle on.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRelativeArc(
        center: center,
        radius: radius,
        startAngle: startAngle.radians,
        delta: delta.radians,
        transform: transform
      )
    }
  }

  /// Adds a part of a circle that touches two lines.
  public mutating func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        tangent1End: tangent1End,
        tangent2End: tangent2End,
        radius: radius,
        transform: transform
      )
    }
  }

  /// Adds an outline.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    change { $0.addPath(path.cgPath, transform: transform) }
  }

  /// Closes a subpath with a line to its beginning.
  public mutating func closeSubpath() { change { $0.closeSubpath() } }
}
