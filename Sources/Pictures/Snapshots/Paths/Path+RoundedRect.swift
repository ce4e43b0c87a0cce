public import LayoutGeometry

/// The curve of a corner: `CALayer.cornerCurve`.
public enum CornerCurve: String, Hashable, Sendable {
  /// A quarter of a circle.
  case circular

  /// A longer, softer bend, as on app icons.
  case continuous
}

extension Path {
  /// A rectangle with rounded corners; radii that do not fit are made smaller together.
  ///
  /// A continuous corner keeps its radius where its longer bend does not fit: the bend then ends
  /// where that of the next corner begins. A layer whose radius is half of its height thus has the
  /// ends of a capsule.
  public init(
    roundedRect rect: Rect,
    radii: CornerRadii,
    curve: CornerCurve = .circular
  ) {
    let shape = curve == .circular ? CornerShape.circular : .continuous
    let radii = radii.fitting(rect)
    self.init()
    func room(_ length: Double, _ first: Double, _ second: Double) -> Double {
      first + second > 0 ? max(1, length / (first + second)) : 1
    }
    // The part of each edge that a corner may take, in its radii.
    let top = room(rect.width, radii.topLeft, radii.topRight)
    let right = room(rect.height, radii.topRight, radii.bottomRight)
    let bottom = room(rect.width, radii.bottomRight, radii.bottomLeft)
    let left = room(rect.height, radii.bottomLeft, radii.topLeft)
    // Dashes of iOS begin where the top edge does: in SwiftUI and UIKit in the pictures of leboncoin/spark-ios-common
    // (`test_dashed`, `test_sparkBorderRadius_with_dash`).
    move(to: Point(x: rect.x + min(shape.reach, top) * radii.topLeft, y: rect.y))
    let corners = [
      (rect.maxX, rect.y, radii.topRight, 0.0, 1.0, top, right),
      (rect.maxX, rect.maxY, radii.bottomRight, -1.0, 0.0, right, bottom),
      (rect.x, rect.maxY, radii.bottomLeft, 0.0, -1.0, bottom, left),
      (rect.x, rect.y, radii.topLeft, 1.0, 0.0, left, top),
    ]
    for (x, y, radius, cosine, sine, before, after) in corners {
      // The shape is drawn for a top left corner; each other corner is a quarter turn further.
      addCorner(
        shape.within(before, after),
        Transform(
          a: radius * cosine,
          b: radius * sine,
          c: -radius * sine,
          d: radius * cosine,
          tx: x,
          ty: y
        )
      )
    }
    close()
  }

  /// A rectangle with four equal corners.
  public init(roundedRect rect: Rect, radius: Double, curve: CornerCurve = .circular) {
    self.init(roundedRect: rect, radii: CornerRadii(radius), curve: curve)
  }

  private mutating func addCorner(_ shape: CornerShape, _ place: Transform) {
    line(to: place.apply(to: Point(x: 0, y: shape.reach)))
    guard place.isUsable else { return }
    for (control1, control2, end) in shape.curves {
      curve(
        to: place.apply(to: end),
        control1: place.apply(to: control1),
        control2: place.apply(to: control2)
      )
    }
  }
}

/// A corner of radius 1 at the origin, from the left edge up to the top edge.
private struct CornerShape {
  /// The distance along an edge at which the bend begins.
  let reach: Double
  let curves: [(Point, Point, Point)]

  /// Returns the corner with its ends where the room along its edges ends.
  ///
  /// Buttons of Spark in UIKit (3x, 16 points at 44 and 22 points at 44) have the whole bend along a long edge; at
  /// the short one it lies within a third of a pixel of this shape.
  func within(_ left: Double, _ top: Double) -> CornerShape {
    guard left < reach || top < reach else { return self }
    func held(_ point: Point) -> Point { Point(x: min(point.x, top), y: min(point.y, left)) }
    return CornerShape(
      reach: min(reach, left),
      curves: curves.map { (held($0.0), held($0.1), held($0.2)) }
    )
  }

  static let circular: CornerShape = {
    let pull = 0.447_715_253_169_922_6  // 1 - 4/3·(√2 - 1)
    return CornerShape(
      reach: 1,
      curves: [(Point(x: 0, y: pull), Point(x: pull, y: 0), Point(x: 1, y: 0))]
    )
  }()

  // Measured from UIBezierPath's rounded rectangles and published by PaintCode,
  // "Code for iOS 7 rounded rectangles".
  static let continuous = CornerShape(
    reach: 1.528_665,
    curves: [
      (Point(x: 0, y: 1.088_493), Point(x: 0, y: 0.868_407), Point(x: 0.074_911, y: 0.631_494)),
      (
        Point(x: 0.169_060, y: 0.372_824), Point(x: 0.372_824, y: 0.169_060),
        Point(x: 0.631_494, y: 0.074_911)
      ),
      (Point(x: 0.868_407, y: 0), Point(x: 1.088_493, y: 0), Point(x: 1.528_665, y: 0)),
    ]
  )
}
