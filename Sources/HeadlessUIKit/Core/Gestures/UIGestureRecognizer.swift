import Foundation

/// What recognises a gesture; there are no touches here, so it only says how gestures relate.
open class UIGestureRecognizer: NSObject {
  /// Whether gestures are recognised.
  open var isEnabled = true
  /// A name for people to find the recogniser by.
  open var name: String?
  /// The recognisers that must fail before this one may recognise.
  public private(set) var recognizersRequiredToFail: [UIGestureRecognizer] = []

  /// Creates a recogniser.
  public override init() { super.init() }

  /// Lets this recogniser wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    if recognizersRequiredToFail.contains(where: { $0 === otherGestureRecognizer }) { return }
    recognizersRequiredToFail.append(otherGestureRecognizer)
  }
}

/// What recognises a press that lasts.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The seconds that the press lasts until it is recognised; UIKit's default is half a second.
  open var minimumPressDuration: TimeInterval = 0.5
}
