public import Foundation

/// The curve of the rounded corners of a layer.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public var rawValue: String

  /// Creates a curve by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An arc of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")

  /// A curve that grows out of the edges.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer, with Core Animation's bits.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt

  /// Creates corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the left and the top.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)

  /// The corner at the right and the top.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)

  /// The corner at the left and the bottom.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)

  /// The corner at the right and the bottom.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The decoration of a view's rectangle: corners, border, shadow.
///
/// A layer belongs to one view, has no sublayers and tells nobody about changes; they are seen
/// with the next snapshot.
open class CALayer: NSObject {
  /// The radius of the rounded corners in points.
  open var cornerRadius: CGFloat = 0

  /// The curve of the rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular

  /// The corners that are rounded.
  open var maskedCorners = CACornerMask.all

  /// The width of the line inside the edges, in points.
  open var borderWidth: CGFloat = 0

  /// The color of the border; nil is black.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)

  /// Whether what lies outside of the rounded rectangle is cut off.
  open var masksToBounds = false

  /// The fill of the rectangle.
  open var backgroundColor: CGColor?

  /// The opacity of the layer and all in it, 0 to 1.
  open var opacity: Float = 1

  /// Whether nothing of the layer is seen.
  open var isHidden = false

  /// The place before and behind the siblings; higher is nearer.
  open var zPosition: CGFloat = 0

  /// The color of the shadow.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)

  /// The opacity of the shadow, 0 to 1; 0 is no shadow.
  open var shadowOpacity: Float = 0

  /// The offset of the shadow to the right and below, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// The blur of the shadow in points.
  open var shadowRadius: CGFloat = 3

  /// The name of the layer.
  open var name: String?

  /// Creates a layer without decoration.
  public override init() { super.init() }
}
