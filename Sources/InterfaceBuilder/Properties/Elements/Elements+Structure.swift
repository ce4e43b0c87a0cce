extension Elements {
  /// The document, its lists, and what connects objects.
  static let structure: [ElementRow] = [
    ElementRow("document", [DocumentProperties.shared]),
    ElementRow("device", [CanvasDeviceProperties.shared]),
    ElementRow("accessibilityOverrides", [AccessibilityOverrideProperties.shared]),
    ElementRow("dependencies"),
    ElementRow("deployment", [DependencyProperties.shared]),
    ElementRow("capability", [DependencyProperties.shared]),
    ElementRow("resources"),
    ElementRow("image", [ResourceProperties.shared, SizeProperties.shared]),
    ElementRow("namedColor", [ResourceProperties.shared]),
    ElementRow("systemColor", [ResourceProperties.shared]),
    ElementRow("scenes"),
    ElementRow("scene", [SceneProperties.shared]),
    ElementRow("objects"),
    ElementRow("connections"),
    ElementRow("outlet", [ConnectionProperties.shared]),
    ElementRow("outletCollection", [ConnectionProperties.shared]),
    ElementRow("action", [ConnectionProperties.shared]),
    ElementRow("segue", PropertyGroups.object + [SegueProperties.shared]),
    ElementRow("constraint", [ConstraintProperties.shared]),
    ElementRow("userDefinedRuntimeAttribute", [RuntimeAttributeProperties.shared]),
    ElementRow("variation"),
    ElementRow("mask"),
    ElementRow("exclude", [VariationReferenceProperties.shared]),
    ElementRow("include", [VariationReferenceProperties.shared]),
  ]

  /// The elements that change nothing here, with everything inside of them.
  static let unused: [UnusedElement] =
    [
      "plugIn", "inferredMetricsTieBreakers", "designables", "classes", "metadata", "adaptation",
      "userGuides", "mutableData", "development", "simulatedMetricsContainer",
      "simulatedNavigationBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
      "simulatedStatusBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
      "splitViewMasterSimulatedSizeMetrics", "splitViewDetailSimulatedSizeMetrics",
      "modalPageSheetSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics",
    ].map { UnusedElement($0, .designTime) }
    + [
      "animations", "popoverArrowDirection", "popoverPassthroughViews",
      "dataDetectorType", "dataDetectorTypes", "wkWebViewConfiguration", "date", "timeZone",
      "locale",
    ].map { UnusedElement($0, .interaction) }
}
