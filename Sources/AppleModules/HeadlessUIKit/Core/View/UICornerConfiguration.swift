public import Foundation

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat?)
  }

  let kind: Kind

  /// A radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }

  /// A radius concentric with the container's corner; here the minimum radius is used.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum))
  }

  init(kind: Kind) { self.kind = kind }

  /// Creates a radius in points.
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }

  /// Creates a radius in points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

  var points: CGFloat {
    switch kind {
    case .fixed(let radius): radius
    case .concentric(let minimum): minimum ?? 0
    }
  }
}

/// The corners of a view, from iOS 26 on.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case capsule(maximum: CGFloat?)
    case corners([CACornerMask: UICornerRadius])
  }

  let shape: Shape

  /// Half circles at the shorter sides.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
  }

  /// The same radius at all corners.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    .corners(
      topLeftRadius: radius,
      topRightRadius: radius,
      bottomLeftRadius: radius,
      bottomRightRadius: radius
    )
  }

  /// The same radius at all corners.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    .corners(radius: radius)
  }

  /// A radius for each corner; `nil` for a right angle.
  public static func corners(
    topLeftRadius: UICornerRadius?,
    topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    var corners: [CACornerMask: UICornerRadius] = [:]
    corners[.layerMinXMinYCorner] = topLeftRadius
    corners[.layerMaxXMinYCorner] = topRightRadius
    corners[.layerMinXMaxYCorner] = bottomLeftRadius
    corners[.layerMaxXMaxYCorner] = bottomRightRadius
    return UICornerConfiguration(shape: .corners(corners))
  }

  /// A radius for the corners at the top and one for those at the bottom.
  public static func uniformEdges(
    topRadius: UICornerRadius,
    bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    .corners(
      topLeftRadius: topRadius,
      topRightRadius: topRadius,
      bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius
    )
  }

  /// The radius of a corner in a view with a size.
  func radius(at corner: CACornerMask, in size: CGSize) -> CGFloat {
    switch shape {
    case .capsule(let maximum): min(size.width / 2, size.height / 2, maximum ?? .infinity)
    case .corners(let corners): corners[corner]?.points ?? 0
    }
  }
}

extension UIView {
  /// The corners of the view; pictures use the largest radius for all rounded corners.
  public var cornerConfiguration: UICornerConfiguration {
    get { pose.corners ?? .corners(radius: .fixed(layer.cornerRadius)) }
    set {
      pose.corners = newValue
      applyCornerConfiguration()
    }
  }

  /// The radius of a corner as it is drawn.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let names: [(UIRectCorner, CACornerMask)] = [
      (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner),
      (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
    ]
    guard let mask = names.first(where: { corner.contains($0.0) })?.1 else { return 0 }
    return cornerConfiguration.radius(at: mask, in: bounds.size)
  }

  /// Gives the layer the view's corner radius, which may depend on its size.
  func applyCornerConfiguration() {
    guard let corners = pose.corners else { return }
    let all: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    let radii = all.map { corners.radius(at: $0, in: bounds.size) }
    layer.cornerRadius = radii.max() ?? 0
    layer.maskedCorners = zip(all, radii).reduce(into: []) { if $1.1 > 0 { $0.insert($1.0) } }
  }
}
