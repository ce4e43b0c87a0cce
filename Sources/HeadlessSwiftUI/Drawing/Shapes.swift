public import Foundation
import LayoutGeometry
import Snapshots

/// An outline of lines and curves.
public struct Path: Equatable, Sendable {
  var outline: Outline

  /// Creates an empty outline.
  public init() { outline = .path(Snapshots.Path(), .nonZero) }

  /// Creates a rectangle.
  public init(_ rect: CGRect) { outline = .rect(Rect(rect)) }

  /// Creates an ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { outline = .ellipse(Rect(rect)) }

  /// Creates a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    outline = .roundedRect(Rect(rect), radius: max(0, radius), curve: style.curve)
  }

  /// Creates an outline step by step.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether there is nothing in the outline.
  public var isEmpty: Bool { outline.path.isEmpty }

  private mutating func change(_ change: (inout Snapshots.Path) -> Void) {
    var path = outline.path
    change(&path)
    outline = .path(path, outline.fillRule)
  }

  /// Begins a part at a point.
  public mutating func move(to end: CGPoint) { change { $0.move(to: Point(end)) } }

  /// Adds a line to a point.
  public mutating func addLine(to end: CGPoint) { change { $0.line(to: Point(end)) } }

  /// Adds lines from each point to the next.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.curve(to: Point(end), control1: Point(control1), control2: Point(control2)) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) { addPath(Path(rect)) }

  /// Adds an ellipse in a rectangle.
  public mutating func addEllipse(in rect: CGRect) { addPath(Path(ellipseIn: rect)) }

  /// Adds an outline.
  public mutating func addPath(_ path: Path) { change { $0.append(path.outline.path) } }

  /// Ends a part with a line to its beginning.
  public mutating func closeSubpath() { change { $0.close() } }
}

extension Path: Shape {
  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

/// The curve of round corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous

  var curve: CornerCurve { self == .circular ? .circular : .continuous }
}

/// A rectangle.
public struct Rectangle: InsettableShape {
  private var insetAmount: CGFloat = 0

  /// Creates a rectangle.
  nonisolated public init() {}

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: insetAmount, dy: insetAmount))
  }

  /// The shape, smaller by a distance in points on each side.
  nonisolated public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// The radius of the corners in points.
  public var cornerSize: CGSize

  /// The curve of the corners.
  public var style: RoundedCornerStyle

  private var insetAmount: CGFloat = 0

  /// Creates a rectangle with a radius of its corners in points.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    self.style = style
  }

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.insetBy(dx: insetAmount, dy: insetAmount),
      cornerRadius: max(0, cornerSize.width - insetAmount),
      style: style
    )
  }

  /// The shape, smaller by a distance in points on each side.
  nonisolated public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  private var insetAmount: CGFloat = 0

  /// Creates a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    return Path(
      roundedRect: rect,
      cornerRadius: min(rect.width, rect.height) / 2,
      style: .circular
    )
  }

  /// The shape, smaller by a distance in points on each side.
  nonisolated public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

/// The largest circle in the middle of a rectangle.
public struct Circle: InsettableShape {
  private var insetAmount: CGFloat = 0

  /// Creates a circle.
  nonisolated public init() {}

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = max(0, min(rect.width, rect.height) - 2 * insetAmount)
    let square = CGRect(
      x: rect.midX - side / 2,
      y: rect.midY - side / 2,
      width: side,
      height: side
    )
    return Path(ellipseIn: square)
  }

  /// The shape, smaller by a distance in points on each side.
  nonisolated public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

/// An ellipse that fills its rectangle.
public struct Ellipse: InsettableShape {
  private var insetAmount: CGFloat = 0

  /// Creates an ellipse.
  nonisolated public init() {}

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: insetAmount, dy: insetAmount))
  }

  /// The shape, smaller by a distance in points on each side.
  nonisolated public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Point {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
