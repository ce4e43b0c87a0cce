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
