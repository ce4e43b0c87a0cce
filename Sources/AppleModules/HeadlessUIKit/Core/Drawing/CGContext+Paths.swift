public import Foundation
import LayoutGeometry
import Snapshots

extension CGContext {
  /// Begins a new path.
  public func beginPath() { current = Path() }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { current.move(to: placed(point)) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { current.line(to: placed(point)) }

  /// Adds lines between points, beginning with a new piece.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.curve(to: placed(end), control1: placed(control1), control2: placed(control2))
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.quadCurve(to: placed(end), control: placed(control))
  }

  /// Adds a circular arc, joined to the current point by a line.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    let end = Path.end(of: startAngle, endAngle, growing: !clockwise)
    current.addArc(Point(center), radius, startAngle, end, state.transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { append(Path(Rect(rect))) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the largest ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { append(Path(ellipseIn: Rect(rect))) }

  /// Adds a path.
  public func addPath(_ path: CGPath) { append(path.steps) }

  /// Closes the current subpath.
  public func closePath() { current.close() }

  /// The current path, in the program's coordinates.
  public var path: CGPath? { current.isEmpty ? nil : CGPath(steps: own) }

  /// Fills the path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(own, isEvenOdd: rule == .evenOdd)
    beginPath()
  }

  /// Draws a line along the path and ends it.
  public func strokePath() {
    stroke(own, pen: state.pen)
    beginPath()
  }

  /// Paints the path and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(own, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill && mode != .eoFill { stroke(own, pen: state.pen) }
    beginPath()
  }

  /// Clips drawing to the path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(own, isEvenOdd: rule == .evenOdd)
    beginPath()
  }

  /// Clips drawing to a rectangle.
  public func clip(to rect: CGRect) { clip(.rect(Rect(rect))) }

  /// Clips drawing to rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.append(Path(Rect(rect))) }
    clip(path, isEvenOdd: false)
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(.rect(Rect(rect)), .color(state.fill)) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Fills the largest ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(.ellipse(Rect(rect)), .color(state.fill)) }

  /// Draws a line along a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(Rect(rect)), pen: state.pen) }

  /// Draws a line of a width along a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var pen = state.pen
    pen.width = width
    stroke(Path(Rect(rect)), pen: pen)
  }

  /// Draws a line along the largest ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(Path(ellipseIn: Rect(rect)), pen: state.pen)
  }

  /// Draws lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: Point(points[index]))
      path.line(to: Point(points[index + 1]))
    }
    stroke(path, pen: state.pen)
  }

  /// Draws a gradient along a line; without options, nothing is drawn beyond its ends.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start: CGPoint,
    end: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let shape = Gradient.Shape.linear(from: Point(start), to: Point(end))
    paint(gradient, shape, in: .rect(Rect(boundingBoxOfClipPath)))
  }

  /// Draws a gradient between circles around the center of the second one.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let shape = Gradient.Shape.radial(
      center: Point(endCenter),
      innerRadius: startRadius,
      outerRadius: endRadius
    )
    let circle = Rect(
      x: endCenter.x - endRadius,
      y: endCenter.y - endRadius,
      width: 2 * endRadius,
      height: 2 * endRadius
    )
    let reachesOut = options.contains(.drawsAfterEndLocation)
    let area = reachesOut ? Outline.rect(Rect(boundingBoxOfClipPath)) : .ellipse(circle)
    paint(gradient, shape, in: area)
  }

  private func paint(_ gradient: CGGradient, _ shape: Gradient.Shape, in area: Outline) {
    add([.fill(area, .gradient(gradient.along(shape)))])
  }

  /// Draws an image upside down, as Core Graphics does in contexts whose y axis points down.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    add([ImageDrawing(image: image.image, traits: traits, tint: .systemBlue).drawing(in: rect)])
    restoreGState()
  }

  private func placed(_ point: CGPoint) -> Point { state.transform.apply(to: Point(point)) }

  private func append(_ path: Path) { current.append(path.transformed(by: state.transform)) }

  /// The path in the program's coordinates.
  private var own: Path {
    guard state.transform != .identity else { return current }
    return current.transformed(by: ctm.inverted().transform)
  }
}
