public import LayoutGeometry

extension ObjectNode {
  /// The root view of a controller; `nil` where code or another file makes it.
  public var rootView: ObjectNode? { object("view") ?? object("tableView") }

  /// The title of a controller or item.
  public var title: String? { string("title") }

  /// The name by which code asks for a controller.
  public var storyboardIdentifier: String? { attribute("storyboardIdentifier") }

  /// What a controller shows in a navigation bar.
  public var navigationItem: ObjectNode? { object("navigationItem") }

  /// What a controller shows in a tab bar.
  public var tabBarItem: ObjectNode? { object("tabBarItem") }

  /// The bar of a navigation controller.
  public var navigationBar: ObjectNode? { object("navigationBar") }

  /// The toolbar of a navigation controller.
  public var toolbar: ObjectNode? { object("toolbar") }

  /// The bar of a tab bar controller.
  public var tabBar: ObjectNode? { object("tabBar") }

  /// The items that a controller shows in a toolbar.
  public var toolbarItems: [ObjectNode] { objects(in: "toolbarItems") }

  /// The control by which a table is pulled down to refresh it.
  public var refreshControl: ObjectNode? { object("refreshControl") }

  /// Whether a navigation controller hides its bar.
  public var isNavigationBarHidden: Bool { bool("navigationBarHidden") ?? false }

  /// Whether a navigation controller hides its toolbar: true unless `NO` is written.
  public var isToolbarHidden: Bool { bool("toolbarHidden") ?? true }

  /// Whether a controller hides the bottom bar when it is pushed.
  public var hidesBottomBarWhenPushed: Bool { bool("hidesBottomBarWhenPushed") ?? false }

  /// Whether bars inset the content of a scroll view, before iOS 11.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    bool("automaticallyAdjustsScrollViewInsets") ?? true
  }

  /// Whether a controller's view reaches under bars that are opaque.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    bool("extendedLayoutIncludesOpaqueBars") ?? false
  }

  /// The edges at which a controller's view reaches under bars: `top`, `left`, `bottom`, `right`;
  /// `nil` where nothing is written, which means all.
  public var edgesForExtendedLayout: [String]? {
    value(key: "edgesForExtendedLayout")?.attributes.filter { $0.value == "YES" }.map(\.name)
  }

  /// How a controller is presented, such as `formSheet`; `nil` for the system's choice.
  public var modalPresentationStyle: String? { attribute("modalPresentationStyle") }

  /// The guides of a controller from before safe areas.
  public var controllerGuides: [LayoutGuideDescription] {
    element.child("layoutGuides")?.children.compactMap {
      LayoutGuideDescription($0, owner: id)
    } ?? []
  }

  /// The size of the canvas, where it was drawn at a size of its own choice.
  public var freeformSize: Size? { size("freeformSize") }

  /// Whether the canvas is of no device's size.
  public var isFreeform: Bool {
    value(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
  }

  /// The storyboard that a placeholder stands for a controller of.
  public var storyboardName: String? { attribute("storyboardName") }

  /// The identifier of the controller that a placeholder stands for; `nil` for the initial one.
  public var referencedIdentifier: String? { attribute("referencedIdentifier") }
}
