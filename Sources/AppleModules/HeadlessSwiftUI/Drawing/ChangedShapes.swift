public import Foundation
public import HeadlessUIKit

/// A shape with a change of its outline.
struct ChangedShape<Content: Shape>: Shape {
  typealias Change = @Sendable (Path, CGRect) -> Path

  let shape: Content
  let change: Change

  nonisolated init(shape: Content, change: @escaping Change) {
    self.shape = shape
    self.change = change
  }

  nonisolated func path(in rect: CGRect) -> Path { change(shape.path(in: rect), rect) }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// The line of a shape, as a shape.
struct StrokeOfShape<Content: Shape>: StrokedShape {
  let shape: Content
  let strokeStyle: StrokeStyle

  nonisolated init(shape: Content, strokeStyle: StrokeStyle) {
    self.shape = shape
    self.strokeStyle = strokeStyle
  }

  nonisolated func line(in rect: CGRect) -> Path { shape.path(in: rect) }

  nonisolated func path(in rect: CGRect) -> Path { line(in: rect).strokedPath(strokeStyle) }
}

/// A shape with a fixed size.
struct SizedShape<Content: Shape>: Shape {
  let shape: Content
  let size: CGSize
  let anchor: UnitPoint

  nonisolated init(shape: Content, size: CGSize, anchor: UnitPoint) {
    self.shape = shape
    self.size = size
    self.anchor = anchor
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y
    )
    return shape.path(in: CGRect(origin: origin, size: size))
  }
}

extension Shape {
  nonisolated func changed(
    _ change: @escaping @Sendable (Path, CGRect) -> Path
  ) -> some Shape {
    ChangedShape(shape: self, change: change)
  }

  /// The shape under a transform about a point.
  nonisolated private func transformed(
    _ transform: CGAffineTransform,
    about anchor: UnitPoint
  ) -> some Shape {
    changed { path, rect in
      let x = rect.minX + rect.width * anchor.x
      let y = rect.minY + rect.height * anchor.y
      let moved = CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      return path.applying(moved.concatenating(CGAffineTransform(translationX: x, y: y)))
    }
  }

  /// The part of the outline between two fractions of its length.
  nonisolated public func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> some Shape {
    changed { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }

  /// The shape moved by an offset, in points.
  nonisolated public func offset(_ offset: CGSize) -> some Shape {
    changed { path, _ in path.offsetBy(dx: offset.width, dy: offset.height) }
  }

  /// The shape moved by an offset, in points.
  nonisolated public func offset(_ offset: CGPoint) -> some Shape {
    self.offset(x: offset.x, y: offset.y)
  }

  /// The shape moved by an offset, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    offset(CGSize(width: x, height: y))
  }

  /// The shape stretched about a point.
  nonisolated public func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some Shape { transformed(CGAffineTransform(scaleX: x, y: y), about: anchor) }

  /// The shape scaled about a point.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape turned about a point.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    transformed(CGAffineTransform(rotationAngle: angle.radians), about: anchor)
  }

  /// The shape under a transform of its coordinates.
  nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape {
    changed { path, rect in
      path.offsetBy(dx: -rect.minX, dy: -rect.minY).applying(transform)
        .offsetBy(dx: rect.minX, dy: rect.minY)
    }
  }

  /// The shape with a fixed size, at the top left of its rectangle.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// The shape with a fixed size, at a point of its rectangle.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape with a fixed size, at the top left of its rectangle.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
