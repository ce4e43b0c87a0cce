/// The properties of a navigation controller.
public final class NavigationControllerProperties: PropertyGroup {
  /// The bar at the top.
  public let navigationBar = Property("navigationBar", .object("navigationBar"))
  /// The bar at the bottom.
  public let toolbar = Property("toolbar", .object("toolbar"))
  /// Whether the bar at the top is hidden.
  public let isNavigationBarHidden = Property("navigationBarHidden", .bool, default: false)
  /// Whether the bar at the bottom is hidden: true unless `NO` is written.
  public let isToolbarHidden = Property("toolbarHidden", .bool, default: true)

  let unused: [UnusedProperty] = [
    UnusedProperty("hidesBarsOnSwipe", .bool, .interaction),
    UnusedProperty("hidesBarsOnTap", .bool, .interaction),
    UnusedProperty("hidesBarsWhenVerticallyCompact", .bool, .interaction),
    UnusedProperty("hidesBarsWhenKeyboardAppears", .bool, .interaction),
  ]

  static let shared = NavigationControllerProperties()
}

/// The properties of a tab bar controller.
public final class TabBarControllerProperties: PropertyGroup {
  /// The bar.
  public let tabBar = Property("tabBar", .object("tabBar"))

  static let shared = TabBarControllerProperties()
}

/// The controllers inside a container, where old documents write them in place of segues.
final class ContainmentProperties: PropertyGroup {
  /// The first controller of a navigation controller.
  let rootViewController = Property("rootViewController", .controller)
  /// The controllers of the tabs.
  let viewControllers = Property("viewControllers", .list, default: [])
  /// The controller of a split view's first column.
  let masterViewController = Property("masterViewController", .controller)
  /// The controller of a split view's second column of three.
  let supplementaryViewController = Property("supplementaryViewController", .controller)
  /// The controller of a split view's last column.
  let detailViewController = Property("detailViewController", .controller)
  /// The controller in place of a split view where there is no room for columns.
  let compactViewController = Property("compactViewController", .controller)

  static let shared = ContainmentProperties()
}

/// The properties of a split view controller.
public final class SplitViewControllerProperties: PropertyGroup {
  /// The columns that are shown, such as `oneBesideSecondary`.
  public let preferredDisplayMode = Property("preferredDisplayMode", .name)
  /// The least width of the first column in points; `nil` for the system's choice.
  public let minimumPrimaryColumnWidth = Property("minimumPrimaryColumnWidth", .number)
  /// The greatest width of the first column in points; `nil` for the system's choice.
  public let maximumPrimaryColumnWidth = Property("maximumPrimaryColumnWidth", .number)

  let unused: [UnusedProperty] = [
    UnusedProperty("behavior", .name, .notDrawn),
    UnusedProperty("allowDoubleColumnStyle", .bool, .implied),
    UnusedProperty("presentsWithGesture", .bool, .interaction),
  ]

  static let shared = SplitViewControllerProperties()
}

/// The properties of a controller whose pages are turned, and of controllers that show video.
final class PageControllerProperties: PropertyGroup {
  let unused: [UnusedProperty] = [
    UnusedProperty("transitionStyle", .name, .interaction),
    UnusedProperty("navigationOrientation", .name, .interaction),
    UnusedProperty("spineLocation", .name, .interaction),
    UnusedProperty("pageSpacing", .number, .interaction),
    UnusedProperty("doubleSided", .bool, .interaction),
    UnusedProperty("videoGravity", .name, .emptyBox),
    UnusedProperty("preferredFramesPerSecond", .number, .emptyBox),
  ]

  static let shared = PageControllerProperties()
}

extension Property {
  /// The properties of a navigation controller.
  public static var navigationController: NavigationControllerProperties {
    NavigationControllerProperties.shared
  }
  /// The properties of a tab bar controller.
  public static var tabBarController: TabBarControllerProperties {
    TabBarControllerProperties.shared
  }
  /// The controllers inside a container, where old documents write them in place of segues.
  static var containment: ContainmentProperties { ContainmentProperties.shared }
  /// The properties of a split view controller.
  public static var splitViewController: SplitViewControllerProperties {
    SplitViewControllerProperties.shared
  }
}
