public import Foundation
public import HeadlessUIKit
import LayoutGeometry
import Snapshots

/// An outline of lines and curves.
public struct Path: Equatable, Sendable {
  var outline: Outline

  /// Creates an empty outline.
  public init() { outline = .path(Snapshots.Path(), .nonZero) }

  init(_ path: Snapshots.Path) { outline = .path(path, .nonZero) }

  /// Creates a rectangle.
  public init(_ rect: CGRect) { outline = .rect(Rect(rect)) }

  /// Creates the outline of a path of Core Graphics.
  public init(_ path: CGPath) { self.init(path.steps) }

  /// Creates an ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { outline = .ellipse(Rect(rect)) }

  /// Creates a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    outline = .roundedRect(
      Rect(rect),
      radius: max(0, radius),
      curve: style.curve
    )
  }

  /// Creates a rectangle with rounded corners, whose radius is the smaller side of the size.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect,
      cornerRadius: min(cornerSize.width, cornerSize.height),
      style: style
    )
  }

  /// Creates a rectangle with a radius for each corner.
  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    outline = .roundedRect(Rect(rect), cornerRadii.radii(isFlipped: false), style.curve)
  }

  /// Creates an outline step by step.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether the outline is empty.
  public var isEmpty: Bool { outline.path.isEmpty }

  /// The outline as a path of Core Graphics.
  public var cgPath: CGPath { CGPath(steps: outline.path) }

  /// The end of the last step; `nil` for an empty outline.
  public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }

  /// The smallest rectangle that contains the outline.
  public var boundingRect: CGRect { cgPath.boundingBoxOfPath }

  /// Whether a point is inside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.contains(p, using: eoFill ? .evenOdd : .winding)
  }

  /// A step of an outline.
  public enum Element: Equatable, Sendable {
    /// Begins a subpath.
    case move(to: CGPoint)
    /// A line.
    case line(to: CGPoint)
    /// A quadratic curve, which is stored as a cubic one.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the beginning of the part.
    case closeSubpath
  }

  /// Calls a closure with each step.
  public func forEach(_ body: (Element) -> Void) {
    for element in outline.path.elements {
      switch element {
      case .move(let point): body(.move(to: CGPoint(point)))
      case .line(let point): body(.line(to: CGPoint(point)))
      case .curve(let first, let second, let end):
        body(
          .curve(to: CGPoint(end), control1: CGPoint(first), control2: CGPoint(second))
        )
      case .close: body(.closeSubpath)
      }
    }
  }

  /// The part between two fractions of the length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    from <= 0 && to >= 1 ? self : Path(PathPieces(outline.path).trimmed(from: from, to: to))
  }

  /// The stroke of the outline as an outline, in which sharp corners are round.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(StrokedOutline(outline.path, style.pen).path)
  }

  /// The outline moved, stretched or turned.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = self
    path.outline = outline.transformed(by: transform.transform)
    return path
  }

  /// The outline at another place, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path: Shape {
  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Point {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
