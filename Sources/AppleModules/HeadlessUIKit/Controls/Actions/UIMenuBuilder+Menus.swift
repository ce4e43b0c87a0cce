/// Changes of an app's menus, which are not shown here.
extension UIMenuBuilder {
  /// The menu with an identity; none is known.
  public func menu(for identifier: UIMenu.Identifier) -> UIMenu? { nil }
  /// Removes a menu.
  public func remove(menu identifier: UIMenu.Identifier) {}
  /// Puts a menu in place of another.
  public func replace(menu identifier: UIMenu.Identifier, with newMenu: UIMenu) {}
  /// Changes the entries of a menu.
  public func replaceChildren(
    ofMenu identifier: UIMenu.Identifier,
    from transform: ([UIMenuElement]) -> [UIMenuElement]
  ) {}
  /// Puts a menu at the start of another.
  public func insertChild(_ menu: UIMenu, atStartOfMenu identifier: UIMenu.Identifier) {}
  /// Puts a menu at the end of another.
  public func insertChild(_ menu: UIMenu, atEndOfMenu identifier: UIMenu.Identifier) {}
  /// Puts a menu before another.
  public func insertSibling(_ menu: UIMenu, beforeMenu identifier: UIMenu.Identifier) {}
  /// Puts a menu after another.
  public func insertSibling(_ menu: UIMenu, afterMenu identifier: UIMenu.Identifier) {}
}

extension UIMenu.Identifier {
  /// UIKit's value of this name.
  public static let application = Self("com.apple.menu.application")
  /// UIKit's value of this name.
  public static let file = Self("com.apple.menu.file")
  /// UIKit's value of this name.
  public static let edit = Self("com.apple.menu.edit")
  /// UIKit's value of this name.
  public static let view = Self("com.apple.menu.view")
  /// UIKit's value of this name.
  public static let window = Self("com.apple.menu.window")
  /// UIKit's value of this name.
  public static let help = Self("com.apple.menu.help")
  /// UIKit's value of this name.
  public static let format = Self("com.apple.menu.format")
  /// UIKit's value of this name.
  public static let services = Self("com.apple.menu.services")
  /// UIKit's value of this name.
  public static let preferences = Self("com.apple.menu.preferences")
  /// UIKit's value of this name.
  public static let lookup = Self("com.apple.menu.lookup")
  /// UIKit's value of this name.
  public static let share = Self("com.apple.menu.share")
  /// UIKit's value of this name.
  public static let learn = Self("com.apple.menu.learn")
  /// UIKit's value of this name.
  public static let replace = Self("com.apple.menu.replace")
  /// UIKit's value of this name.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
}
