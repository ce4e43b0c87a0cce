/// The properties of a navigation bar, toolbar, tab bar or search bar.
public final class BarProperties: PropertyGroup {
  /// Whether content shows through the bar.
  public let isTranslucent = Property("translucent", .bool, default: true)
  /// The look: `default`, `black`, `blackTranslucent`.
  public let style = Property("barStyle", .name, default: "default")
  /// The color of the bar.
  public let barTintColor = Property("barTintColor", .color)
  /// The items.
  public let items = Property("items", .list, default: [])

  let unused: [UnusedProperty] = [
    UnusedProperty("standardAppearance", .anyElement, .notDrawn),
    UnusedProperty("scrollEdgeAppearance", .anyElement, .notDrawn),
    UnusedProperty("compactAppearance", .anyElement, .notDrawn),
    UnusedProperty("compactScrollEdgeAppearance", .anyElement, .notDrawn),
  ]

  static let shared = BarProperties()
}

/// The properties of a navigation bar.
public final class NavigationBarProperties: PropertyGroup {
  /// Whether the bar shows large titles.
  public let prefersLargeTitles = Property("largeTitles", .bool, default: false)
  /// The font and color of the title.
  public let titleTextAttributes = Property("titleTextAttributes", .object("textAttributes"))
  /// The font and color of the large title.
  public let largeTitleTextAttributes = Property(
    "largeTitleTextAttributes",
    .object("textAttributes")
  )

  static let shared = NavigationBarProperties()
}

/// The properties of a tab bar.
public final class TabBarProperties: PropertyGroup {
  /// The way in which items share a wide bar, such as `centered`.
  public let itemPositioning = Property("itemPositioning", .name)

  let unused: [UnusedProperty] = [
    UnusedProperty("selectedImageTintColor", .element(["color"]), .obsolete)
  ]

  static let shared = TabBarProperties()
}

/// The properties of a search bar.
public final class SearchBarProperties: PropertyGroup {
  /// The text.
  public let text = Property("text", .text)
  /// The text that is shown while the field is empty.
  public let placeholder = Property("placeholder", .text)
  /// The text above the field.
  public let prompt = Property("prompt", .text)
  /// The look: `default`, `prominent` or `minimal`.
  public let style = Property("searchBarStyle", .name, default: "default")
  /// Whether the bar shows a button to cancel.
  public let showsCancelButton = Property("showsCancelButton", .bool, default: false)
  /// Whether the field shows a button for bookmarks.
  public let showsBookmarkButton = Property("showsBookmarkButton", .bool, default: false)
  /// Whether the field shows a button for results.
  public let showsSearchResultsButton = Property("showsSearchResultsButton", .bool, default: false)
  /// Whether the bar shows its scopes.
  public let showsScopeBar = Property("showsScopeBar", .bool, default: false)
  /// The titles of the scopes.
  public let scopeButtonTitles = Property("scopeButtonTitles", .texts, default: [])

  let unused: [UnusedProperty] = [
    UnusedProperty("textInputTraits", .element(["textInputTraits"]), .interaction)
  ]

  static let shared = SearchBarProperties()
}

/// The font and color of a title.
public final class TextAttributesProperties: PropertyGroup {
  /// The font.
  public let font = Property("fontDescription", .font)
  /// The color of the text.
  public let textColor = Property("textColor", .color)

  let unused: [UnusedProperty] = [
    UnusedProperty("textShadowColor", .element(["color"]), .obsolete),
    UnusedProperty("textShadowOffset", .element(["offsetWrapper"]), .obsolete),
  ]

  static let shared = TextAttributesProperties()
}

extension Property {
  /// The properties of a navigation bar, toolbar, tab bar or search bar.
  public static var bar: BarProperties { BarProperties.shared }
  /// The properties of a navigation bar.
  public static var navigationBar: NavigationBarProperties { NavigationBarProperties.shared }
  /// The properties of a tab bar.
  public static var tabBar: TabBarProperties { TabBarProperties.shared }
  /// The properties of a search bar.
  public static var searchBar: SearchBarProperties { SearchBarProperties.shared }
  /// The font and color of a title.
  public static var textAttributes: TextAttributesProperties { TextAttributesProperties.shared }
}

