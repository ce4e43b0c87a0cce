import Foundation

/// A recognizer of a gesture.
///
/// There are no touches here: ``performActions()`` calls what a recognized gesture calls.
open class UIGestureRecognizer: NSObject {
  /// Whether gestures are recognized.
  open var isEnabled = true
  /// A name for people to find the recognizer by.
  open var name: String?
  /// The recognizers that must fail before this one may recognize.
  public private(set) var recognizersRequiredToFail: [UIGestureRecognizer] = []

  /// The view on which gestures are recognized.
  open private(set) weak var view: UIView?

  private var targets: [TargetAction] = []

  /// Creates a recognizer that calls a method of an object.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Adds a method of an object that is called when the gesture is recognized.
  open func addTarget(_ target: Any, action: Selector) {
    if targets.contains(where: { $0.matches(target: target, action: action) }) { return }
    targets.append(TargetAction(target: target, action: action))
  }

  /// Removes methods of an object; nil stands for any object and any method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isDead || $0.matches(target: target, action: action) }
  }

  /// Calls the methods of the targets, as a recognized gesture does.
  public func performActions() {
    guard isEnabled else { return }
    for target in targets { target.send(from: self, in: nil, nil) }
  }

  func enter(_ view: UIView) { self.view = view }

  func leave(_ view: UIView) { if self.view === view { self.view = nil } }

  /// Lets this recognizer wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    if recognizersRequiredToFail.contains(where: { $0 === otherGestureRecognizer }) { return }
    recognizersRequiredToFail.append(otherGestureRecognizer)
  }
}

/// A recognizer of a long press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The seconds that the press lasts until it is recognized; UIKit's default is half a second.
  open var minimumPressDuration: TimeInterval = 0.5
}
