/// A part of an interface where the focus may go; nothing has the focus here.
public protocol UIFocusEnvironment: AnyObject {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
}

extension UIView: UIFocusEnvironment {}
