public import Foundation
import Synchronization

/// Whether animations are enabled, as the program set it; here they never run.
private let animationsAreEnabled = Mutex(true)

extension UIView {
  /// Applies the end of an animation and runs its completion.
  ///
  /// Nothing takes time here. On a screen that is drawn, the completion runs after the code that began the
  /// animation and before the picture; elsewhere at once. A completion that starts another animation runs at
  /// most sixteen times.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    apply(animations, completion)
  }

  /// Applies the end of an animation and runs its completion.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    apply(animations, completion)
  }

  /// Applies the end of a spring animation and runs its completion.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    apply(animations, completion)
  }

  /// Applies the end of a spring animation and runs its completion.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    apply(animations, completion)
  }

  /// Applies the end of an animation with key frames and runs its completion.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    apply(animations, completion)
  }

  /// Applies a key frame, in the order in which key frames are added.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Applies changes of a view and runs the completion of the transition.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    apply({ animations?() }, completion)
  }

  /// Replaces a view by another one, or hides one and shows the other, and runs the completion.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    apply(
      {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else if let superview = fromView.superview {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      },
      completion
    )
  }

  /// Applies changes at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Sets whether changes are animated, which they never are here.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    animationsAreEnabled.withLock { $0 = enabled }
  }

  /// Whether changes are animated, as the program set it.
  public class var areAnimationsEnabled: Bool { animationsAreEnabled.withLock { $0 } }

  /// The duration of the surrounding animation; nothing takes time here.
  public class var inheritedAnimationDuration: TimeInterval { 0 }

  private class func apply(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    animations()
    if let completion { AnimationEnds.callLater { completion(true) } }
  }
}
