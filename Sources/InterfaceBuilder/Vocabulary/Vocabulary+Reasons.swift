extension Vocabulary {
  /// Elements that change nothing here, with everything inside of them.
  static let elementReasons: [(Reason, String)] = [
    (
      .designTime,
      """
      plugIn inferredMetricsTieBreakers designables classes metadata adaptation userGuides \
      mutableData development simulatedMetricsContainer simulatedNavigationBarMetrics \
      simulatedOrientationMetrics simulatedScreenMetrics simulatedStatusBarMetrics \
      simulatedTabBarMetrics simulatedToolbarMetrics splitViewMasterSimulatedSizeMetrics \
      splitViewDetailSimulatedSizeMetrics modalPageSheetSimulatedSizeMetrics \
      modalFormSheetSimulatedSizeMetrics
      """
    ),
    (
      .behaviour,
      """
      animations keyCommands popoverArrowDirection popoverPassthroughViews dataDetectorType \
      dataDetectorTypes wkWebViewConfiguration date timeZone locale
      """
    ),
  ]

  /// Attributes that change nothing here, wherever they stand.
  static let attributeReasons: [(Reason, String)] = [
    (
      .designTime,
      """
      propertyAccessControl systemVersion variant promptedForUpgradeToXcode5 colorMatched \
      minToolsVersion defaultVersion verifyAmbiguity simulatedAppContext colorLabel \
      customModuleProvider
      """
    ),
    (
      .naming,
      """
      restorationIdentifier useStoryboardIdentifierAsRestorationIdentifier sceneMemberID \
      bundleIdentifier appends collectionClass searchResultsTitle
      """
    ),
    (
      .blankBox,
      """
      mapType showsScale showsUserLocation showsPointsOfInterest pitchEnabled zoomEnabled \
      rotateEnabled sceneName colorPixelFormat depthStencilPixelFormat enableSetNeedsDisplay \
      preferredFramesPerSecond videoGravity scalesPageToFit customUserAgent \
      allowsBackForwardNavigationGestures allowsLinkPreview
      """
    ),
    (
      .behaviour,
      """
      multipleTouchEnabled clearsContextBeforeDrawing autoresizesSubviews opaque \
      showsTouchWhenHighlighted adjustsImageWhenDisabled adjustsImageWhenHighlighted \
      reversesTitleShadowWhenHighlighted pointerInteraction springLoaded toolTip role \
      showsMenuAsPrimaryAction changesSelectionAsPrimaryAction selectionStyle \
      editingAccessoryType hidesAccessoryWhenEditing shouldIndentWhileEditing \
      allowsSelection allowsSelectionDuringEditing allowsMultipleSelection \
      allowsMultipleSelectionDuringEditing showsSelectionImmediatelyOnTouchBegin \
      sectionIndexMinimumDisplayRowCount prefetchingEnabled remembersLastFocusedIndexPath \
      selectionFollowsFocus directionalLockEnabled bounces bouncesZoom alwaysBounceVertical \
      alwaysBounceHorizontal showsHorizontalScrollIndicator showsVerticalScrollIndicator \
      indicatorStyle keyboardDismissMode delaysContentTouches canCancelContentTouches \
      minimumZoomScale maximumZoomScale scrollsToTop layoutManager allowsEditingTextAttributes \
      clearsOnInsertion clearsOnBeginEditing findInteractionEnabled continuous autorepeat \
      stepValue minuteInterval useCurrentDate modalTransitionStyle definesPresentationContext \
      providesPresentationContextTransitionStyle autoresizesArchivedViewToFullSize \
      clearsSelectionOnViewWillAppear transitionStyle navigationOrientation spineLocation \
      pageSpacing doubleSided presentsWithGesture hidesBarsOnSwipe hidesBarsOnTap \
      hidesBarsWhenVerticallyCompact hidesBarsWhenKeyboardAppears cancelsTouchesInView \
      delaysTouchesBegan delaysTouchesEnded numberOfTapsRequired numberOfTouchesRequired \
      minimumNumberOfTouches maximumNumberOfTouches allowableMovement minimumPressDuration \
      direction autocapitalizationType autocorrectionType returnKeyType keyboardType \
      spellCheckingType textContentType smartQuotesType smartInsertDeleteType smartDashesType \
      enablesReturnKeyAutomatically keyboardAppearance unwindAction trigger inheritsFrom \
      destinationCreationSelector animates popoverAnchorBarButtonItem popoverAnchorView
      """
    ),
  ]
}