/// The properties of what a controller shows in a navigation bar.
public final class NavigationItemProperties: PropertyGroup {
  /// The title.
  public let title = Property("title", .text)
  /// The text above the title.
  public let prompt = Property("prompt", .text)
  /// When the title is large: `automatic`, `always` or `never`.
  public let largeTitleDisplayMode = Property("largeTitleDisplayMode", .name, default: "automatic")
  /// The view in place of the title.
  public let titleView = Property("titleView", .view)
  /// The only item at the side where reading begins.
  public let leftBarButtonItem = Property("leftBarButtonItem", .object("barButtonItem"))
  /// The items at the side where reading begins, the outermost first.
  public let leftBarButtonItems = Property("leftBarButtonItems", .list, default: [])
  /// The only item at the side where reading ends.
  public let rightBarButtonItem = Property("rightBarButtonItem", .object("barButtonItem"))
  /// The items at the side where reading ends, the outermost first.
  public let rightBarButtonItems = Property("rightBarButtonItems", .list, default: [])
  /// The item that leads back to the controller.
  public let backBarButtonItem = Property("backBarButtonItem", .object("barButtonItem"))
  /// Whether the items at the left stand beside the button that leads back.
  public let leftItemsSupplementBackButton = Property(
    "leftItemsSupplementBackButton",
    .bool,
    default: false
  )
  /// Whether there is no button that leads back.
  public let hidesBackButton = Property("hidesBackButton", .bool, default: false)

  static let shared = NavigationItemProperties()
}

/// The properties that buttons of bars and tabs share.
public final class BarItemProperties: PropertyGroup {
  /// The title.
  public let title = Property("title", .text)
  /// The image.
  public let image = Property("image", .image)
  /// The image in a low bar.
  public let landscapeImagePhone = Property("landscapeImagePhone", .image)
  /// The image that is shown large while the item is held at an accessibility size.
  public let largeContentSizeImage = Property("largeContentSizeImage", .image)
  /// The insets around the image.
  public let imageInsets = Property("imageInsets", .insets)
  /// The standard look, such as `done` or `flexibleSpace`.
  public let systemItem = Property("systemItem", .name)
  /// Whether the item can be used and is drawn so.
  public let isEnabled = Property("enabled", .bool, default: true)

  let unused: [UnusedProperty] = [UnusedProperty("tag", .number, .naming)]

  static let shared = BarItemProperties()
}

/// The properties of a button of a bar.
public final class BarButtonItemProperties: PropertyGroup {
  /// The style, such as `plain` or `done`.
  public let style = Property("style", .name, default: "plain")
  /// The width in points, where it is fixed.
  public let width = Property("width", .number)
  /// The view in place of image and title.
  public let customView = Property("customView", .view)
  /// The color of image and title.
  public let tintColor = Property("tintColor", .color)

  static let shared = BarButtonItemProperties()
}

/// The properties of a tab.
public final class TabBarItemProperties: PropertyGroup {
  /// The image while the tab is chosen.
  public let selectedImage = Property("selectedImage", .image)
  /// The text of the badge.
  public let badgeValue = Property("badgeValue", .name)

  static let shared = TabBarItemProperties()
}

extension Property {
  /// The properties of what a controller shows in a navigation bar.
  public static var navigationItem: NavigationItemProperties { NavigationItemProperties.shared }
  /// The properties that buttons of bars and tabs share.
  public static var barItem: BarItemProperties { BarItemProperties.shared }
  /// The properties of a button of a bar.
  public static var barButtonItem: BarButtonItemProperties { BarButtonItemProperties.shared }
  /// The properties of a tab.
  public static var tabBarItem: TabBarItemProperties { TabBarItemProperties.shared }
}
