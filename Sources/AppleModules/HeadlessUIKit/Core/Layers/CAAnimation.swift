public import Foundation

/// Called when an animation begins and ends.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation begins.
  func animationDidStart(_ anim: CAAnimation)

  /// Called when the animation ends; animations here end at once.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer; pictures show its end.
///
/// An animation that is removed when it ends leaves the layer as the program set it. One that is not removed,
/// with a fill mode that keeps the end, shows its last value.
open class CAAnimation: _TimedObject, CAAction {
  /// The pace.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that is notified of start and end.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed after its end.
  open var isRemovedOnCompletion = true

  /// Creates an animation.
  public override init() { super.init() }

  open func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Whether the animation continues until it is removed.
  var isEndless: Bool {
    repeatCount == .infinity || repeatCount >= Float.greatestFiniteMagnitude
      || repeatDuration == .infinity
  }

  /// Whether the last value is seen after the end.
  var holdsEnd: Bool { !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both) }

  /// The values at the end by key path.
  var endValues: [String: Any] { [:] }
}

/// An animation of one value.
open class CAPropertyAnimation: CAAnimation {
  /// The name of the value.
  open var keyPath: String?
  /// Whether the values are added to the layer's.
  open var isAdditive = false
  /// Whether each repetition begins where the one before ended.
  open var isCumulative = false

  /// Creates an animation of a value.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The change.
  open var byValue: Any?

  override var endValues: [String: Any] {
    guard let keyPath, !isAdditive else { return [:] }
    let end = autoreverses ? fromValue : toValue
    return end.map { [keyPath: $0] } ?? [:]
  }
}

/// A spring animation.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  /// An estimate of the seconds until the value rests within a thousandth.
  open var settlingDuration: CFTimeInterval {
    damping > 0 ? Double(2 * mass / damping) * 6.9 : .infinity
  }
}

/// The interpolation between key frames.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a mode by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Linear between the key frames.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// A jump at each key frame.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear, with a constant pace over all key frames.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Smooth through the key frames.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Smooth, with a constant pace over all key frames.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of an object along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a mode by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the direction of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in their order.
  open var values: [Any]?
  /// The path that a position follows.
  open var path: CGPath?
  /// The times of the values, 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The paces between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between key frames.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The rotation of the layer along the path.
  open var rotationMode: CAAnimationRotationMode?

  override var endValues: [String: Any] {
    guard let keyPath, !isAdditive else { return [:] }
    if let path { return [keyPath: autoreverses ? CGPoint.zero : path.currentPoint] }
    let end = autoreverses ? values?.first : values?.last
    return end.map { [keyPath: $0] } ?? [:]
  }
}

/// Animations that run in parallel.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override var endValues: [String: Any] {
    (animations ?? []).reduce(into: [:]) { $0.merge($1.endValues) { $1 } }
  }
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a kind by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves out and reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side at which a transition begins.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a side by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from a layer's previous content to its new content.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}
