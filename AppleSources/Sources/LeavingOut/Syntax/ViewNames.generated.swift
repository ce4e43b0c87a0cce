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
    listSectionSeparator listSectionSpacing listStyle luminanceToAlpha mapControlVisibility mapControls mapScope
    mapStyle mask matchedGeometryEffect matchedTransitionSource menuActionDismissBehavior menuIndicator menuOrder
    menuStyle minimumScaleFactor modelContainer modelContext modifier monospaced monospacedDigit moveDisabled
    multilineTextAlignment navigationBarBackButtonHidden navigationBarHidden navigationBarItems navigationBarTitle
    navigationBarTitleDisplayMode navigationDestination navigationDocument navigationLinkIndicatorVisibility
    navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle navigationTitle navigationTransition
    navigationViewStyle offset onAppear onChange onContinueUserActivity onContinuousHover onDisappear onDrag
    onDragSessionUpdated onDrop onDropSessionUpdated onGeometryChange onHover onInteractiveResizeChange onKeyPress
    onLongPressGesture onMapCameraChange onOpenURL onPencilDoubleTap onPencilSqueeze onPreferenceChange onReceive
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
    _body add after alignsMarkStylesWithPlotArea angularGradient animated annotation annotationTitles antialiased any
    appRefresh applying as asymmetric automatic backgroundTask body bouncy bounds buildBlock buildEither
    buildExpression buildIf buildLimitedAvailability buildOptional bundle callAsFunction camera cancel cardinal
    catmullRom color colorArray combined commands commandsRemoved commandsReplaced compile compositingLayer concat
    configurationDisplayName configure conicGradient constant containerBackgroundRemovable contains
    contentMarginsDisabled controller controllerDidChangeContent controllerWillChangeContent count
    currentConfigurations custom customAttribute data datastoreLocation default defaultResult defaultSize degrees
    delay delete deleteAllData description destructive dimensions dismantleUIView dismantleUIViewController
    displayFrequency distance donate draggedItemIDs draw drawLayer drop dynamicallyCall easeIn easeInOut easeOut
    ellipticalGradient enabled entities entity entityIdentifier entries enumerate exclusively execute explicit
    explicitAlignment fetch fetchCount fetchIdentifiers fill fit fixed float float2 float3 float4 floatArray forEach
    foreground fraction getCurrentConfigurations greedy groupContainer handlesExternalEvents hasTag hash height
    hideAllTipsForTesting hybrid identifier image imagery impact inline inner insert insertNewObject inset
    interactive interactiveSpring interpolatingSpring interpolation interpolationMethod intersection invalidate
    isDetailLink keylineTint leading lineIntersection lineStyle lineSubtraction linear linearGradient
    loadTransferable lowercaseSmallCaps main makeBody makeCache makeContentView makeCoordinator makeSharedContext map
    mapView margins materialActiveAppearance measure minSize mix model move named navigationBarDrawer
    needsDisambiguationError needsToContinueInForegroundError needsValueError numericText offsetBy onChanged onDelete
    onEnded onMove page path perform periodic place placeSubviews plotDimension point preferred preparePreviewOfFile
    prepareTranslation previewController previewControllerDidDismiss previewControllerWillDismiss private
    processPendingChanges push radialGradient radians ratio recommendations rect region registeredModel
    reloadAllTimelines reloadTimelines renderingMode repeat repeatCount repeatForever replacingUnspecifiedDimensions
    requestConfirmation requestDisambiguation requestToContinueInForeground requestValue resetDatastore
    resetEligibility resizable resolve resolveSymbol result results rollback rotation roundedRectangle save scale
    screens scrollTo search sendDonation sequenced sharedBackgroundVisibility showAllTipsForTesting simultaneously
    size sizeThatFits smallCaps smooth snappy spacing speed spring standard status stride stroke strokeBorder
    strokedPath style subtracting suggestedEntities supportedFamilies symbol symbolSize symmetricDifference system
    systemAction threshold timingCurve transform transformable translate translations trigger trim trimmedPath union
    unit unitPoint updateAppShortcutParameters updateCache updated updating uppercaseSmallCaps uriRepresentation url
    userLocation value valueAligned visible weight width windowResizability zoom
    """
  )

  /// Types of SwiftUI and of the modules that extend it, most of them views.
  public static let types: Set<String> = names(
    """
    AccessibilityActionCategory AccessibilityActionKind AccessibilityChildBehavior AccessibilityDirectTouchOptions
    AccessibilityFocusState AccessibilityRotorEntry AccessibilitySystemRotor AccessibilityTextContentType
    AccessibilityTraits AccessibilityZoomGestureAction AccessoryCircularCapacityGaugeStyle
    AccessoryCircularGaugeStyle AccessoryLinearGaugeStyle AccessoryWidgetBackground ActionSheet ActivityConfiguration
    ActivityViewContext AdaptableTabBarPlacement Alert Alignment Anchor Angle AngularGradient AnimatablePair
    Animation AnimationTimelineSchedule Annotation AnnotationContext AnnotationOverflowResolution AnnotationPosition
    AnyChartContent AnyGesture AnyGradient AnyLayout AnyShape AnyShapeStyle AnyTransition AnyView AppDependency
    AppIntentConfiguration AppIntentError AppIntentRecommendation AppShortcut AppShortcutPhrase AppStorage AreaMark
    AsyncImage AutomaticControlGroupStyle AutomaticDisclosureGroupStyle AutomaticFormStyle
    AutomaticLabeledContentStyle AutomaticNavigationSplitViewStyle AutomaticNavigationTransition
    AutomaticPresentationSizing AutomaticScaleDomain AutomaticTableStyle AutomaticTextEditorStyle AxisContentTuple
    AxisGridLine AxisMarkPosition AxisMarkPreset AxisMarkTuple AxisMarkValues AxisMarks AxisTick AxisValue
    AxisValueLabel AxisValueLabelCollisionResolution AxisValueLabelOrientation BackgroundStyle BackgroundTask
    BadgeProminence BalancedNavigationSplitViewStyle BarMark BasicChartSymbolShape Bindable Binding
    BorderedButtonStyle BorderedProminentButtonStyle BorderlessButtonMenuStyle BorderlessButtonStyle Button
    ButtonBorderShape ButtonMenuStyle ButtonRepeatBehavior ButtonRole ButtonStyleConfiguration ButtonToggleStyle
    Canvas Capsule Chart ChartContentTuple ChartEither ChartPlotContent ChartProxy Circle CircularProgressViewStyle
    Color ColorPicker ColumnNavigationViewStyle ColumnsFormStyle CommandGroup CommandGroupPlacement CommandMenu
    CommandsTuple CompactDatePickerStyle ContainerBackgroundPlacement ContainerRelativeShape ContainerValues
    ContentMarginPlacement ContentShapeKinds ContentToolbarPlacement ContentTransition ContentUnavailableView
    ControlGroup CubicKeyframe DatePicker DatePickerComponents DefaultButtonLabel DefaultButtonStyle
    DefaultDatePickerStyle DefaultDateProgressLabel DefaultFocusEvaluationPriority DefaultGaugeStyle
    DefaultGlassEffectShape DefaultGroupBoxStyle DefaultLabelStyle DefaultListStyle DefaultMenuStyle
    DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle DefaultTabViewStyle DefaultTextFieldStyle
    DefaultToggleStyle DefaultToolbarItem DisabledTextSelectability DisclosureGroup DisclosureGroupStyleConfiguration
    DismissAction DismissSearchAction DismissWindowAction DisplayRepresentation Divider DocumentGroup
    DoubleColumnNavigationViewStyle DragConfiguration DragGesture DragSession DropConfiguration DropInfo DropProposal
    DropSession DynamicIsland DynamicIslandExpandedContent DynamicIslandExpandedRegion
    DynamicIslandExpandedRegionPosition DynamicIslandMode EdgeInsets EditButton Ellipse EllipticalGradient
    EmptyAnimatableData EmptyMapContent EmptyModifier EmptyParameterSummary EmptyView EmptyVisualEffect
    EmptyWidgetConfiguration EnabledTextSelectability EntityIdentifier Environment EnvironmentObject
    EnvironmentValues EventModifiers EveryMinuteTimelineSchedule ExclusiveGesture ExplicitTimelineSchedule
    FetchDescriptor FetchRequest FetchedResults FileDialogBrowserOptions FileDocumentConfiguration
    FileDocumentReadConfiguration FileDocumentWriteConfiguration FillShapeStyle FillShapeView FillStyle
    FittedPresentationSizing FocusState FocusedBinding FocusedObject FocusedValue FocusedValues Font ForEach
    ForegroundStyle Form FormPresentationSizing Gauge GaugeStyleConfiguration GeometryProxy GeometryReader
    GestureMask GestureState Glass GlassButtonStyle GlassEffectContainer GlassEffectTransition
    GlassProminentButtonStyle GlobalCoordinateSpace Gradient GraphicalDatePickerStyle GraphicsContext Grid GridItem
    GridLayout GridRow Group GroupBox GroupBoxStyleConfiguration GroupElementsOfContent GroupedFormStyle
    GroupedListStyle HStack HStackLayout HandGestureShortcut HierarchicalShapeStyle HorizontalAlignment HoverEffect
    IconOnlyLabelStyle Image ImagePaint InlinePickerStyle InsetGroupedListStyle InsetTableStyle IntentCurrencyAmount
    IntentDescription IntentDialog IntentDonationIdentifier IntentFile IntentItem IntentItemCollection
    IntentItemSection IntentModes IntentParameterSummary IntentPrediction IntentResultContainer
    IntentTextInputOptions InterfaceOrientation InterpolationMethod KeyEquivalent KeyPress KeyboardShortcut
    KeyframeAnimator KeyframeList KeyframeTrack Label LabelStyleConfiguration LabeledContent
    LabeledContentStyleConfiguration LayoutProperties LayoutSubview LayoutSubviews LazyHGrid LazyHStack LazyVGrid
    LazyVStack LeftOutView LineMark LinearCapacityGaugeStyle LinearGradient LinearKeyframe LinearProgressViewStyle
    Link LinkShapeStyle List ListItemTint ListSectionSpacing LocalCoordinateSpace LocalizedStringKey LongPressGesture
    MKCoordinateRegion MKCoordinateSpan MKMapPoint MKMapRect MKMapSize MKPointOfInterestCategory MagnificationGesture
    MagnifyGesture Map MapCamera MapCameraPosition MapCameraUpdateContext MapCircle MapCompass MapContentTuple
    MapContentView MapInteractionModes MapPitchToggle MapPolygon MapPolyline MapScaleView MapStyle
    MapUserLocationButton MarkDimension MarkStackingMethod Marker MatchedGeometryProperties Material Menu
    MenuActionDismissBehavior MenuOrder MenuPickerStyle MiniTipViewStyle ModelConfiguration ModifiedContent
    MoveKeyframe NSFetchRequestResultType NamedCoordinateSpace Namespace NavigationBarItem
    NavigationControlGroupStyle NavigationLink NavigationLinkPickerStyle NavigationPath NavigationSplitView
    NavigationSplitViewVisibility NavigationStack NavigationView ObservedObject OpenURLAction OpenURLIntent
    OpenWindowAction PHPickerCapabilities PHPickerConfiguration PHPickerFilter PHPickerResult PageIndexViewStyle
    PagePresentationSizing PageTabViewStyle PagingScrollTargetBehavior PalettePickerStyle PaletteSelectionEffect
    ParameterSummaryCase ParameterSummaryDefaultCase ParameterSummaryString ParameterSummarySwitchCondition
    ParameterSummaryWhenCondition Path PencilDoubleTapGestureValue PencilHoverPose PencilSqueezeGestureValue
    PeriodicTimelineSchedule PersistentIdentifier PhaseAnimator PhotosPicker PhotosPickerItem
    PhotosPickerSelectionBehavior PhotosPickerStyle Picker PinnedScrollableViews PlaceholderContentView
    PlaceholderTextShapeStyle PlainButtonStyle PlainListStyle PlainTextEditorStyle PlainTextFieldStyle
    PlotDimensionScaleRange PlottableValue PointMark PresentationAdaptation PresentationBackgroundInteraction
    PresentationContentInteraction PresentationDetent PresentationMode PreviewDevice
    PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyleConfiguration ProjectionTransform
    ProminentDetailNavigationSplitViewStyle ProposedViewSize Query RadialGradient Rectangle RectangleCornerRadii
    RectangleMark RedactionReasons ReferenceFileDocumentConfiguration RefreshAction RenameButton RotateGesture
    RotationGesture RoundedBorderTextFieldStyle RoundedRectangle RuleMark SafeAreaRegions ScaleType ScaledMetric
    ScenePadding SceneStorage SceneTuple Schema ScrollAnchorRole ScrollBounceBehavior ScrollDismissesKeyboardMode
    ScrollEdgeEffectStyle ScrollGeometry ScrollIndicatorVisibility ScrollInputBehavior ScrollInputKind
    ScrollPhaseChangeContext ScrollPosition ScrollTransitionConfiguration ScrollView ScrollViewProxy ScrollViewReader
    SearchFieldPlacement SearchPresentationToolbarBehavior SearchToolbarBehavior Section SectionedFetchRequest
    SectionedFetchResults SectorMark SecureField SegmentedPickerStyle SelectionShapeStyle SensoryFeedback
    SeparatorShapeStyle SequenceGesture Settings Shader ShaderFunction ShaderLibrary ShadowStyle ShareLink
    SharePreview ShortcutsLink ShortcutsLinkStyle SidebarAdaptableTabViewStyle SidebarCommands SidebarListStyle
    SimultaneousGesture SiriTipView SiriTipViewStyle Slider Spacer SpacerSizing SpatialTapGesture SpringKeyframe
    SpringLoadingBehavior StackNavigationViewStyle StandardAxisMark StandardTransferRepresentation State StateObject
    StaticConfiguration Stepper StrokeShapeView StrokeStyle SubmitLabel SubmitTriggers Subview SubviewsCollection
    SwitchToggleStyle SymbolColorRenderingMode SymbolEffect SymbolEffectOptions SymbolRenderingMode
    SymbolVariableValueMode SymbolVariants Tab TabBarMinimizeBehavior TabCustomizationBehavior TabPlacement TabRole
    TabSearchActivation TabSection TabView TabViewCustomization Table TableColumn TableRow TapGesture Text TextEditor
    TextEditorStyleConfiguration TextField TextInputAutocapitalization TextInputDictationActivation
    TextInputDictationBehavior TextInputFormattingControlPlacement TextProxy TextSelection Timeline
    TimelineEntryRelevance TimelineProviderContext TimelineReloadPolicy TimelineView TimelineViewDefaultContext
    TintShapeStyle TipView TipViewStyleConfiguration TitleAndIconLabelStyle TitleOnlyLabelStyle Toggle
    ToggleStyleConfiguration ToolbarCommands ToolbarContentTuple ToolbarDefaultItemKind ToolbarItem ToolbarItemGroup
    ToolbarItemPlacement ToolbarPlacement ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu
    Transaction TranslationError TupleView TypeDisplayRepresentation TypesettingLanguage UIApplicationDelegateAdaptor
    UIHostingConfiguration UIHostingControllerSizingOptions UIViewControllerRepresentableContext
    UIViewRepresentableContext UnevenRoundedRectangle UnitPoint UserAnnotation VStack VStackLayout
    ValueAlignedChartScrollTargetBehavior VerticalAlignment ViewAlignedScrollTargetBehavior ViewDimensions
    ViewSpacing ViewThatFits WheelDatePickerStyle WheelPickerStyle WidgetInfo WidgetPreviewContext
    WidgetRenderingMode Window WindowBackgroundShapeStyle WindowGroup WindowResizability WritingToolsBehavior ZStack
    ZStackLayout ZoomNavigationTransition _ChangedGesture _ConditionalContent _ScaleDomainSettings
    _TextFieldStyleLabel _ViewModifier_Content
    """
  )
}
