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
