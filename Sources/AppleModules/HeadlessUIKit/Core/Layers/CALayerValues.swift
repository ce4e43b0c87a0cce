public import Foundation

/// The curve of the rounded corners of a layer.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public var rawValue: String

  /// Creates a curve by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An arc of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")

  /// A continuous curve.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer, with Core Animation's bits.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt

  /// Creates a value from the raw bits.
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

/// The gravity of a layer's contents.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public var rawValue: String

  /// Creates a rule by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centered in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top in its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom in its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left in its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right in its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At the top left in its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At the top right in its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At the bottom left in its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At the bottom right in its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit inside the layer.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The delegate of the drawing and the layout of a layer.
public protocol CALayerDelegate: AnyObject {
  /// Sets the contents of a layer.
  func display(_ layer: CALayer)

  /// Draws the content of a layer.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Called before a layer draws.
  func layerWillDraw(_ layer: CALayer)

  /// Places the sublayers of a layer.
  func layoutSublayers(of layer: CALayer)

  /// Returns the action of a change of a value; nothing is animated here.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}

  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// The default implementation of UIKit's method.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The action for a change of a layer's value; nothing is animated here.
public protocol CAAction: AnyObject {
  /// Called with the change.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {}
}
