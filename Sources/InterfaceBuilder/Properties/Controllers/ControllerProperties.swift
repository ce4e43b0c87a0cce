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
