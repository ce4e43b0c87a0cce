public import Foundation

/// A part of an interface where the focus may go; nothing has the focus here.
public protocol UIFocusEnvironment: AnyObject {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
}

extension UIView: UIFocusEnvironment {}

/// A part of an interface with things that can have the focus.
public protocol UIFocusItemContainer: AnyObject {}

/// The change of a view that has the focus; nothing has the focus here.
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
