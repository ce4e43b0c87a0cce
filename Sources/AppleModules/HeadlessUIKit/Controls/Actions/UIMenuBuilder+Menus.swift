/// Changes of an app's menus, which are not shown here.
extension UIMenuBuilder {
  /// The menu with an identity; none is known.
  public func menu(for identifier: UIMenu.Identifier) -> UIMenu? { nil }
  /// Removes a menu.
  public func remove(menu identifier: UIMenu.Identifier) {}
  /// Replaces a menu.
  public func replace(menu identifier: UIMenu.Identifier, with newMenu: UIMenu) {}
  /// Replaces the entries of a menu.
  public func replaceChildren(
    ofMenu identifier: UIMenu.Identifier,
    from transform: ([UIMenuElement]) -> [UIMenuElement]
  ) {}
  /// Inserts a menu at the start of another.
  public func insertChild(_ menu: UIMenu, atStartOfMenu identifier: UIMenu.Identifier) {}
  /// Inserts a menu at the end of another.
  public func insertChild(_ menu: UIMenu, atEndOfMenu identifier: UIMenu.Identifier) {}
  /// Inserts a menu before another.
  public func insertSibling(_ menu: UIMenu, beforeMenu identifier: UIMenu.Identifier) {}
  /// Inserts a menu after another.
  public func insertSibling(_ menu: UIMenu, afterMenu identifier: UIMenu.Identifier) {}
}

extension UIMenu.Identifier {
  /// The application menu.
  public static let application = Self("com.apple.menu.application")
  /// The File menu.
  public static let file = Self("com.apple.menu.file")
  /// The Edit menu.
  public static let edit = Self("com.apple.menu.edit")
  /// The View menu.
  public static let view = Self("com.apple.menu.view")
  /// The Window menu.
  public static let window = Self("com.apple.menu.window")
  /// The Help menu.
  public static let help = Self("com.apple.menu.help")
  /// The Format menu.
  public static let format = Self("com.apple.menu.format")
  /// The Services menu.
  public static let services = Self("com.apple.menu.services")
  /// The menu with the app's settings.
  public static let preferences = Self("com.apple.menu.preferences")
  /// The menu for looking up a selection.
  public static let lookup = Self("com.apple.menu.lookup")
  /// The menu for sharing a selection.
  public static let share = Self("com.apple.menu.share")
  /// The menu for learning the spelling of a word.
  public static let learn = Self("com.apple.menu.learn")
  /// The menu for replacing a selection.
  public static let replace = Self("com.apple.menu.replace")
  /// The menu with cut, copy, paste and similar commands.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
}
