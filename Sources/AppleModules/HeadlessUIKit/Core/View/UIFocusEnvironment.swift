public import Foundation

/// A part of an interface that can receive focus; there is no focus here.
public protocol UIFocusEnvironment: AnyObject {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}

/// A movement of the focus; there is no focus here, so only programs create one.
open class UIFocusUpdateContext: NSObject {
  /// The item that had the focus.
  open weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that has the focus.
  open weak var nextFocusedItem: (any UIFocusItem)?
  /// The view that had the focus.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that has the focus.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }

  public override init() { super.init() }
}

/// The animations of a movement of the focus, which end at once here.
open class UIFocusAnimationCoordinator: NSObject {
  public override init() { super.init() }

  /// Runs changes together with the focus animation.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// An object that can have the focus.
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var isFocused: Bool { get }
  var frame: CGRect { get }
}

extension UIView: UIFocusItem {}

/// A part of an interface that contains focusable items.
public protocol UIFocusItemContainer: AnyObject {}

/// The effect of the focus on a view; there is no focus here.
open class UIFocusEffect: NSObject {
  public override init() { super.init() }
}

/// A frame around a view that has the focus.
open class UIFocusHaloEffect: UIFocusEffect {
  open weak var containerView: UIView?
  open weak var referenceView: UIView?

  public override init() { super.init() }

  /// Creates a frame around a rectangle.
  public init(rect: CGRect) { super.init() }

  /// Creates a frame around a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    super.init()
  }

  /// Creates a frame around a path.
  public init(path: UIBezierPath) { super.init() }
}

/// An object with a name for tests.
public protocol UIAccessibilityIdentification: AnyObject {
  var accessibilityIdentifier: String? { get set }
}
