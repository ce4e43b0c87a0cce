public import Foundation

/// The name of the shape of an emitter.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a shape by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The name of the part of an emitter's shape.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a part by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// All of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The name of the order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates an order by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// From the back to the front.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colors added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that emits particles; a screen at rest shows none.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// A factor of the number of particles.
  open var birthRate: Float = 1
  /// A factor for the lifetime of particles.
  open var lifetime: Float = 1
  /// A factor of their speed.
  open var velocity: Float = 1
  /// A factor of their size.
  open var scale: Float = 1
  /// A factor of their rotation.
  open var spin: Float = 1
  /// The seed of the random values.
  open var seed: UInt32 = 0
  /// The position of the emitter.
  open var emitterPosition = CGPoint.zero
  /// The depth of the emitter.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape.
  open var emitterSize = CGSize.zero
  /// The depth of the shape.
  open var emitterDepth: CGFloat = 0
  /// The shape.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The drawing order of particles.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles keep their depth.
  open var preservesDepth = false
}

/// A kind of particles.
open class CAEmitterCell: _TimedObject {
  /// The name.
  open var name: String?
  /// Whether particles are emitted.
  open var isEnabled = true
  /// The number of particles in a second.
  open var birthRate: Float = 0
  /// The lifetime of a particle in seconds.
  open var lifetime: Float = 0
  /// The variation of the lifetime in seconds.
  open var lifetimeRange: Float = 0
  /// The angle between the emission and the plane of the layer, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The angle of the emission in the plane of the layer, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The angle around the direction, in radians.
  open var emissionRange: CGFloat = 0
  /// The velocity in points per second.
  open var velocity: CGFloat = 0
  /// The variation of the velocity in points per second.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downward, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The acceleration toward the viewer, in points per second squared.
  open var zAcceleration: CGFloat = 0
  /// The factor of the picture's size.
  open var scale: CGFloat = 1
  /// The variation of the scale.
  open var scaleRange: CGFloat = 0
  /// The change of the factor in a second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation in radians per second.
  open var spin: CGFloat = 0
  /// The variation of the rotation in radians per second.
  open var spinRange: CGFloat = 0
  /// The color of the particles.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  /// The variation of red, from 0 to 1.
  open var redRange: Float = 0
  /// The variation of green, from 0 to 1.
  open var greenRange: Float = 0
  /// The variation of blue, from 0 to 1.
  open var blueRange: Float = 0
  /// The variation of the opacity, from 0 to 1.
  open var alphaRange: Float = 0
  /// The change of red in a second.
  open var redSpeed: Float = 0
  /// The change of green in a second.
  open var greenSpeed: Float = 0
  /// The change of blue in a second.
  open var blueSpeed: Float = 0
  /// The change of the opacity in a second.
  open var alphaSpeed: Float = 0
  /// The picture.
  open var contents: Any?
  /// The part of the picture in unit coordinates.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The pixels of the picture in a point.
  open var contentsScale: CGFloat = 1
  /// The particles that each particle emits.
  open var emitterCells: [CAEmitterCell]?
  /// Values of properties by name.
  open var style: [AnyHashable: Any]?
}
