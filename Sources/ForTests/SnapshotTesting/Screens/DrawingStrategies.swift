import HeadlessUIKit
import LayoutGeometry
import Snapshots

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A filled path as a picture, as large as its bounds.
  public static var image: Snapshotting { image() }

  /// A filled path as a picture, as large as its bounds.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that have to match, from 0 to 1.
  ///   - perceptualPrecision: The likeness that two pixels need to match, from 0 to 1.
  ///   - scale: The pixels of a point.
  /// - Returns: The way.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.image(precision, perceptualPrecision, scale: scale).pullback { path in
      ShownView(
        FilledPath(path),
        size: path.bounds.size,
        traits: UITraitCollection(displayScale: scale)
      ).image
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The steps of a path, a line for each.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A filled path as a picture, as large as its bounds.
  public static var image: Snapshotting { image() }

  /// A filled path as a picture, as large as its bounds.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that have to match, from 0 to 1.
  ///   - perceptualPrecision: The likeness that two pixels need to match, from 0 to 1.
  ///   - scale: The pixels of a point.
  /// - Returns: The way.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    scale: CGFloat = 1
  ) -> Snapshotting {
    Snapshotting<UIBezierPath, UIImage>.image(
      precision: precision,
      perceptualPrecision: perceptualPrecision,
      scale: scale
    ).pullback { UIBezierPath(cgPath: $0) }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// The steps of a path, a line for each.
  ///
  /// A curve with two control points that is one with a single control point is written as such.
  public static var elementsDescription: Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      func text(_ point: Point) -> String {
        "(\(rounded(point.x)), \(rounded(point.y)))"
      }
      var place = Point.zero
      return path.steps.elements.map { step in
        let start = place
        switch step {
        case .move(let end):
          place = end
          return "MoveTo \(text(end))\n"
        case .line(let end):
          place = end
          return "LineTo \(text(end))\n"
        case .curve(let first, let second, let end):
          place = end
          if let control = control(of: (start, first, second, end)) {
            return "QuadCurveTo \(text(control)) \(text(end))\n"
          }
          return "CurveTo \(text(first)) \(text(second)) \(text(end))\n"
        case .close: return "Close \n"
        }
      }.joined()
    }
  }

  /// The single control point of a curve that has one: each of the two lies two thirds of the way to it.
  private static func control(of curve: (Point, Point, Point, Point)) -> Point? {
    let (start, first, second, end) = curve
    let one = Point(x: (3 * first.x - start.x) / 2, y: (3 * first.y - start.y) / 2)
    let two = Point(x: (3 * second.x - end.x) / 2, y: (3 * second.y - end.y) / 2)
    let isOne = abs(one.x - two.x) < 1e-6 && abs(one.y - two.y) < 1e-6
    return isOne ? one : nil
  }

  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A layer as a picture, as large as its bounds.
  public static var image: Snapshotting { image() }

  /// A layer as a picture, as large as its bounds.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that have to match, from 0 to 1.
  ///   - perceptualPrecision: The likeness that two pixels need to match, from 0 to 1.
  ///   - traits: The traits.
  /// - Returns: The way.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision, perceptualPrecision, scale: traits.displayScale).pullback {
      layer in
      let view = UIView(frame: CGRect(origin: .zero, size: layer.bounds.size))
      view.layer.addSublayer(layer)
      let picture = ShownView(view, size: layer.bounds.size, traits: traits).image
      layer.removeFromSuperlayer()
      return picture
    }
  }
}

/// A view that fills a path, whose bounds begin at its corner.
private final class FilledPath: UIView {
  private let path: UIBezierPath

  init(_ path: UIBezierPath) {
    self.path = path
    super.init(frame: CGRect(origin: .zero, size: path.bounds.size))
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let corner = path.bounds.origin
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: -corner.x, y: -corner.y))
    UIColor.black.setFill()
    moved.fill()
  }
}
