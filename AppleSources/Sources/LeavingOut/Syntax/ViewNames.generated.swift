// Written by Scripts/generate-tables from the sources of SwiftUI's modules. Change those.

extension ViewNames {
  /// Modifiers that every view has; others of a chain go with its base.
  static let modifiers: Set<String> = names(
    """
    accentColor accessibility accessibilityAction accessibilityActions accessibilityAddTraits
    accessibilityAdjustableAction accessibilityChildren accessibilityElement accessibilityFocused
    accessibilityHeading accessibilityHidden accessibilityHint accessibilityIdentifier
    accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel accessibilityLabeledPair
    accessibilityRemoveTraits accessibilityRepresentation accessibilityRespondsToUserInteraction accessibilityRotor
    accessibilityRotorEntry accessibilityShowsLargeContentViewer accessibilitySortPriority accessibilityValue
    actionSheet activityBackgroundTint activitySystemActionForegroundColor alert alignmentGuide allowedDynamicRange
    allowsHitTesting allowsTightening anchorPreference animation aspectRatio autocapitalization
    autocorrectionDisabled background backgroundPreferenceValue backgroundStyle badge baselineOffset blendMode blur
    bold border brightness buttonBorderShape buttonRepeatBehavior buttonStyle chartAngleSelection chartBackground
    chartForegroundStyleScale chartLegend chartOverlay chartPlotStyle chartScrollPosition chartScrollTargetBehavior
    chartScrollableAxes chartXAxis chartXAxisLabel chartXScale chartXSelection chartXVisibleDomain chartYAxis
    chartYAxisLabel chartYScale chartYSelection chartYVisibleDomain clipShape clipped colorInvert colorMultiply
    colorScheme compositingGroup confirmationDialog containerBackground containerRelativeFrame containerShape
    contentMargins contentShape contentTransition contextMenu contrast controlGroupStyle controlSize coordinateSpace
    cornerRadius datePickerStyle defaultAppStorage defaultScrollAnchor deleteDisabled disableAutocorrection disabled
    disclosureGroupStyle draggable drawingGroup dropDestination dynamicTypeSize edgesIgnoringSafeArea environment
    environmentObject fileImporter fixedSize flipsForRightToLeftLayoutDirection focusEffectDisabled focusable focused
    font fontDesign fontWeight fontWidth foregroundColor foregroundStyle formStyle frame fullScreenCover gaugeStyle
    geometryGroup gesture glassEffect glassEffectID grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes
    gridColumnAlignment headerProminence help hidden highPriorityGesture hoverEffect hueRotation id ignoresSafeArea
    imageScale indexViewStyle interactiveDismissDisabled italic kerning keyboardShortcut keyboardType
    keyframeAnimator labelStyle labeledContentStyle labelsHidden layoutDirectionBehavior layoutPriority layoutValue
    lineLimit lineSpacing listItemTint listRowBackground listRowInsets listRowSeparator listRowSeparatorTint
    listRowSpacing listSectionSeparator listSectionSpacing listStyle luminanceToAlpha mask matchedGeometryEffect
    matchedTransitionSource menuActionDismissBehavior menuIndicator menuOrder menuStyle minimumScaleFactor
    modelContainer modelContext modifier monospaced monospacedDigit moveDisabled multilineTextAlignment
    navigationBarBackButtonHidden navigationBarHidden navigationBarItems navigationBarTitle
    navigationBarTitleDisplayMode navigationDestination navigationSplitViewColumnWidth navigationSplitViewStyle
    navigationSubtitle navigationTitle navigationTransition navigationViewStyle offset onAppear onChange
    onContinueUserActivity onDisappear onDrag onDrop onGeometryChange onHover onKeyPress onLongPressGesture onOpenURL
    onPreferenceChange onReceive onScrollGeometryChange onSubmit onTapGesture opacity overlay overlayPreferenceValue
    padding persistentSystemOverlays phaseAnimator pickerStyle popover popoverTip position preference
    preferredColorScheme presentationBackground presentationBackgroundInteraction presentationCompactAdaptation
    presentationContentInteraction presentationCornerRadius presentationDetents presentationDragIndicator
    presentationSizing previewContext previewDevice previewDisplayName previewInterfaceOrientation previewLayout
    privacySensitive progressViewStyle projectionEffect redacted refreshable rotation3DEffect rotationEffect
    safeAreaBar safeAreaInset safeAreaPadding saturation scaleEffect scaledToFill scaledToFit scrollBounceBehavior
    scrollClipDisabled scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollEdgeEffectStyle
    scrollIndicators scrollIndicatorsFlash scrollPosition scrollTargetBehavior scrollTargetLayout scrollTransition
    searchCompletion searchScopes searchSuggestions searchToolbarBehavior searchable selectionDisabled
    sensoryFeedback shadow sheet shortcutsLinkStyle simultaneousGesture siriTipViewStyle speechAdjustedPitch
    speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters statusBar statusBarHidden
    strikethrough submitLabel submitScope swipeActions symbolEffect symbolEffectsRemoved symbolRenderingMode
    symbolVariant tabBarMinimizeBehavior tabItem tabPlacement tabViewStyle tableStyle tag task textCase
    textContentType textFieldStyle textInputAutocapitalization textScale textSelection tint tipBackground
    tipCornerRadius tipImageSize tipViewStyle toggleStyle toolbar toolbarBackground toolbarBackgroundVisibility
    toolbarColorScheme toolbarRole toolbarTitleDisplayMode toolbarVisibility tracking transaction
    transformAnchorPreference transformEffect transformEnvironment transformPreference transition
    translationPresentation translationTask truncationMode underline unredacted visualEffect widgetAccentable
    widgetURL zIndex
    """
  )

  /// Methods of some views and of other values.
  static let methods: Set<String> = names(
    """
    _body angularGradient animated antialiased appRefresh applying asymmetric backgroundTask body bouncy bounds
    buildBlock buildEither buildExpression buildIf buildLimitedAvailability buildOptional callAsFunction cancel color
    combined commands concat configurationDisplayName conicGradient constant contains contentMarginsDisabled custom
    default defaultSize degrees delay description destructive dimensions dismantleUIView dismantleUIViewController
    distance draw drawLayer drop easeIn easeInOut easeOut ellipticalGradient enabled entries exclusively explicit
    explicitAlignment fill fixed forEach fraction handlesExternalEvents hash height image impact inner inset
    interactive interactiveSpring interpolatingSpring interpolation isDetailLink leading linear linearGradient
    lowercaseSmallCaps main makeBody makeCache makeContentView makeCoordinator makeSharedContext map margins
    materialActiveAppearance measure minSize mix move named navigationBarDrawer numericText offsetBy onChanged
    onDelete onEnded onMove page path periodic place placeSubviews point preferred push radialGradient radians rect
    renderingMode repeat repeatCount repeatForever replacingUnspecifiedDimensions resizable resolve resolveSymbol
    rotation roundedRectangle scale screens scrollTo search sequenced sharedBackgroundVisibility simultaneously size
    sizeThatFits smallCaps smooth snappy spacing speed spring stroke strokeBorder strokedPath style system
    systemAction threshold timingCurve transform trigger trim trimmedPath union unitPoint updateCache updated
    updating uppercaseSmallCaps visible weight width windowResizability zoom
    """
  )
}
