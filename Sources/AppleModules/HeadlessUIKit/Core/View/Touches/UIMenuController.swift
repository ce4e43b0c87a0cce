public import Foundation

/// An item of the menu above a selection.
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method that the item calls.
  open var action: Selector

  /// Creates an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The menu above a selection, which is not shown in pictures.
public final class UIMenuController: NSObject {
  /// The menu of the current thread's program.
  public static var shared: UIMenuController {
    let key = "HeadlessUIKit.UIMenuController"
    let values = Thread.current.threadDictionary
    if let menu = values[key] as? UIMenuController { return menu }
    let menu = UIMenuController()
    values[key] = menu
    return menu
  }

  /// The side of the menu on which its arrow is.
  public enum ArrowDirection: Int, Hashable, Sendable {
    case `default`, up, down, left, right
  }

  /// The side of the arrow; the menu is not drawn.
  public var arrowDirection = ArrowDirection.default

  /// Items in addition to those of the system.
  public var menuItems: [UIMenuItem]?
  /// Whether the menu is open.
  public private(set) var isMenuVisible = false
  /// The rectangle of the menu, always empty.
  public private(set) var menuFrame = CGRect.zero

  /// Opens the menu for a rectangle of a view.
  public func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }

  /// Closes the menu.
  public func hideMenu() { isMenuVisible = false }

  /// Closes the menu of a view.
  public func hideMenu(from targetView: UIView) { isMenuVisible = false }

  /// Opens or closes the menu.
  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }

  /// Sets the rectangle of a view for which the menu opens.
  public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}

  /// Updates the items.
  public func update() {}

  /// Posted before the menu appears.
  public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
  /// Posted after the menu disappeared.
  public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification"
  )
}
