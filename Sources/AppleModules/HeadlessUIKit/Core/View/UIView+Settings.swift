public import Foundation

extension UIView {
  /// The name for restoring the view's state; nothing is restored here.
  public var restorationIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Whether the area of the view is cleared before it draws; each snapshot redraws.
  public var clearsContextBeforeDrawing: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// The effects that follow the motion of the device, which does not move here.
  public var motionEffects: [UIMotionEffect] {
    get { kept([]) }
    set { keep(newValue) }
  }

  /// The identifier of the group in which the focus moves.
  public var focusGroupIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Whether a person acts on the element.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { kept(isUserInteractionEnabled) }
    set { keep(newValue) }
  }

  /// The elements that serve as headers.
  public var accessibilityHeaderElements: [Any]? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// The elements that user-interface tests see.
  public var automationElements: [Any]? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Adds an effect that follows the motion of the device, which does not move here.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  /// Shows the sizes that ambiguous constraints allow; frames here are always the same.
  public func exerciseAmbiguityInLayout() {}
}

/// An effect that follows the motion of the device, which does not move here.
open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() { super.init() }

  /// Returns the values of key paths for a tilt of the device.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }
}

/// An effect that moves a value by the tilt of the device.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  public enum EffectType: Int, Hashable, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// The name of the value.
  public let keyPath: String
  /// The axis of the tilt.
  public let type: EffectType
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// A group of effects.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}
