public import Foundation
import Snapshots

/// The kind of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a kind by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a center outward.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a center; pictures show it as linear.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that is filled with colors that run into each other.
open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`.
  open var colors: [Any]?
  /// The positions of the colors, 0 to 1; `nil` for equal distances.
  open var locations: [NSNumber]?
  /// The start, as a part of the layer's size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end, as a part of the layer's size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of the gradient.
  open var type = CAGradientLayerType.axial

  override func takeValues(of other: CALayer) {
    super.takeValues(of: other)
    guard let other = other as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }

  override func contentDrawings(in rect: Rect, _ traits: UITraitCollection) -> [Drawing] {
    let colors = (self.colors ?? []).compactMap { $0 as? CGColor }
    guard let first = colors.first, rect.width > 0, rect.height > 0 else { return [] }
    // The layer keeps its rounded corners without clipping its sublayers.
    let outline = super.maskOutline(in: rect)
    if colors.count == 1 { return [.fill(outline, .color(first.rgba))] }
    let last = Double(colors.count - 1)
    let stops = colors.enumerated().map { index, color in
      let location = locations.flatMap { index < $0.count ? $0[index].doubleValue : nil }
      return (location: location ?? Double(index) / last, color: color.rgba)
    }
    let gradient = CGGradient(stops)
    func place(_ point: CGPoint) -> Point {
      Point(x: rect.x + point.x * rect.width, y: rect.y + point.y * rect.height)
    }
    guard type == .radial else {
      let shape = Gradient.Shape.linear(from: place(startPoint), to: place(endPoint))
      return [.fill(outline, .gradient(gradient.along(shape)))]
    }
    return [radial(gradient, center: place(startPoint), end: place(endPoint), outline)]
  }

  /// Colors from a center to the ellipse through the end point.
  private func radial(
    _ gradient: CGGradient,
    center: Point,
    end: Point,
    _ outline: Outline
  ) -> Drawing {
    let (width, height) = (abs(end.x - center.x), abs(end.y - center.y))
    let stretch = width > 0 && height > 0 ? height / width : 1
    let shape = Gradient.Shape.radial(
      center: Point(x: center.x, y: 0),
      innerRadius: 0,
      outerRadius: max(width, height > 0 && width == 0 ? height : width)
    )
    let transform = Transform(a: 1, b: 0, c: 0, d: stretch, tx: 0, ty: center.y)
    let inverse = CGAffineTransform(transform).inverted().transform
    let fill = Drawing.fill(
      .rect(outline.bounds.transformed(by: inverse)),
      .gradient(gradient.along(shape))
    )
    return .group(DrawingGroup([fill], transform: transform, clip: [outline]))
  }
}

/// A layer that keeps its sublayers in space; pictures show the plane.
open class CATransformLayer: CALayer {}
