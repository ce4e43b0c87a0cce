extension Vocabulary {
  /// A row: elements that have the same attributes, the groups they share with others, and theirs.
  typealias ElementRow = (names: String, groups: String, attributes: String)

  static let elementRows: [ElementRow] = viewRows + controllerRows + valueRows

  /// Views and controls.
  static let viewRows: [ElementRow] = [
    (
      """
      view containerView visualEffectView pickerView sceneKitView arskView skView window \
      collectionViewCellContentView tableViewHeaderFooterView
      """, "object view", ""
    ),
    (
      "label", "object view",
      """
      text textAlignment lineBreakMode numberOfLines baselineAdjustment adjustsFontSizeToFit \
      minimumFontSize minimumScaleFactor adjustsLetterSpacingToFitWidth preferredMaxLayoutWidth \
      adjustsFontForContentSizeCategory usesAttributedText enabled highlighted
      """
    ),
    (
      "button", "object view control",
      """
      buttonType lineBreakMode role hasAttributedTitle showsTouchWhenHighlighted \
      adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled \
      adjustsImageWhenHighlighted reversesTitleShadowWhenHighlighted showsMenuAsPrimaryAction \
      changesSelectionAsPrimaryAction
      """
    ),
    (
      "imageView", "object view",
      """
      image highlightedImage catalog adjustsImageSizeForAccessibilityContentSizeCategory \
      highlighted
      """
    ),
    (
      "textField", "object view control",
      """
      text placeholder borderStyle textAlignment minimumFontSize adjustsFontSizeToFit \
      clearButtonMode adjustsFontForContentSizeCategory usesAttributedText clearsOnBeginEditing \
      clearsOnInsertion
      """
    ),
    (
      "textView", "object view scroll",
      """
      text textAlignment editable selectable usesAttributedText layoutManager \
      adjustsFontForContentSizeCategory allowsEditingTextAttributes clearsOnInsertion \
      findInteractionEnabled
      """
    ),
    (
      "stackView", "object view",
      "axis distribution alignment spacing spacingType baselineRelativeArrangement"
    ),
    ("scrollView", "object view scroll", "scrollsToTop"),
    (
      "tableView", "object view scroll",
      """
      style dataMode rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight \
      estimatedSectionHeaderHeight estimatedSectionFooterHeight separatorStyle allowsSelection \
      allowsSelectionDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing \
      contentViewInsetsToSafeArea showsSelectionImmediatelyOnTouchBegin springLoaded \
      sectionIndexMinimumDisplayRowCount prefetchingEnabled remembersLastFocusedIndexPath \
      selectionFollowsFocus
      """
    ),
    (
      "tableViewCell", "object view",
      """
      style textLabel detailTextLabel imageView accessoryType editingAccessoryType \
      selectionStyle rowHeight indentationLevel indentationWidth reuseIdentifier \
      hidesAccessoryWhenEditing shouldIndentWhileEditing
      """
    ),
    ("tableViewCellContentView", "object view", "tableViewCell"),
    (
      "collectionView", "object view scroll",
      "dataMode allowsSelection allowsMultipleSelection prefetchingEnabled"
    ),
    ("collectionViewCell collectionReusableView", "object view", "reuseIdentifier"),
    ("navigationBar", "object view bar", "largeTitles"),
    ("toolbar", "object view bar", ""),
    ("tabBar", "object view bar", "itemPositioning"),
    (
      "searchBar", "object view bar",
      """
      text placeholder prompt searchBarStyle showsCancelButton showsBookmarkButton \
      showsScopeBar showsSearchResultsButton
      """
    ),
    ("switch", "object view control", "on title"),
    (
      "slider", "object view control",
      "value minValue maxValue continuous minimumValueImage maximumValueImage"
    ),
    (
      "stepper", "object view control",
      "value minimumValue maximumValue stepValue continuous autorepeat"
    ),
    (
      "segmentedControl", "object view control",
      "segmentControlStyle selectedSegmentIndex apportionsSegmentWidthsByContent"
    ),
    ("pageControl", "object view control", "numberOfPages currentPage hidesForSinglePage"),
    ("progressView", "object view", "progress progressViewStyle progressImage trackImage"),
    ("activityIndicatorView", "object view", "style hidesWhenStopped animating"),
    ("datePicker", "object view control", "datePickerMode style minuteInterval useCurrentDate"),
    ("colorWell refreshControl", "object view control", ""),
    (
      "mapView", "object view",
      """
      mapType showsUserLocation showsScale showsPointsOfInterest pitchEnabled zoomEnabled \
      scrollEnabled rotateEnabled
      """
    ),
    (
      "wkWebView", "object view",
      "allowsBackForwardNavigationGestures allowsLinkPreview customUserAgent"
    ),
    ("webView", "object view", "scalesPageToFit"),
    ("glkView", "object view", "enableSetNeedsDisplay"),
    ("arscnView", "object view", "sceneName"),
    ("mtkView", "object view", "colorPixelFormat depthStencilPixelFormat"),
  ]
}
