extension Vocabulary {
  /// Attributes that many elements share.
  static let groups: [String: String] = [
    "object": """
    id key userLabel customClass customModule customModuleProvider restorationIdentifier \
    sceneMemberID
    """,
    "view": """
    contentMode opaque alpha hidden clipsSubviews tag clearsContextBeforeDrawing \
    autoresizesSubviews userInteractionEnabled multipleTouchEnabled semanticContentAttribute \
    translatesAutoresizingMaskIntoConstraints fixedFrame horizontalHuggingPriority \
    verticalHuggingPriority horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority placeholderIntrinsicWidth \
    placeholderIntrinsicHeight ambiguous misplaced verifyAmbiguity \
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea \
    layoutMarginsFollowReadableWidth simulatedAppContext reference \
    contentHorizontalAlignment contentVerticalAlignment
    """,
    "control": "enabled highlighted selected toolTip pointerInteraction springLoaded",
    "scroll": """
    scrollEnabled pagingEnabled directionalLockEnabled bounces bouncesZoom \
    alwaysBounceVertical alwaysBounceHorizontal showsHorizontalScrollIndicator \
    showsVerticalScrollIndicator indicatorStyle keyboardDismissMode delaysContentTouches \
    canCancelContentTouches minimumZoomScale maximumZoomScale contentInsetAdjustmentBehavior
    """,
    "controller": """
    title storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier \
    automaticallyAdjustsScrollViewInsets extendedLayoutIncludesOpaqueBars \
    hidesBottomBarWhenPushed modalPresentationStyle modalTransitionStyle \
    definesPresentationContext providesPresentationContextTransitionStyle nibName \
    autoresizesArchivedViewToFullSize
    """,
    "bar": "translucent barStyle",
    "gesture": "cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled",
  ]
}
