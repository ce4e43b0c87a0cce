public import Foundation

extension UINavigationController {
  /// The kind of change of the stack.
  public enum Operation: Int, Hashable, Sendable {
    case none, push, pop
  }

  /// The seconds in which a bar appears and disappears on a device.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// The recognizer of the gesture for going back that begins anywhere in the content; no gesture is performed here.
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    interactivePopGestureRecognizer
  }

  /// The recognizer of the gesture for going back; no gesture is performed here.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? {
    if let known: UIGestureRecognizer = kept(nil as UIGestureRecognizer?) { return known }
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = .left
    keep(recognizer as UIGestureRecognizer?)
    return recognizer
  }

  /// Whether a swipe hides the bars; no gesture is performed here.
  public var hidesBarsOnSwipe: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether a tap hides the bars; no gesture is performed here.
  public var hidesBarsOnTap: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether the keyboard hides the bars; no keyboard is shown here.
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether bars are hidden in a low window.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
