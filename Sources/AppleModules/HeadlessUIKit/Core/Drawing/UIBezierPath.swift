public import Foundation
import Snapshots

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a value from the raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the left and the top.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the right and the top.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the left and the bottom.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the right and the bottom.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path of lines and curves with line settings.
///
/// ```swift
/// override func draw(_ rect: CGRect) {
///   UIColor.systemRed.setFill()
///   UIBezierPath(ovalIn: bounds.insetBy(dx: 4, dy: 4)).fill()
/// }
/// ```
open class UIBezierPath: NSObject {
  private var path: CGMutablePath
  /// The width of lines in points.
  open var lineWidth: CGFloat = 1
  /// The shape of line ends.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// The miter limit; pictures use 10, the default.
  open var miterLimit: CGFloat = 10
  /// The error of flattened curves; stored for programs that set it.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule is used for filling.
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty path.
  public override init() {
    path = CGMutablePath()
    super.init()
  }

  /// Creates a path, ignoring the coder.
  public required init?(coder: NSCoder) {
    path = CGMutablePath()
    super.init()
  }

  /// Creates a path of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the largest ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with rounded corners, which are continuous as on iOS.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.steps = Path(roundedRect: Rect(rect), radius: cornerRadius, curve: .continuous)
  }

  /// Creates a rectangle of which some corners are rounded.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    func radius(_ corner: UIRectCorner) -> Double {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    var radii = CornerRadii()
    radii.topLeft = radius(.topLeft)
    radii.topRight = radius(.topRight)
    radii.bottomLeft = radius(.bottomLeft)
    radii.bottomRight = radius(.bottomRight)
    path.steps = Path(roundedRect: Rect(rect), radii: radii, curve: .continuous)
  }

  /// Creates a part of a circle.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// The path without the line settings.
  open var cgPath: CGPath {
    get { CGPath(steps: path.steps) }
    set { path = CGMutablePath(steps: newValue.steps) }
  }

  /// Whether the path has no steps.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that contains the path.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The end of the last step.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a circular arc; `clockwise` is as seen on the screen.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
  }

  /// Closes the current subpath.
  open func close() { path.closeSubpath() }

  /// Removes all steps.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds all subpaths of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Applies a transform to all steps.
  open func apply(_ transform: CGAffineTransform) {
    path.steps = path.steps.transformed(by: transform.transform)
  }

  /// Returns the path in the other direction.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: CGPath(steps: path.steps.reversed()))
    reversed.lineWidth = lineWidth
    reversed.usesEvenOddFillRule = usesEvenOddFillRule
    return reversed
  }

  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Sets the dash pattern.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dash = (lengths, phase)
  }

  /// Fills the path in the current context.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fill(path.steps, isEvenOdd: usesEvenOddFillRule)
  }

  /// Draws a line along the path in the current context.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.stroke(path.steps, pen: pen)
  }

  /// Fills the path with an opacity; only the normal blend mode is supported.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { painted(alpha) { fill() } }

  /// Strokes the path with an opacity; only the normal blend mode is supported.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { painted(alpha) { stroke() } }

  /// Clips drawing in the current context to the path.
  open func addClip() {
    UIGraphicsGetCurrentContext()?.clip(path.steps, isEvenOdd: usesEvenOddFillRule)
  }

  private var pen: StrokeStyle {
    var pen = StrokeStyle(
      width: lineWidth,
      cap: lineCapStyle.snapshotCap,
      join: lineJoinStyle.snapshotJoin,
      dash: dash.lengths.map { Double($0) }
    )
    pen.dashPhase = dash.phase
    return pen
  }

  private func painted(_ alpha: CGFloat, _ body: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setAlpha(alpha)
    body()
    context.restoreGState()
  }

  open override func copy() -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }
}

extension CGLineCap {
  var snapshotCap: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  var snapshotJoin: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

extension Path {
  /// The subpaths in reverse order and direction.
  func reversed() -> Path {
    var pieces: [(steps: [Element], isClosed: Bool)] = []
    for element in elements {
      if case .move = element {
        pieces.append(([element], false))
      } else if pieces.isEmpty {
        continue
      } else if case .close = element {
        pieces[pieces.count - 1].isClosed = true
      } else {
        pieces[pieces.count - 1].steps.append(element)
      }
    }
    var result = Path()
    for piece in pieces.reversed() {
      var ends = piece.steps.compactMap(\.end)
      guard let last = ends.popLast() else { continue }
      result.move(to: last)
      for step in piece.steps.dropFirst().reversed() {
        guard let end = ends.popLast() else { break }
        if case .curve(let first, let second, _) = step {
          result.curve(to: end, control1: second, control2: first)
        } else {
          result.line(to: end)
        }
      }
      if piece.isClosed { result.close() }
    }
    return result
  }
}

extension Path.Element {
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close: nil
    }
  }
}
