// Written by Scripts/generate-tables from Reference/apple-modules/SceneKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import simd

/// Particles, which are not drawn.
open class SCNParticleSystem: NSObject {
  /// The birth rate.
  open var birthRate: CGFloat = 0
  /// The particle color.
  open var particleColor: UIColor = UIColor.white
  /// The particle size.
  open var particleSize: CGFloat = 1
  /// Whether it loops.
  open var loops: Bool = true
  /// Returns nil: no file of particles is read.
  public convenience init?(named name: String, inDirectory directory: String?) { nil }
}

/// A change over time, which does not run here.
open class SCNAction: NSObject {
  /// The duration.
  open var duration: TimeInterval = 0
  /// The speed.
  open var speed: CGFloat = 1
  /// The timing mode.
  open var timingMode: SCNActionTimingMode = SCNActionTimingMode.linear
  /// Creates a change.
  convenience init(_ duration: TimeInterval) {
    self.init()
    self.duration = duration
  }
}

/// The way in which an action begins and ends.
public enum SCNActionTimingMode: Int, Hashable, Sendable {
  /// The case of linear.
  case linear
  /// The case of ease in.
  case easeIn
  /// The case of ease out.
  case easeOut
  /// The case of ease in ease out.
  case easeInEaseOut
}

extension SCNAction {
  /// Returns a change.
  public class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  /// Returns a change.
  public class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  /// Returns a change.
  public class func moveBy(
    x deltaX: CGFloat,
    y deltaY: CGFloat,
    z deltaZ: CGFloat,
    duration: TimeInterval
  ) -> SCNAction { SCNAction(duration) }
  /// Returns a change.
  public class func rotateBy(
    x xAngle: CGFloat,
    y yAngle: CGFloat,
    z zAngle: CGFloat,
    duration: TimeInterval
  ) -> SCNAction { SCNAction(duration) }
  /// Returns a change.
  public class func rotateTo(
    x xAngle: CGFloat,
    y yAngle: CGFloat,
    z zAngle: CGFloat,
    duration: TimeInterval
  ) -> SCNAction { SCNAction(duration) }
  /// Returns a change.
  public class func rotate(
    by angle: CGFloat,
    around axis: SCNVector3,
    duration: TimeInterval
  ) -> SCNAction { SCNAction(duration) }
  /// Returns a change.
  public class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  /// Returns a change.
  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  /// Returns a change.
  public class func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  /// Returns a change.
  public class func fadeOut(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  /// Returns a change.
  public class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction(sec)
  }
  /// Returns a change.
  public class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  /// Returns a change.
  public class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(0) }
  /// Returns a change.
  public class func removeFromParentNode() -> SCNAction { SCNAction(0) }
  /// Returns a change.
  public class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(0) }
  /// Returns a change.
  public class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    SCNAction(action.duration * Double(count))
  }
  /// Returns a change.
  public class func sequence(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(actions.reduce(0) { $0 + $1.duration })
  }
  /// Returns a change.
  public class func group(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(actions.map(\.duration).max() ?? 0)
  }
  /// Returns a change.
  public class func customAction(
    duration seconds: TimeInterval,
    action block: @escaping (SCNNode, CGFloat) -> Void
  ) -> SCNAction { SCNAction(seconds) }
}

/// Changes that belong together; they happen at once.
open class SCNTransaction: NSObject {
  /// The animation duration.
  open class var animationDuration: CFTimeInterval {
    get { 0 }
    set {}
  }
  /// Begins changes.
  open class func begin() {}
  /// Ends changes.
  open class func commit() {}
  /// Makes changes happen.
  open class func flush() {}
}

/// A node at a point.
open class SCNHitTestResult: NSObject {
  /// The node.
  public let node: SCNNode = SCNNode()
  /// The world coordinates.
  open var worldCoordinates: SCNVector3 { SCNVector3Zero }
  /// The local coordinates.
  open var localCoordinates: SCNVector3 { SCNVector3Zero }
}
