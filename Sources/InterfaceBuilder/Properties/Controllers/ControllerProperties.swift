/// The properties that every view controller has.
public final class ControllerProperties: PropertyGroup {
  /// The title.
  public let title = Property("title", .text)
  /// The name by which code asks for the controller.
  public let storyboardIdentifier = Property("storyboardIdentifier", .name)
  /// The view.
  public let view = Property("view", .view)
  /// The item that a navigation bar shows for the controller.
  public let navigationItem = Property("navigationItem", .object("navigationItem"))
  /// The item that a tab bar shows for the controller.
  public let tabBarItem = Property("tabBarItem", .object("tabBarItem"))
  /// The items that the controller shows in a toolbar.
  public let toolbarItems = Property("toolbarItems", .list, default: [])
  /// The guides at the bars, from before safe areas.
  public let layoutGuides = Property("layoutGuides", .list, default: [])
  /// Whether the controller hides the bottom bar when it is pushed.
  public let hidesBottomBarWhenPushed = Property("hidesBottomBarWhenPushed", .bool, default: false)
  /// Whether bars inset the content of a scroll view, before iOS 11.
  public let automaticallyAdjustsScrollViewInsets = Property(
    "automaticallyAdjustsScrollViewInsets",
    .bool,
    default: true
  )
  /// Whether the view reaches under bars that are opaque.
  public let extendedLayoutIncludesOpaqueBars = Property(
    "extendedLayoutIncludesOpaqueBars",
    .bool,
    default: false
  )
  /// The edges at which the view reaches under bars: `top`, `left`, `bottom`, `right`; `nil` where
  /// nothing is written, which means all.
  public let edgesForExtendedLayout = Property("edgesForExtendedLayout", .flags("extendedEdge"))
  /// The bar at the top of the canvas, where it is not the one that segues say.
  public let simulatedTopBar = Property("simulatedTopBarMetrics", .anyElement)
  /// The bar at the bottom of the canvas, where it is not the one that segues say.
  public let simulatedBottomBar = Property("simulatedBottomBarMetrics", .anyElement)
  /// The size and kind of the canvas, where it was not that of a device.
  public let simulatedDestination = Property("simulatedDestinationMetrics", .anyElementName)

  let unused: [UnusedProperty] = [
    UnusedProperty("freeformSize", .element(["size"]), .designTime),
    UnusedProperty("simulatedStatusBarMetrics", .element([]), .designTime),
    UnusedProperty("simulatedOrientationMetrics", .element([]), .designTime),
    UnusedProperty("contentSizeForViewInPopover", .element(["size", "value"]), .passingState),
    UnusedProperty("useStoryboardIdentifierAsRestorationIdentifier", .bool, .naming),
    UnusedProperty("nibName", .name, .naming),
    UnusedProperty("modalPresentationStyle", .name, .interaction),
    UnusedProperty("modalTransitionStyle", .name, .interaction),
    UnusedProperty("definesPresentationContext", .bool, .interaction),
    UnusedProperty("providesPresentationContextTransitionStyle", .bool, .interaction),
    UnusedProperty("autoresizesArchivedViewToFullSize", .bool, .interaction),
    UnusedProperty("keyCommands", .list, .interaction),
  ]

  static let shared = ControllerProperties()
}

/// The properties of controllers of tables and collections.
public final class ListControllerProperties: PropertyGroup {
  /// The table view of a controller of one, in documents that name it so.
  public let tableView = Property("tableView", .view)

  let unused: [UnusedProperty] = [
    UnusedProperty("clearsSelectionOnViewWillAppear", .bool, .interaction),
    UnusedProperty("refreshControl", .element(["refreshControl"]), .passingState),
  ]

  static let shared = ListControllerProperties()
}

/// The properties of a controller that stands for one of another storyboard.
final class ControllerPlaceholderProperties: PropertyGroup {
  let unused: [UnusedProperty] = [
    UnusedProperty("storyboardName", .name, .naming),
    UnusedProperty("referencedIdentifier", .name, .naming),
    UnusedProperty("bundleIdentifier", .name, .naming),
  ]

  static let shared = ControllerPlaceholderProperties()
}

extension Property {
  /// The properties that every view controller has.
  public static var controller: ControllerProperties { ControllerProperties.shared }
  /// The properties of controllers of tables and collections.
  public static var listController: ListControllerProperties { ListControllerProperties.shared }
}

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
