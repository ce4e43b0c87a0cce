import Foundation

/// A recognizer of a gesture.
///
/// There are no touches here, so it only says how gestures relate.
open class UIGestureRecognizer: NSObject {
  /// Whether gestures are recognized.
  open var isEnabled = true
  /// A name for people to find the recognizer by.
  open var name: String?
  /// The recognizers that must fail before this one may recognize.
  public private(set) var recognizersRequiredToFail: [UIGestureRecognizer] = []

  /// Creates a recognizer.
  public override init() { super.init() }

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
