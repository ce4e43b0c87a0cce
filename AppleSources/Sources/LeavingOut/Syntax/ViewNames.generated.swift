// Written by Scripts/generate-tables from the sources of SwiftUI's modules. Change those.

extension ViewNames {
  /// Modifiers that every view has; others of a chain go with its base.
  static let modifiers: Set<String> = names(
    """
    accentColor accessibility accessibilityAction accessibilityActions accessibilityActivationPoint
    accessibilityAddTraits accessibilityAdjustableAction accessibilityChildren accessibilityDefaultFocus
    accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint accessibilityElement accessibilityFocused
    accessibilityHeading accessibilityHidden accessibilityHint accessibilityIdentifier
    accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel accessibilityLabeledPair
    accessibilityLinkedGroup accessibilityRemoveTraits accessibilityRepresentation
    accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry accessibilityScrollAction
    accessibilityScrollStatus accessibilityShowsLargeContentViewer accessibilitySortPriority
    accessibilityTextContentType accessibilityValue accessibilityZoomAction actionSheet activityBackgroundTint
    activitySystemActionForegroundColor alert alignmentGuide allowedDynamicRange allowsHitTesting allowsTightening
    anchorPreference animation aspectRatio assistiveAccessNavigationIcon autocapitalization autocorrectionDisabled
    background backgroundPreferenceValue backgroundStyle badge badgeProminence baselineOffset blendMode blur bold
    border brightness buttonBorderShape buttonRepeatBehavior buttonStyle chartAngleSelection chartBackground
    chartForegroundStyleScale chartLegend chartOverlay chartPlotStyle chartScrollPosition chartScrollTargetBehavior
    chartScrollableAxes chartXAxis chartXAxisLabel chartXScale chartXSelection chartXVisibleDomain chartYAxis
    chartYAxisLabel chartYScale chartYSelection chartYVisibleDomain clipShape clipped colorEffect colorInvert
    colorMultiply colorScheme compositingGroup confirmationDialog containerBackground containerRelativeFrame
    containerShape containerValue contentCaptureProtected contentMargins contentShape contentToolbar
    contentTransition contextMenu contrast controlGroupStyle controlSize coordinateSpace cornerRadius
    customizationBehavior customizationID datePickerStyle defaultAdaptableTabBarPlacement defaultAppStorage
    defaultFocus defaultHoverEffect defaultScrollAnchor defaultVisibility defersSystemGestures deleteDisabled
    dialogIcon dialogSeverity dialogSuppressionToggle disableAutocorrection disabled disclosureGroupStyle
    distortionEffect dragConfiguration dragContainer dragContainerSelection draggable drawingGroup dropConfiguration
    dropDestination dynamicTypeSize edgesIgnoringSafeArea environment environmentObject fileDialogBrowserOptions
    fileDialogConfirmationLabel fileDialogCustomizationID fileDialogDefaultDirectory
    fileDialogImportsUnresolvedAliases fileDialogMessage fileExporter fileExporterFilenameLabel fileImporter
    fileMover findDisabled findNavigator fixedSize flipsForRightToLeftLayoutDirection focusEffectDisabled focusable
    focused focusedObject focusedSceneObject focusedSceneValue focusedValue font fontDesign fontWeight fontWidth
    foregroundColor foregroundStyle formStyle frame fullScreenCover gaugeStyle geometryGroup gesture glassEffect
    glassEffectID glassEffectTransition glassEffectUnion grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes
    gridColumnAlignment groupBoxStyle handGestureShortcut headerProminence help hidden highPriorityGesture
    hoverEffect hoverEffectDisabled hueRotation id ignoresSafeArea imageScale indexViewStyle inspector
    inspectorColumnWidth interactionActivityTrackingTag interactiveDismissDisabled invalidatableContent italic
    itemProvider kerning keyboardShortcut keyboardType keyframeAnimator labelIconToTitleSpacing
    labelReservedIconWidth labelStyle labeledContentStyle labelsHidden labelsVisibility layerEffect
    layoutDirectionBehavior layoutPriority layoutValue lineLimit lineSpacing listItemTint listRowBackground
    listRowInsets listRowSeparator listRowSeparatorTint listRowSpacing listSectionIndexVisibility
    listSectionSeparator listSectionSpacing listStyle luminanceToAlpha mask matchedGeometryEffect
    matchedTransitionSource menuActionDismissBehavior menuIndicator menuOrder menuStyle minimumScaleFactor
    modelContainer modelContext modifier monospaced monospacedDigit moveDisabled multilineTextAlignment
    navigationBarBackButtonHidden navigationBarHidden navigationBarItems navigationBarTitle
    navigationBarTitleDisplayMode navigationDestination navigationDocument navigationLinkIndicatorVisibility
    navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle navigationTitle navigationTransition
    navigationViewStyle offset onAppear onChange onContinueUserActivity onContinuousHover onDisappear onDrag
    onDragSessionUpdated onDrop onDropSessionUpdated onGeometryChange onHover onInteractiveResizeChange onKeyPress
    onLongPressGesture onOpenURL onPencilDoubleTap onPencilSqueeze onPreferenceChange onReceive
    onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange onScrollVisibilityChange onSubmit
    onTapGesture opacity overlay overlayPreferenceValue padding paletteSelectionEffect persistentSystemOverlays
    phaseAnimator photosPicker photosPickerAccessoryVisibility photosPickerDisabledCapabilities photosPickerStyle
    pickerStyle popover popoverTip position preference preferredColorScheme presentationBackground
    presentationBackgroundInteraction presentationCompactAdaptation presentationContentInteraction
    presentationCornerRadius presentationDetents presentationDragIndicator presentationSizing previewContext
    previewDevice previewDisplayName previewInterfaceOrientation previewLayout privacySensitive progressViewStyle
    projectionEffect quickLookPreview redacted refreshable renameAction replaceDisabled rotation3DEffect
    rotationEffect safeAreaBar safeAreaInset safeAreaPadding saturation scaleEffect scaledToFill scaledToFit
    scenePadding scrollBounceBehavior scrollClipDisabled scrollContentBackground scrollDisabled
    scrollDismissesKeyboard scrollEdgeEffectHidden scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash
    scrollInputBehavior scrollPosition scrollTargetBehavior scrollTargetLayout scrollTransition searchCompletion
    searchDictationBehavior searchFocused searchPresentationToolbarBehavior searchScopes searchSelection
    searchSuggestions searchToolbarBehavior searchable sectionIndexLabel selectionDisabled sensoryFeedback shadow
    sheet shortcutsLinkStyle simultaneousGesture siriTipViewStyle speechAdjustedPitch speechAlwaysIncludesPunctuation
    speechAnnouncementsQueued speechSpellsOutCharacters springLoadingBehavior statusBar statusBarHidden strikethrough
    submitLabel submitScope swipeActions symbolColorRenderingMode symbolEffect symbolEffectsRemoved
    symbolRenderingMode symbolVariableValueMode symbolVariant tabBarMinimizeBehavior tabItem tabPlacement
    tabViewCustomization tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader
    tabViewStyle tableStyle tag task textCase textContentType textEditorStyle textFieldStyle
    textInputAutocapitalization textInputFormattingControlVisibility textRenderer textScale textSelection
    textSelectionAffinity tint tipBackground tipCornerRadius tipImageSize tipViewStyle toggleStyle toolbar
    toolbarBackground toolbarBackgroundVisibility toolbarColorScheme toolbarRole toolbarTitleDisplayMode
    toolbarTitleMenu toolbarVisibility tracking transaction transformAnchorPreference transformEffect
    transformEnvironment transformPreference transition translationPresentation translationTask truncationMode
    typesettingLanguage underline unredacted userActivity visualEffect widgetAccentable widgetURL windowResizeAnchor
    writingToolsAffordanceVisibility writingToolsBehavior zIndex
    """
  )

