extension Vocabulary {
  /// Controllers, items, guides, gesture recognizers and other objects.
  static let controllerRows: [ElementRow] = [
    ("viewController hostingController tabBarController", "object controller", ""),
    (
      "tableViewController collectionViewController", "object controller",
      "clearsSelectionOnViewWillAppear"
    ),
    (
      "navigationController", "object controller",
      """
      navigationBarHidden toolbarHidden hidesBarsOnSwipe hidesBarsOnTap \
      hidesBarsWhenVerticallyCompact hidesBarsWhenKeyboardAppears
      """
    ),
    (
      "splitViewController", "object controller",
      """
      preferredDisplayMode behavior allowDoubleColumnStyle minimumPrimaryColumnWidth \
      maximumPrimaryColumnWidth presentsWithGesture
      """
    ),
    (
      "pageViewController", "object controller",
      "transitionStyle navigationOrientation spineLocation pageSpacing doubleSided"
    ),
    ("avPlayerViewController", "object controller", "videoGravity"),
    ("glkViewController", "object controller", "preferredFramesPerSecond"),
    (
      "viewControllerPlaceholder", "object",
      "storyboardName referencedIdentifier bundleIdentifier storyboardIdentifier"
    ),
    ("placeholder", "object", "placeholderIdentifier"),
    ("exit customObject collectionViewLayout viewLayoutGuide keyboardLayoutGuide", "object", ""),
    ("viewControllerLayoutGuide", "object", "type"),
    ("searchDisplayController", "object", "searchResultsTitle"),
    (
      "navigationItem", "object",
      "title prompt largeTitleDisplayMode leftItemsSupplementBackButton hidesBackButton"
    ),
    (
      "barButtonItem", "object",
      """
      title image landscapeImagePhone catalog systemItem style width enabled tag \
      largeContentSizeImage
      """
    ),
    (
      "tabBarItem", "object",
      """
      title image selectedImage landscapeImagePhone catalog systemItem enabled tag badgeValue \
      largeContentSizeImage
      """
    ),
    ("tableViewSection", "object", "headerTitle footerTitle colorLabel"),
    (
      "collectionViewFlowLayout", "object",
      """
      scrollDirection minimumLineSpacing minimumInteritemSpacing sectionInsetReference \
      automaticEstimatedItemSize
      """
    ),
    (
      "tapGestureRecognizer", "object gesture", "numberOfTapsRequired numberOfTouchesRequired"
    ),
    (
      "panGestureRecognizer", "object gesture", "minimumNumberOfTouches maximumNumberOfTouches"
    ),
    (
      "pongPressGestureRecognizer", "object gesture",
      "allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired"
    ),
    ("swipeGestureRecognizer", "object gesture", "direction numberOfTouchesRequired"),
    (
      """
      pinchGestureRecognizer rotationGestureRecognizer screenEdgePanGestureRecognizer \
      gestureRecognizer
      """, "object gesture", ""
    ),
  ]
}
