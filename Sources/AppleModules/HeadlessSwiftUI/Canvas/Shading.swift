public import Foundation
import LayoutGeometry

extension GraphicsContext {
  /// A way to fill an outline in a canvas.
  public struct Shading: Sendable {
    enum Kind {
      case style(any ShapeStyle)
      case gradient(Gradient, GradientPaint.Shape)
    }

    let kind: Kind

    /// The color of text.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// A color.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A color of components from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      white: Double,
      opacity: Double = 1
    ) -> Shading { style(Color(colorSpace, white: white, opacity: opacity)) }

    /// A style over the bounds of the filled shape.
    public static func style(_ style: some ShapeStyle) -> Shading { Shading(kind: .style(style)) }

    /// Colors between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint
    ) -> Shading {
      Shading(kind: .gradient(gradient, .linear(UnitPoint(startPoint), UnitPoint(endPoint))))
    }

    /// Colors between two radii in points.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat
    ) -> Shading {
      Shading(kind: .gradient(gradient, .radial(UnitPoint(center), startRadius, endRadius)))
    }

    /// Colors around a point of the canvas.
    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = .zero
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient,
          .angular(UnitPoint(center), angle, angle + .degrees(360))
        )
      )
    }

    /// The paint, and the rectangle that it covers: gradients of a canvas are in its points.
    func paint(over bounds: Rect, in environment: EnvironmentValues) -> (StylePaint, Rect) {
      switch kind {
      case .style(let style): (style.paint(at: environment), bounds)
      case .gradient(let gradient, let shape):
        (gradient.paint(shape, in: environment), Rect(x: 0, y: 0, width: 1, height: 1))
      }
    }
  }
}

extension UnitPoint {
  /// A point of a canvas, relative to a square of one point.
  fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