  /// Methods of some views and of other values.
  static let methods: Set<String> = names(
    """
    _body angularGradient animated antialiased appRefresh applying asymmetric backgroundTask body bouncy bounds
    buildBlock buildEither buildExpression buildIf buildLimitedAvailability buildOptional bundle callAsFunction
    cancel color colorArray combined commands commandsRemoved commandsReplaced compile concat
    configurationDisplayName conicGradient constant contains contentMarginsDisabled custom customAttribute data
    default defaultSize degrees delay description destructive dimensions dismantleUIView dismantleUIViewController
    distance draggedItemIDs draw drawLayer drop dynamicallyCall easeIn easeInOut easeOut ellipticalGradient enabled
    entries exclusively explicit explicitAlignment fill fixed float float2 float3 float4 floatArray forEach fraction
    handlesExternalEvents hasTag hash height image impact inline inner inset interactive interactiveSpring
    interpolatingSpring interpolation isDetailLink leading linear linearGradient lowercaseSmallCaps main makeBody
    makeCache makeContentView makeCoordinator makeSharedContext map margins materialActiveAppearance measure minSize
    mix move named navigationBarDrawer numericText offsetBy onChanged onDelete onEnded onMove page path periodic
    place placeSubviews point preferred push radialGradient radians rect renderingMode repeat repeatCount
    repeatForever replacingUnspecifiedDimensions resizable resolve resolveSymbol rotation roundedRectangle scale
    screens scrollTo search sequenced sharedBackgroundVisibility simultaneously size sizeThatFits smallCaps smooth
    snappy spacing speed spring stroke strokeBorder strokedPath style system systemAction threshold timingCurve
    transform trigger trim trimmedPath union unitPoint updateCache updated updating uppercaseSmallCaps visible weight
    width windowResizability zoom
    """
  )
}
