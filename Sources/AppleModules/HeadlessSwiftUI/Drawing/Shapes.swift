public import Foundation
import Snapshots

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
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with a size of its corners, drawn with the width as the radius.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
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
