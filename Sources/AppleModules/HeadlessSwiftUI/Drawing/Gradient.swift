public import Foundation
import RichText
import Snapshots

/// Colors at positions between 0 and 1.
public struct Gradient: Hashable, Sendable {
  /// A color at a place.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The position, 0 at the start and 1 at the end.
    public var location: CGFloat

    /// Creates a color at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colors, in the order of their places.
  public var stops: [Stop]

  /// Creates a gradient of colors at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colors at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated()
      .map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
  }

  func paint(_ shape: GradientPaint.Shape, in environment: EnvironmentValues) -> StylePaint {
    let isFlipped = environment.layoutDirection == .rightToLeft
    var paint = GradientPaint(shape: isFlipped ? shape.mirrored : shape, stops: [])
    paint.stops = stops.map { stop in
      var plain = Snapshots.Gradient(.linear(from: .zero, to: .zero), colors: [.clear]).stops[0]
      plain.location = stop.location
      plain.color = stop.color.resolved(in: environment)
      return plain
    }
    // A transparent black as the end color would darken the middle.
    let colors = paint.stops.map(\.color)
    if let solid = colors.first(where: { $0.alpha > 0 }) {
      for index in paint.stops.indices where paint.stops[index].color.alpha == 0 {
        let near = index > 0 ? colors[index - 1] : index + 1 < colors.count ? colors[1] : solid
        paint.stops[index].color = (near.alpha > 0 ? near : solid).withAlpha(0)
      }
    }
    if isFlipped, case .angular = shape { paint.reverse() }
    return .gradient(paint)
  }
}

extension Gradient: PrimitiveStyle {
  func paint(in environment: EnvironmentValues) -> StylePaint {
    paint(.linear(.top, .bottom), in: environment)
  }
}

/// The gradient of a color, slightly lighter at the top.
public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient

  /// Creates a gradient of colors.
  public init(_ gradient: Gradient) { self.gradient = gradient }
}

extension AnyGradient: PrimitiveStyle {
  func paint(in environment: EnvironmentValues) -> StylePaint { gradient.paint(in: environment) }
}

/// Colors along a line.
public struct LinearGradient: Hashable, Sendable {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint

  /// Creates colors from one point to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Creates colors at equal distances from one point to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates colors at places from one point to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: PrimitiveStyle {
  func paint(in environment: EnvironmentValues) -> StylePaint {
    gradient.paint(.linear(start, end), in: environment)
  }
}

/// Colors from an inner to an outer circle.
public struct RadialGradient: Hashable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates colors between two radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates colors at equal distances between two radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Creates colors at places between two radii in points.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

extension RadialGradient: PrimitiveStyle {
  func paint(in environment: EnvironmentValues) -> StylePaint {
    gradient.paint(.radial(center, startRadius, endRadius), in: environment)
  }
}
