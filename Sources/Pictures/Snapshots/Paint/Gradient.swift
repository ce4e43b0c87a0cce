public import LayoutGeometry
public import RichText

/// Colors along a line or between circles.
public struct Gradient: Hashable, Sendable {
  /// A color at a place between 0 and 1.
  public struct Stop: Hashable, Sendable {
    /// The place, 0 at the start and 1 at the end.
    public var location: Double

    /// The color there.
    public var color: Color
  }

  /// The line or the circles along which the colors run.
  public enum Shape: Hashable, Sendable {
    /// A gradient along a line, constant beyond both ends.
    case linear(from: Point, to: Point)

    /// A gradient from an inner to an outer circle around one center, constant beyond both.
    case radial(center: Point, innerRadius: Double, outerRadius: Double)
  }

  /// The line or the circles along which the colors run, in the points of the canvas.
  public var shape: Shape

  /// The stops, in the order of their locations.
  public var stops: [Stop]

  /// Creates a gradient of colors at places between 0 and 1.
  public init(_ shape: Shape, stops: KeyValuePairs<Double, Color>) {
    self.shape = shape
    self.stops = stops.map { Stop(location: $0.key, color: $0.value) }
  }

  /// Creates a gradient of colors at equal distances.
  public init(_ shape: Shape, colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    self.shape = shape
    stops = colors.enumerated()
      .map { Stop(location: Double($0.offset) / last, color: $0.element) }
  }
}

/// The color or gradient of an area.
public enum Paint: Hashable, Sendable {
  /// One color.
  case color(Color)

  /// A gradient.
  case gradient(Gradient)
}
