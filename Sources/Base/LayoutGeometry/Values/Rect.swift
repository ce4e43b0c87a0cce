/// A rectangle in points, with y growing downwards.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double

  /// The top edge.
  public var y: Double

  /// The width; never negative in drawings of the canvas.
  public var width: Double

  /// The height; never negative in drawings of the canvas.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle of a size at a place.
  public init(origin: Point = .zero, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// Nothing at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The top left corner.
  public var origin: Point {
    get { Point(x: x, y: y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }

  /// The right edge.
  public var maxX: Double { x + width }

  /// The bottom edge.
  public var maxY: Double { y + height }

  /// The width and the height.
  public var size: Size { Size(width: width, height: height) }

  /// The middle.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Whether nothing can be drawn in it: no extent, or an extent that is not a number.
  public var isEmpty: Bool {
    !(width > 0 && height > 0 && x.isFinite && y.isFinite && width.isFinite && height.isFinite)
  }

  /// Returns the rectangle moved in at each side, or moved out where a distance is negative.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left,
      y: y + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom
    )
  }

  /// Returns the rectangle moved in by the same distance at each side.
  public func inset(by distance: Double) -> Rect {
    inset(by: EdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
  }

  /// Returns the rectangle at another place.
  public func offset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Whether a point lies inside; the right and the bottom edge do not belong to the rectangle.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Whether the two share more than an edge.
  public func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Returns the smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    Rect(from: .minimum(origin, other.origin), to: .maximum(corner, other.corner))
  }

  /// Returns the part both share; empty when they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    Rect(from: .maximum(origin, other.origin), to: .minimum(corner, other.corner))
  }

  /// The bottom right corner.
  private var corner: Point { Point(x: maxX, y: maxY) }

  private init(from origin: Point, to corner: Point) {
    self.init(
      x: origin.x,
      y: origin.y,
      width: corner.x - origin.x,
      height: corner.y - origin.y
    )
  }
}

extension Point {
  fileprivate static func minimum(_ one: Point, _ other: Point) -> Point {
    Point(x: min(one.x, other.x), y: min(one.y, other.y))
  }

  fileprivate static func maximum(_ one: Point, _ other: Point) -> Point {
    Point(x: max(one.x, other.x), y: max(one.y, other.y))
  }
}
