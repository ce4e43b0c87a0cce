extension Vocabulary {
  /// The document, its lists, and values.
  static let valueRows: [ElementRow] = [
    (
      "document", "",
      """
      type version toolsVersion targetRuntime propertyAccessControl useAutolayout \
      useTraitCollections useSafeAreas colorMatched initialViewController systemVersion \
      launchScreen variant promptedForUpgradeToXcode5
      """
    ),
    (
      """
      dependencies scenes objects resources subviews constraints connections prototypes cells \
      sections items segments toolbarItems leftBarButtonItems rightBarButtonItems \
      viewControllers layoutGuides gestureRecognizers userDefinedRuntimeAttributes attributes \
      tabStops scopeButtonTitles vibrancyEffect
      """, "", ""
    ),
    ("deployment", "", "identifier version defaultVersion"),
    ("capability", "", "name minToolsVersion"),
    ("device", "", "id orientation appearance layout"),
    ("accessibilityOverrides", "", "isEnabled dynamicTypePreference"),
    (
      "customFonts array mutableArray mutableString attributedString textAttributes mask", "", "key"
    ),
    ("tabBarAppearance navigationBarAppearance freeformSimulatedSizeMetrics", "", "key"),
    ("scene", "", "sceneID"),
    ("image", "", "name width height catalog"),
    ("namedColor systemColor", "", "name"),
    ("rect", "", "key x y width height"),
    ("point", "", "key x y"),
    ("size", "", "key width height"),
    ("value", "", "key type width height"),
    ("frame", "", "key minX minY maxX maxY width height"),
    ("inset", "", "key minX minY maxX maxY"),
    ("edgeInsets", "", "key top left bottom right"),
    ("directionalEdgeInsets", "", "key top leading bottom trailing"),
    ("extendedEdge", "", "key top left bottom right"),
    (
      "autoresizingMask", "",
      "key widthSizable heightSizable flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY"
    ),
    (
      "color", "",
      """
      key red green blue white alpha colorSpace customColorSpace name catalog systemColor \
      cocoaTouchSystemColor xcode11CocoaTouchSystemColor
      """
    ),
    ("fontDescription", "", "key type style name family pointSize weight size"),
    ("nil", "", "key name"),
    ("string", "", "key base64-UTF8"),
    ("bool integer real", "", "key value"),
    ("range", "", "key location length"),
    ("offsetWrapper", "", "key horizontal vertical"),
    ("imageReference", "", "key image catalog symbolScale renderingMode"),
    (
      "preferredSymbolConfiguration", "",
      "key configurationType scale weight pointSize textStyle"
    ),
    ("blurEffect", "", "style"),
    ("state", "", "key title image backgroundImage catalog"),
    (
      "buttonConfiguration", "",
      """
      key style title subtitle image catalog imagePlacement imagePadding titlePadding \
      titleAlignment cornerStyle buttonSize showsActivityIndicator
      """
    ),
    ("segment", "", "title image catalog width enabled"),
    ("fragment", "", "content"),
    ("font", "", "key name size metaFont"),
    (
      "paragraphStyle", "",
      """
      key alignment lineBreakMode baseWritingDirection tighteningFactorForTruncation \
      lineSpacing lineHeightMultiple minimumLineHeight maximumLineHeight paragraphSpacing \
      paragraphSpacingBefore firstLineHeadIndent headIndent tailIndent hyphenationFactor \
      defaultTabInterval allowsDefaultTighteningForTruncation
      """
    ),
    ("textTab options", "", "alignment location"),
    (
      "textInputTraits", "",
      """
      key secureTextEntry autocapitalizationType autocorrectionType returnKeyType keyboardType \
      spellCheckingType textContentType smartQuotesType smartInsertDeleteType smartDashesType \
      enablesReturnKeyAutomatically keyboardAppearance
      """
    ),
    ("accessibility", "", "key identifier label hint"),
    (
      "accessibilityTraits", "",
      """
      key none button link image selected staticText header searchField playsSound \
      keyboardKey summaryElement notEnabled updatesFrequently startsMediaSession adjustable \
      allowsDirectInteraction causesPageTurn
      """
    ),
    ("userDefinedRuntimeAttribute", "", "type keyPath value catalog localized"),
    (
      "constraint", "",
      """
      id firstItem firstAttribute relation secondItem secondAttribute multiplier constant \
      priority symbolic symbolType placeholder identifier userLabel
      """
    ),
    (
      "variation", "",
      """
      key constant priority axis spacing alignment distribution hidden alpha numberOfLines \
      textAlignment misplaced ambiguous
      """
    ),
    ("exclude include", "", "reference"),
    ("outlet", "", "id property destination"),
    ("outletCollection", "", "id property destination appends collectionClass"),
    ("action", "", "id selector destination eventType"),
    (
      "segue", "object",
      """
      destination kind relationship identifier reference unwindAction modalPresentationStyle \
      modalTransitionStyle popoverAnchorBarButtonItem popoverAnchorView animates trigger \
      destinationCreationSelector inheritsFrom
      """
    ),
  ]
}
