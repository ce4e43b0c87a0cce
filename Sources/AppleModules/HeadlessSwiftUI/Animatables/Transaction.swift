/// The context of a change, which a still screen does not show.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?
  /// Whether animations are disabled.
  public var disablesAnimations = false
  /// Whether the change is part of a continuous movement.
  public var isContinuous = false

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}
