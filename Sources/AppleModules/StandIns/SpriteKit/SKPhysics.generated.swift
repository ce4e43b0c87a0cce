// Written by Scripts/generate-tables from Reference/apple-modules/SpriteKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// A body, which does not move here.
open class SKPhysicsBody: NSObject {
  /// Whether it is dynamic.
  open var isDynamic: Bool = true
  /// Whether affected by gravity is on.
  open var affectedByGravity: Bool = true
  /// Whether it allows rotation.
  open var allowsRotation: Bool = true
  /// Whether it uses precise collision detection.
  open var usesPreciseCollisionDetection: Bool = false
  /// The category bit mask.
  open var categoryBitMask: UInt32 = 0xFFFF_FFFF
  /// The collision bit mask.
  open var collisionBitMask: UInt32 = 0xFFFF_FFFF
  /// The contact test bit mask.
  open var contactTestBitMask: UInt32 = 0
  /// The field bit mask.
  open var fieldBitMask: UInt32 = 0xFFFF_FFFF
  /// The mass.
  open var mass: CGFloat = 0
  /// The density.
  open var density: CGFloat = 1
  /// The friction.
  open var friction: CGFloat = 0.2
  /// The restitution.
  open var restitution: CGFloat = 0.2
  /// The linear damping.
  open var linearDamping: CGFloat = 0.1
  /// The angular damping.
  open var angularDamping: CGFloat = 0.1
  /// The velocity.
  open var velocity: CGVector = CGVector(dx: 0, dy: 0)
  /// The angular velocity.
  open var angularVelocity: CGFloat = 0
  /// Whether it is resting.
  open var isResting: Bool = false
  /// Whether pinned is on.
  open var pinned: Bool = false
  /// The node.
  open weak var node: SKNode?
  /// Creates a circle.
  public init(circleOfRadius r: CGFloat) {}
  /// Creates a circle.
  public init(circleOfRadius r: CGFloat, center: CGPoint) {}
  /// Creates a rectangle.
  public init(rectangleOf s: CGSize) {}
  /// Creates a rectangle.
  public init(rectangleOf s: CGSize, center: CGPoint) {}
  /// Creates a shape.
  public init(polygonFrom path: CGPath) {}
  /// Creates walls around a rectangle.
  public init(edgeLoopFrom rect: CGRect) {}
  /// Creates walls around a shape.
  public init(edgeLoopFrom path: CGPath) {}
  /// Creates a wall.
  public init(edgeFrom p1: CGPoint, to p2: CGPoint) {}
  /// Creates the shape of a picture.
  public init(texture: SKTexture, size: CGSize) {}
  /// Creates the shape of a picture.
  public init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {}
  /// Creates one body of several.
  public init(bodies: [SKPhysicsBody]) {}
  /// Pushes the body, which does not move.
  open func applyForce(_ force: CGVector) {}
  /// Pushes the body, which does not move.
  open func applyImpulse(_ impulse: CGVector) {}
  /// Turns the body, which does not move.
  open func applyTorque(_ torque: CGFloat) {}
  /// Turns the body, which does not move.
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  /// Returns the bodies that touch this one: none does.
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

/// Two bodies that touch.
open class SKPhysicsContact: NSObject {
  /// The body a.
  public let bodyA: SKPhysicsBody = SKPhysicsBody(circleOfRadius: 0)
  /// The body b.
  public let bodyB: SKPhysicsBody = SKPhysicsBody(circleOfRadius: 0)
  /// The contact point.
  open var contactPoint: CGPoint { .zero }
  /// The contact normal.
  open var contactNormal: CGVector { CGVector(dx: 0, dy: 0) }
  /// The collision impulse.
  open var collisionImpulse: CGFloat { 0 }
}

/// Called when bodies touch; none does.
public protocol SKPhysicsContactDelegate: AnyObject {
  /// Called for the event “did begin”.
  func didBegin(_ contact: SKPhysicsContact)
  /// Called for the event “did end”.
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  /// Does nothing.
  public func didBegin(_ contact: SKPhysicsContact) {}
  /// Does nothing.
  public func didEnd(_ contact: SKPhysicsContact) {}
}

/// Two bodies that belong together.
open class SKPhysicsJoint: NSObject {}

/// Two bodies with an axis.
open class SKPhysicsJointPin: SKPhysicsJoint {
  /// Returns a joint.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody,
    bodyB: SKPhysicsBody,
    anchor: CGPoint
  ) -> SKPhysicsJointPin { SKPhysicsJointPin() }
}

/// The forces of a scene.
open class SKPhysicsWorld: NSObject {
  /// The gravity.
  open var gravity: CGVector = CGVector(dx: 0, dy: -9.8)
  /// The speed.
  open var speed: CGFloat = 1
  /// The contact delegate.
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
  /// Adds a joint.
  open func add(_ joint: SKPhysicsJoint) {}
  /// Removes a joint.
  open func remove(_ joint: SKPhysicsJoint) {}
  /// Removes all joints.
  open func removeAllJoints() {}
  /// Returns the body at a point: none is looked for.
  open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
}
