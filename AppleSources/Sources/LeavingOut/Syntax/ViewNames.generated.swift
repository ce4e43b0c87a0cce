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
    _body add after alignsMarkStylesWithPlotArea angularGradient animated annotation antialiased appRefresh applying
    as asymmetric automatic backgroundTask body bouncy bounds buildBlock buildEither buildExpression buildIf
    buildLimitedAvailability buildOptional callAsFunction cancel cardinal catmullRom color combined commands
    compositingLayer concat configurationDisplayName configure conicGradient constant containerBackgroundRemovable
    contains contentMarginsDisabled controller controllerDidChangeContent controllerWillChangeContent count
    currentConfigurations custom datastoreLocation default defaultResult defaultSize degrees delay delete
    deleteAllData description destructive dimensions dismantleUIView dismantleUIViewController displayFrequency
    distance donate draw drawLayer drop easeIn easeInOut easeOut ellipticalGradient enabled entities entity
    entityIdentifier entries enumerate exclusively execute explicit explicitAlignment fetch fetchCount
    fetchIdentifiers fill fit fixed forEach foreground fraction getCurrentConfigurations greedy groupContainer
    handlesExternalEvents hash height hideAllTipsForTesting identifier image impact inner insert insertNewObject
    inset interactive interactiveSpring interpolatingSpring interpolation interpolationMethod intersection invalidate
    isDetailLink keylineTint leading lineIntersection lineStyle lineSubtraction linear linearGradient
    lowercaseSmallCaps main makeBody makeCache makeContentView makeCoordinator makeSharedContext map margins
    materialActiveAppearance measure minSize mix model move named navigationBarDrawer needsDisambiguationError
    needsToContinueInForegroundError needsValueError numericText offsetBy onChanged onDelete onEnded onMove page path
    perform periodic place placeSubviews plotDimension point preferred prepareTranslation private
    processPendingChanges push radialGradient radians ratio recommendations rect registeredModel reloadAllTimelines
    reloadTimelines renderingMode repeat repeatCount repeatForever replacingUnspecifiedDimensions requestConfirmation
    requestDisambiguation requestToContinueInForeground requestValue resetDatastore resetEligibility resizable
    resolve resolveSymbol result results rollback rotation roundedRectangle save scale screens scrollTo search
    sendDonation sequenced sharedBackgroundVisibility showAllTipsForTesting simultaneously size sizeThatFits
    smallCaps smooth snappy spacing speed spring status stride stroke strokeBorder strokedPath style subtracting
    suggestedEntities supportedFamilies symbol symbolSize symmetricDifference system systemAction threshold
    timingCurve transform transformable translate translations trigger trim trimmedPath union unit unitPoint
    updateAppShortcutParameters updateCache updated updating uppercaseSmallCaps uriRepresentation url value
    valueAligned visible weight width windowResizability zoom
    """
  )

  /// Types of SwiftUI and of the modules that extend it, most of them views.
  public static let types: Set<String> = names(
    """
    AccessibilityActionKind AccessibilityChildBehavior AccessibilityFocusState AccessibilityRotorEntry
    AccessibilitySystemRotor AccessibilityTraits AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle
    AccessoryLinearGaugeStyle AccessoryWidgetBackground ActionSheet ActivityConfiguration ActivityViewContext Alert
    Alignment Anchor Angle AngularGradient AnimatablePair Animation AnimationTimelineSchedule AnnotationContext
    AnnotationOverflowResolution AnnotationPosition AnyChartContent AnyGesture AnyGradient AnyLayout AnyShape
    AnyShapeStyle AnyTransition AnyView AppDependency AppIntentConfiguration AppIntentError AppIntentRecommendation
    AppShortcut AppShortcutPhrase AppStorage AreaMark AsyncImage AutomaticControlGroupStyle
    AutomaticDisclosureGroupStyle AutomaticFormStyle AutomaticLabeledContentStyle AutomaticNavigationSplitViewStyle
    AutomaticNavigationTransition AutomaticPresentationSizing AutomaticScaleDomain AutomaticTableStyle
    AxisContentTuple AxisGridLine AxisMarkPosition AxisMarkPreset AxisMarkTuple AxisMarkValues AxisMarks AxisTick
    AxisValue AxisValueLabel AxisValueLabelCollisionResolution AxisValueLabelOrientation BackgroundStyle
    BackgroundTask BalancedNavigationSplitViewStyle BarMark BasicChartSymbolShape Bindable Binding
    BorderedButtonStyle BorderedProminentButtonStyle BorderlessButtonMenuStyle BorderlessButtonStyle Button
    ButtonBorderShape ButtonMenuStyle ButtonRepeatBehavior ButtonRole ButtonStyleConfiguration ButtonToggleStyle
    Canvas Capsule Chart ChartContentTuple ChartEither ChartPlotContent ChartProxy Circle CircularProgressViewStyle
    Color ColorPicker ColumnNavigationViewStyle ColumnsFormStyle CommandGroup CommandGroupPlacement CommandMenu
    CommandsTuple CompactDatePickerStyle ContainerBackgroundPlacement ContainerRelativeShape ContentMarginPlacement
    ContentShapeKinds ContentTransition ContentUnavailableView ControlGroup CubicKeyframe DatePicker
    DatePickerComponents DefaultButtonLabel DefaultButtonStyle DefaultDatePickerStyle DefaultDateProgressLabel
    DefaultGaugeStyle DefaultGlassEffectShape DefaultLabelStyle DefaultListStyle DefaultMenuStyle
    DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle DefaultTabViewStyle DefaultTextFieldStyle
    DefaultToggleStyle DefaultToolbarItem DisabledTextSelectability DisclosureGroup DisclosureGroupStyleConfiguration
    DismissAction DismissSearchAction DismissWindowAction DisplayRepresentation Divider DocumentGroup
    DoubleColumnNavigationViewStyle DragGesture DropInfo DropProposal DynamicIsland DynamicIslandExpandedContent
    DynamicIslandExpandedRegion DynamicIslandExpandedRegionPosition DynamicIslandMode EdgeInsets EditButton Ellipse
    EllipticalGradient EmptyAnimatableData EmptyModifier EmptyParameterSummary EmptyView EmptyVisualEffect
    EmptyWidgetConfiguration EnabledTextSelectability EntityIdentifier Environment EnvironmentObject
    EnvironmentValues EventModifiers EveryMinuteTimelineSchedule ExclusiveGesture ExplicitTimelineSchedule
    FetchDescriptor FetchRequest FetchedResults FillShapeStyle FillShapeView FillStyle FittedPresentationSizing
    FocusState Font ForEach ForegroundStyle Form FormPresentationSizing Gauge GaugeStyleConfiguration GeometryProxy
    GeometryReader GestureMask GestureState Glass GlassButtonStyle GlassEffectContainer GlassProminentButtonStyle
    GlobalCoordinateSpace Gradient GraphicalDatePickerStyle GraphicsContext Grid GridItem GridLayout GridRow Group
    GroupBox GroupElementsOfContent GroupedFormStyle GroupedListStyle HStack HStackLayout HierarchicalShapeStyle
    HorizontalAlignment HoverEffect IconOnlyLabelStyle Image ImagePaint InlinePickerStyle InsetGroupedListStyle
    InsetTableStyle IntentCurrencyAmount IntentDescription IntentDialog IntentDonationIdentifier IntentFile
    IntentItem IntentItemCollection IntentItemSection IntentModes IntentParameterSummary IntentPrediction
    IntentResultContainer IntentTextInputOptions InterfaceOrientation InterpolationMethod KeyEquivalent KeyPress
    KeyboardShortcut KeyframeAnimator KeyframeList KeyframeTrack Label LabelStyleConfiguration LabeledContent
    LabeledContentStyleConfiguration LayoutProperties LayoutSubview LayoutSubviews LazyHGrid LazyHStack LazyVGrid
    LazyVStack LeftOutView LineMark LinearCapacityGaugeStyle LinearGradient LinearKeyframe LinearProgressViewStyle
    Link LinkShapeStyle List ListItemTint ListSectionSpacing LocalCoordinateSpace LocalizedStringKey LongPressGesture
    MagnificationGesture MagnifyGesture MarkDimension MarkStackingMethod MatchedGeometryProperties Material Menu
    MenuActionDismissBehavior MenuOrder MenuPickerStyle MiniTipViewStyle ModelConfiguration ModifiedContent
    MoveKeyframe NSFetchRequestResultType NamedCoordinateSpace Namespace NavigationBarItem
    NavigationControlGroupStyle NavigationLink NavigationLinkPickerStyle NavigationPath NavigationSplitView
    NavigationSplitViewVisibility NavigationStack NavigationView ObservedObject OpenURLAction OpenURLIntent
    OpenWindowAction PageIndexViewStyle PagePresentationSizing PageTabViewStyle PagingScrollTargetBehavior
    PalettePickerStyle ParameterSummaryCase ParameterSummaryDefaultCase ParameterSummaryString
    ParameterSummarySwitchCondition ParameterSummaryWhenCondition Path PeriodicTimelineSchedule PersistentIdentifier
    PhaseAnimator Picker PinnedScrollableViews PlaceholderContentView PlaceholderTextShapeStyle PlainButtonStyle
    PlainListStyle PlainTextFieldStyle PlotDimensionScaleRange PlottableValue PointMark PresentationAdaptation
    PresentationBackgroundInteraction PresentationContentInteraction PresentationDetent PresentationMode
    PreviewDevice PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyleConfiguration ProjectionTransform
    ProminentDetailNavigationSplitViewStyle ProposedViewSize Query RadialGradient Rectangle RectangleCornerRadii
    RectangleMark RedactionReasons RefreshAction RenameButton RotateGesture RotationGesture
    RoundedBorderTextFieldStyle RoundedRectangle RuleMark SafeAreaRegions ScaleType ScaledMetric SceneStorage
    SceneTuple Schema ScrollAnchorRole ScrollBounceBehavior ScrollDismissesKeyboardMode ScrollEdgeEffectStyle
    ScrollGeometry ScrollIndicatorVisibility ScrollPosition ScrollTransitionConfiguration ScrollView ScrollViewProxy
    ScrollViewReader SearchFieldPlacement SearchToolbarBehavior Section SectionedFetchRequest SectionedFetchResults
    SectorMark SecureField SegmentedPickerStyle SelectionShapeStyle SensoryFeedback SeparatorShapeStyle
    SequenceGesture Settings ShadowStyle ShareLink SharePreview ShortcutsLink ShortcutsLinkStyle
    SidebarAdaptableTabViewStyle SidebarCommands SidebarListStyle SimultaneousGesture SiriTipView SiriTipViewStyle
    Slider Spacer SpacerSizing SpatialTapGesture SpringKeyframe StackNavigationViewStyle StandardAxisMark
    StandardTransferRepresentation State StateObject StaticConfiguration Stepper StrokeShapeView StrokeStyle
    SubmitLabel SubmitTriggers Subview SubviewsCollection SwitchToggleStyle SymbolEffect SymbolEffectOptions
    SymbolRenderingMode SymbolVariants Tab TabBarMinimizeBehavior TabPlacement TabRole TabSection TabView Table
    TableColumn TableRow TapGesture Text TextEditor TextField TextInputAutocapitalization Timeline
    TimelineEntryRelevance TimelineProviderContext TimelineReloadPolicy TimelineView TimelineViewDefaultContext
    TintShapeStyle TipView TipViewStyleConfiguration TitleAndIconLabelStyle TitleOnlyLabelStyle Toggle
    ToggleStyleConfiguration ToolbarCommands ToolbarContentTuple ToolbarDefaultItemKind ToolbarItem ToolbarItemGroup
    ToolbarItemPlacement ToolbarPlacement ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu
    Transaction TranslationError TupleView TypeDisplayRepresentation UIApplicationDelegateAdaptor
    UIHostingConfiguration UIHostingControllerSizingOptions UIViewControllerRepresentableContext
    UIViewRepresentableContext UnevenRoundedRectangle UnitPoint VStack VStackLayout
    ValueAlignedChartScrollTargetBehavior VerticalAlignment ViewAlignedScrollTargetBehavior ViewDimensions
    ViewSpacing ViewThatFits WheelDatePickerStyle WheelPickerStyle WidgetInfo WidgetPreviewContext
    WidgetRenderingMode Window WindowBackgroundShapeStyle WindowGroup WindowResizability ZStack ZStackLayout
    ZoomNavigationTransition _ChangedGesture _ConditionalContent _ScaleDomainSettings _TextFieldStyleLabel
    _ViewModifier_Content
    """
  )
}
