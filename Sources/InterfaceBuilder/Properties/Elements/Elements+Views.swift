extension Elements {
  /// Views and controls.
  static let views: [ElementRow] = [
    ElementRow("view", PropertyGroups.view + [WindowProperties.shared]),
    ElementRow("window", PropertyGroups.view + [WindowProperties.shared]),
    ElementRow("containerView", PropertyGroups.view),
    ElementRow("inputView", PropertyGroups.view),
    ElementRow("calendarView", PropertyGroups.view),
    ElementRow("pickerView", PropertyGroups.view),
    ElementRow(
      "visualEffectView",
      PropertyGroups.view + [ContentProperties.shared, VisualEffectViewProperties.shared]
    ),
    ElementRow("label", PropertyGroups.view + [LabelProperties.shared]),
    ElementRow("imageView", PropertyGroups.view + [ImageViewProperties.shared]),
    ElementRow("stackView", PropertyGroups.view + [StackViewProperties.shared]),
    ElementRow("scrollView", PropertyGroups.scrollView),
    ElementRow("textView", PropertyGroups.scrollView + [TextViewProperties.shared]),
    ElementRow("tableView", PropertyGroups.scrollView + [TableViewProperties.shared]),
    ElementRow("tableViewHeaderFooterView", PropertyGroups.view),
    ElementRow(
      "tableViewCell",
      PropertyGroups.view
        + [ContentProperties.shared, CellProperties.shared, TableCellProperties.shared]
    ),
    ElementRow(
      "tableViewCellContentView",
      PropertyGroups.view + [TableCellContentProperties.shared]
    ),
    ElementRow("collectionView", PropertyGroups.scrollView + [CollectionViewProperties.shared]),
    ElementRow(
      "collectionViewCell",
      PropertyGroups.view
        + [ContentProperties.shared, CellProperties.shared, CollectionCellProperties.shared]
    ),
    ElementRow("collectionViewCellContentView", PropertyGroups.view),
    ElementRow("collectionReusableView", PropertyGroups.view + [CellProperties.shared]),
    ElementRow("navigationBar", PropertyGroups.bar + [NavigationBarProperties.shared]),
    ElementRow("toolbar", PropertyGroups.bar),
    ElementRow("tabBar", PropertyGroups.bar + [TabBarProperties.shared]),
    ElementRow("searchBar", PropertyGroups.bar + [SearchBarProperties.shared]),
    ElementRow("mapView", PropertyGroups.emptyBox),
    ElementRow("wkWebView", PropertyGroups.emptyBox),
    ElementRow("webView", PropertyGroups.emptyBox),
    ElementRow("sceneKitView", PropertyGroups.emptyBox),
    ElementRow("arscnView", PropertyGroups.emptyBox),
    ElementRow("arskView", PropertyGroups.emptyBox),
    ElementRow("skView", PropertyGroups.emptyBox),
    ElementRow("glkView", PropertyGroups.emptyBox),
    ElementRow("mtkView", PropertyGroups.emptyBox),
  ]

  /// Controls.
  static let controls: [ElementRow] = [
    ElementRow(
      "button",
      PropertyGroups.control + [ButtonProperties.shared, ButtonStatesProperties.shared]
    ),
    ElementRow("textField", PropertyGroups.control + [TextFieldProperties.shared]),
    ElementRow("switch", PropertyGroups.control + [SwitchProperties.shared]),
    ElementRow("slider", PropertyGroups.control + [SliderProperties.shared]),
    ElementRow("stepper", PropertyGroups.control + [StepperProperties.shared]),
    ElementRow("segmentedControl", PropertyGroups.control + [SegmentedControlProperties.shared]),
    ElementRow("segment", PropertyGroups.object + [SegmentProperties.shared]),
    ElementRow("pageControl", PropertyGroups.control + [PageControlProperties.shared]),
    ElementRow("progressView", PropertyGroups.view + [ProgressViewProperties.shared]),
    ElementRow(
      "activityIndicatorView",
      PropertyGroups.view + [ActivityIndicatorProperties.shared]
    ),
    ElementRow("datePicker", PropertyGroups.control + [DatePickerProperties.shared]),
    ElementRow("colorWell", PropertyGroups.control),
    ElementRow("refreshControl", PropertyGroups.control + [RefreshControlProperties.shared]),
    ElementRow("state", [ButtonStateProperties.shared]),
    ElementRow("buttonConfiguration", [ButtonConfigurationProperties.shared]),
    ElementRow("accessibility", [AccessibilityProperties.shared]),
    ElementRow("accessibilityTraits", [AccessibilityTraitProperties.shared]),
    ElementRow("textInputTraits", [TextInputTraitProperties.shared]),
    ElementRow("textAttributes", [TextAttributesProperties.shared]),
  ]
}
