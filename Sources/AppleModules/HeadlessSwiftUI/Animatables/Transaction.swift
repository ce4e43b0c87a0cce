/// The circumstances of a change, which a still screen does not show.
public struct Transaction {
  /// The course of the change.
  public var animation: Animation?
  /// Whether the change has no course.
  public var disablesAnimations = false
  /// Whether the change goes on with the movement of a finger.
  public var isContinuous = false

  /// Creates circumstances without a course.
  public init() {}

  /// Creates circumstances with a course.
  public init(animation: Animation?) { self.animation = animation }
}
