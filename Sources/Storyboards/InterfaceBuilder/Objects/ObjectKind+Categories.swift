extension ObjectKind {
  /// The kinds of each category.
  private static let kinds: [(category: Category, names: String)] = [
    (
      .view,
      """
      view label button imageView textField textView stackView scrollView containerView \
      visualEffectView tableView tableViewCell tableViewCellContentView collectionView \
      collectionViewCell collectionViewCellContentView collectionReusableView navigationBar \
      toolbar tabBar searchBar switch slider stepper segmentedControl pageControl progressView \
      activityIndicatorView datePicker pickerView mapView wkWebView webView sceneKitView \
      arscnView arskView skView glkView mtkView colorWell refreshControl window \
      tableViewHeaderFooterView inputView calendarView
      """
    ),
    (
      .viewController,
      """
      viewController tableViewController navigationController tabBarController \
      collectionViewController splitViewController pageViewController hostingController \
      avPlayerViewController glkViewController viewControllerPlaceholder
      """
    ),
    (.item, "navigationItem barButtonItem tabBarItem tableViewSection"),
    (.layout, "collectionViewFlowLayout collectionViewLayout"),
    (.guide, "viewLayoutGuide keyboardLayoutGuide viewControllerLayoutGuide userLayoutGuide"),
    (
      .gestureRecognizer,
      """
      tapGestureRecognizer panGestureRecognizer pinchGestureRecognizer swipeGestureRecognizer \
      rotationGestureRecognizer pongPressGestureRecognizer screenEdgePanGestureRecognizer \
      gestureRecognizer hoverGestureRecognizer
      """
    ),
    (.placeholder, "placeholder exit"),
    (.other, "customObject searchDisplayController"),
  ]

  static let categories: [String: Category] = kinds.reduce(into: [:]) { table, row in
    for name in row.names.split(separator: " ") { table[String(name)] = row.category }
  }

  /// The names of the elements of a category.
  static func names(of category: Category) -> [String] {
    kinds.filter { $0.category == category }
      .flatMap { $0.names.split(separator: " ").map(String.init) }
  }
}
