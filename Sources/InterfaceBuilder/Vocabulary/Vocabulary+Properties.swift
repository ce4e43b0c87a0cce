extension Vocabulary {
  /// The properties that elements of a kind are values of.
  static let propertyRows: [(names: String, keys: String)] = [
    ("rect", "frame contentStretch value"),
    ("point", "canvasLocation value"),
    (
      "size",
      """
      freeformSize customSize itemSize estimatedItemSize headerReferenceSize \
      footerReferenceSize shadowOffset titleShadowOffset value
      """
    ),
    ("value", "contentSizeForViewInPopover value"),
    ("frame", "frameInset"),
    (
      "inset",
      """
      contentEdgeInsets imageEdgeInsets titleEdgeInsets imageInsets sectionInset \
      separatorInset scrollIndicatorInsets contentInset
      """
    ),
    ("edgeInsets", "layoutMargins"),
    ("directionalEdgeInsets", "directionalLayoutMargins contentInsets"),
    ("extendedEdge", "edgesForExtendedLayout"),
    ("autoresizingMask", "autoresizingMask"),
    (
      "color",
      """
      backgroundColor tintColor textColor highlightedColor shadowColor titleColor \
      titleShadowColor color value barTintColor selectedImageTintColor separatorColor \
      sectionIndexColor sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor \
      onTintColor thumbTintColor minimumTrackTintColor maximumTrackTintColor \
      progressTintColor trackTintColor pageIndicatorTintColor currentPageIndicatorTintColor \
      selectedSegmentTintColor baseForegroundColor baseBackgroundColor \
      NSColor NSBackgroundColor NSUnderlineColor NSStrokeColor NSStrikethroughColor
      """
    ),
    ("fontDescription", "fontDescription titleFontDescription"),
    ("font", "NSFont NSOriginalFont"),
    ("paragraphStyle", "NSParagraphStyle"),
    ("attributedString", "attributedText attributedTitle attributedPlaceholder"),
    ("string mutableString", "text title subtitle placeholder prompt content footerTitle"),
    ("string", "headerTitle label hint userLabel value"),
    (
      "nil",
      """
      text textColor highlightedColor title backgroundColor tintColor action \
      simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics
      """
    ),
    ("imageReference", "image highlightedImage backgroundImage selectedImage value"),
    (
      "preferredSymbolConfiguration",
      "preferredSymbolConfiguration preferredSymbolConfigurationForImage"
    ),
    ("state", "normal highlighted selected disabled focused"),
    ("buttonConfiguration", "configuration"),
    ("mask", "constraints subviews"),
    ("viewLayoutGuide", "safeArea contentLayoutGuide frameLayoutGuide"),
    ("keyboardLayoutGuide", "keyboard"),
    ("textAttributes", "titleTextAttributes"),
    ("textInputTraits", "textInputTraits"),
    ("accessibility", "accessibilityConfiguration"),
    ("accessibilityTraits", "traits"),
    ("freeformSimulatedSizeMetrics", "simulatedDestinationMetrics"),
    ("navigationItem", "navigationItem"),
    ("tabBarItem", "tabBarItem"),
    ("barButtonItem", "leftBarButtonItem rightBarButtonItem backBarButtonItem"),
    ("collectionViewFlowLayout collectionViewLayout", "collectionViewLayout"),
    ("collectionReusableView", "sectionHeaderView sectionFooterView"),
    ("refreshControl", "refreshControl"),
    ("tableViewCellContentView collectionViewCellContentView", "contentView"),
  ]
}
