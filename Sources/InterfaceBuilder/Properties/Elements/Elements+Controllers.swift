extension Elements {
  /// View controllers, and the items, layouts and recognizers beside views.
  static let controllers: [ElementRow] = [
    ElementRow("viewController", PropertyGroups.controller),
    ElementRow("hostingController", PropertyGroups.controller),
    ElementRow(
      "tableViewController",
      PropertyGroups.controller + [ListControllerProperties.shared]
    ),
    ElementRow(
      "collectionViewController",
      PropertyGroups.controller + [ListControllerProperties.shared]
    ),
    ElementRow(
      "navigationController",
      PropertyGroups.controller
        + [NavigationControllerProperties.shared, ContainmentProperties.shared]
    ),
    ElementRow(
      "tabBarController",
      PropertyGroups.controller + [TabBarControllerProperties.shared, ContainmentProperties.shared]
    ),
    ElementRow(
      "splitViewController",
      PropertyGroups.controller
        + [SplitViewControllerProperties.shared, ContainmentProperties.shared]
    ),
    ElementRow(
      "pageViewController",
      PropertyGroups.controller + [PageControllerProperties.shared]
    ),
    ElementRow(
      "avPlayerViewController",
      PropertyGroups.controller + [PageControllerProperties.shared]
    ),
    ElementRow("glkViewController", PropertyGroups.controller + [PageControllerProperties.shared]),
    ElementRow(
      "viewControllerPlaceholder",
      PropertyGroups.controller + [ControllerPlaceholderProperties.shared]
    ),
    ElementRow(
      "searchDisplayController",
      PropertyGroups.object + [SearchDisplayControllerProperties.shared]
    ),
    ElementRow("placeholder", PropertyGroups.object + [PlaceholderProperties.shared]),
    ElementRow("exit", PropertyGroups.object),
    ElementRow("customObject", PropertyGroups.object),
    ElementRow("navigationItem", PropertyGroups.object + [NavigationItemProperties.shared]),
    ElementRow("barButtonItem", PropertyGroups.barItem + [BarButtonItemProperties.shared]),
    ElementRow("tabBarItem", PropertyGroups.barItem + [TabBarItemProperties.shared]),
    ElementRow("tableViewSection", PropertyGroups.object + [TableSectionProperties.shared]),
    ElementRow("collectionViewFlowLayout", PropertyGroups.object + [FlowLayoutProperties.shared]),
    ElementRow("collectionViewLayout", PropertyGroups.object),
    ElementRow("viewLayoutGuide", PropertyGroups.object),
    ElementRow("keyboardLayoutGuide", PropertyGroups.object),
    ElementRow("viewControllerLayoutGuide", PropertyGroups.object + [LayoutGuideProperties.shared]),
  ]

  /// Gesture recognizers.
  static let gestureRecognizers: [ElementRow] = [
    "tapGestureRecognizer", "panGestureRecognizer", "pinchGestureRecognizer",
    "swipeGestureRecognizer", "rotationGestureRecognizer", "pongPressGestureRecognizer",
    "screenEdgePanGestureRecognizer", "hoverGestureRecognizer", "gestureRecognizer",
  ].map { ElementRow($0, PropertyGroups.object + [GestureRecognizerProperties.shared]) }
}
