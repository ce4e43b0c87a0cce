// Written by Scripts/generate-tables from Reference/apple-modules/SceneKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import simd

/// Whether a body moves.
public enum SCNPhysicsBodyType: Int, Hashable, Sendable {
  /// The case of static.
  case `static`
  /// The case of dynamic.
  case dynamic
  /// The case of kinematic.
  case kinematic
}

/// The shape of a body.
open class SCNPhysicsShape: NSObject {
  /// Creates the shape of a geometry.
  public convenience init(geometry: SCNGeometry, options: [String: Any]? = nil) { self.init() }
}

/// A body, which does not move here.
open class SCNPhysicsBody: NSObject {
  /// The type.
  open var type: SCNPhysicsBodyType
  /// The physics shape.
  open var physicsShape: SCNPhysicsShape?
  /// The mass.
  open var mass: CGFloat = 1
  /// The friction.
  open var friction: CGFloat = 0.5
  /// The restitution.
  open var restitution: CGFloat = 0.5
  /// The damping.
  open var damping: CGFloat = 0.1
  /// Whether it is affected by gravity.
  open var isAffectedByGravity: Bool = true
  /// The category bit mask.
  open var categoryBitMask: Int = 1
  /// The collision bit mask.
  open var collisionBitMask: Int = -1
  /// The contact test bit mask.
  open var contactTestBitMask: Int = 0
  /// The velocity.
  open var velocity: SCNVector3 = SCNVector3Zero
  /// Creates a body.
  public required init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
    self.type = type
    physicsShape = shape
  }
  /// Returns a body that stays.
  open class func `static`() -> Self { self.init(type: .static, shape: nil) }
  /// Returns a body that moves.
  open class func dynamic() -> Self { self.init(type: .dynamic, shape: nil) }
  /// Returns a body that the app moves.
  open class func kinematic() -> Self { self.init(type: .kinematic, shape: nil) }
  /// Pushes the body, which does not move.
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
  /// Turns the body, which does not move.
  open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
  /// Removes all forces.
  open func clearAllForces() {}
}

/// Two bodies that touch.
open class SCNPhysicsContact: NSObject {
  /// The node a.
  public let nodeA: SCNNode = SCNNode()
  /// The node b.
  public let nodeB: SCNNode = SCNNode()
  /// The contact point.
  open var contactPoint: SCNVector3 { SCNVector3Zero }
}

/// The forces of a scene.
open class SCNPhysicsWorld: NSObject {
  /// The gravity.
  open var gravity: SCNVector3 = SCNVector3(x: 0, y: -9.8, z: 0)
  /// The speed.
  open var speed: CGFloat = 1
  /// The contact delegate.
  open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
}

/// Called when bodies touch; none does.
public protocol SCNPhysicsContactDelegate: AnyObject {
  /// Called for the event “did begin”.
  func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
  /// Called for the event “did end”.
  func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}

extension SCNPhysicsContactDelegate {
  /// Does nothing.
  public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
  /// Does nothing.
  public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}
