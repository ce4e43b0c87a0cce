import Foundation

/// A change of a window's size, seen by controllers.
///
/// Nothing takes time here.
final class SizeTransition: UIViewControllerTransitionCoordinator {
  private typealias Part = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  private var animations: [Part] = []
  private var completions: [Part] = []

  init(in container: UIView) { containerView = container }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Runs the animations beside the change, and then the completions.
  func end() {
    for animation in animations { animation(self) }
    for completion in completions { completion(self) }
    (animations, completions) = ([], [])
  }
}
