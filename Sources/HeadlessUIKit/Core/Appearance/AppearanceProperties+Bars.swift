import DynamicType
import Foundation

/// The properties of bars that take part in appearance.
///
/// | class | properties |
/// |---|---|
/// | `UINavigationBar` | `barTintColor`, `titleTextAttributes`, `largeTitleTextAttributes`, `standardAppearance`, `compactAppearance`, `scrollEdgeAppearance` |
/// | `UIToolbar`, `UITabBar` | `barTintColor`, `standardAppearance`, `scrollEdgeAppearance` |
/// | `UITabBar` | `unselectedItemTintColor` |
///
/// Give a proxy a new appearance object; a change inside of the one that it has counts as well, as
/// far as background colour, kind of background and title attributes are concerned.
extension AppearanceProperties {
  static let bars =
    [AppearanceProperty(.barTintColor, \BarView.barTintColor)] + navigation + toolbars + tabs

  private static let navigation = [
    AppearanceProperty(
      .titleTextAttributes,
      \UINavigationBar.titleTextAttributes,
      by: AppearanceValues.sameAttributes
    ),
    AppearanceProperty(
      .largeTitleTextAttributes,
      \UINavigationBar.largeTitleTextAttributes,
      by: AppearanceValues.sameAttributes
    ),
    AppearanceProperty(
      .standardAppearance,
      \UINavigationBar.standardAppearance,
      by: { AppearanceValues.sameBar($0, $1) }
    ),
    AppearanceProperty(
      .compactAppearance,
      \UINavigationBar.compactAppearance,
      by: AppearanceValues.sameBar
    ),
    AppearanceProperty(
      .scrollEdgeAppearance,
      \UINavigationBar.scrollEdgeAppearance,
      by: AppearanceValues.sameBar
    ),
  ]

  private static let toolbars = [
    AppearanceProperty(
      .standardAppearance,
      \UIToolbar.standardAppearance,
      by: { AppearanceValues.sameBar($0, $1) }
    ),
    AppearanceProperty(
      .scrollEdgeAppearance,
      \UIToolbar.scrollEdgeAppearance,
      by: AppearanceValues.sameBar
    ),
  ]

  private static let tabs = [
    AppearanceProperty(.unselectedItemTintColor, \UITabBar.unselectedItemTintColor),
    AppearanceProperty(
      .standardAppearance,
      \UITabBar.standardAppearance,
      by: { AppearanceValues.sameBar($0, $1) }
    ),
    AppearanceProperty(
      .scrollEdgeAppearance,
      \UITabBar.scrollEdgeAppearance,
      by: AppearanceValues.sameBar
    ),
  ]
}

extension AppearanceValues {
  /// Whether two appearances of bars look alike, as far as they are compared.
  @Sendable static func sameBar(_ one: UIBarAppearance?, _ other: UIBarAppearance?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if one === other { return true }
    guard one.background == other.background, one.backgroundColor == other.backgroundColor,
      one.shadowColor == other.shadowColor
    else { return false }
    guard let first = one as? UINavigationBarAppearance else { return true }
    guard let second = other as? UINavigationBarAppearance else { return false }
    return sameAttributes(first.titleTextAttributes, second.titleTextAttributes)
      && sameAttributes(first.largeTitleTextAttributes, second.largeTitleTextAttributes)
  }
}
