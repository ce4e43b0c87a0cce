/// Names of SwiftUI by which builders and modifiers of any view are told from others.
enum ViewNames {
  /// Modifiers that every view has, and whose result is a view; others of a chain go with its base.
  static let modifiers: Set<String> = names(
    """
    accentColor accessibility accessibilityAddTraits accessibilityElement accessibilityHidden accessibilityHint
    accessibilityIdentifier accessibilityLabel accessibilityRemoveTraits accessibilityValue accessibilityAction
    alert alignmentGuide allowsHitTesting allowsTightening animation aspectRatio background badge blur bold border
    brightness buttonStyle clipShape clipped colorInvert colorMultiply colorScheme confirmationDialog containerShape
    contentShape contentTransition contextMenu controlSize coordinateSpace cornerRadius defaultAppStorage disabled
    drawingGroup dynamicTypeSize edgesIgnoringSafeArea environment environmentObject fixedSize focusable focused font
    fontDesign fontWeight fontWidth foregroundColor foregroundStyle frame fullScreenCover gesture glassEffect grayscale
    headerProminence help hidden highPriorityGesture hoverEffect hueRotation id ignoresSafeArea imageScale interactiveDismissDisabled
    italic kerning keyboardShortcut keyboardType labelStyle labelsHidden layoutPriority lineLimit lineSpacing
    listRowBackground listRowInsets listRowSeparator listRowSeparatorTint listStyle mask matchedGeometryEffect menuStyle minimumScaleFactor
    modifier monospaced monospacedDigit multilineTextAlignment navigationBarBackButtonHidden navigationBarHidden
    navigationBarItems navigationBarTitle navigationBarTitleDisplayMode navigationDestination navigationTitle
    navigationViewStyle offset onAppear onChange onDisappear onDrag onDrop onHover onLongPressGesture onOpenURL
    onPreferenceChange onReceive onSubmit onTapGesture opacity overlay padding pickerStyle popover position
    preference preferredColorScheme presentationDetents privacySensitive progressViewStyle redacted refreshable
    rotation3DEffect rotationEffect safeAreaInset safeAreaPadding saturation scaleEffect scaledToFill scaledToFit
    scrollContentBackground scrollDismissesKeyboard scrollDisabled scrollIndicators scrollTargetLayout searchable
    sensoryFeedback shadow sheet simultaneousGesture statusBar statusBarHidden submitLabel swipeActions symbolRenderingMode
    symbolVariant tabItem tabViewStyle tag task textCase textContentType textFieldStyle textInputAutocapitalization
    textSelection tint toggleStyle toolbar toolbarBackground toolbarColorScheme tracking transaction transition
    truncationMode underline unredacted userInteractionEnabled zIndex
    """
  )

  /// Modifiers with a closure of views.
  static let builders: Set<String> = names(
    """
    alert background confirmationDialog contextMenu fullScreenCover mask navigationDestination overlay popover safeAreaInset
    safeAreaBar sheet swipeActions tabItem badge listRowBackground searchable inspector containerBackground
    """
  )

  /// Labels of closures that are called later and hold no view.
  static let actions: Set<String> = names(
    """
    action perform get set onEditingChanged onCommit onDismiss onDelete onMove onChange onTap completion handler
    operation onSuccess onFailure onError onSubmit onSelect onCancel onSave onComplete primaryAction execute body
    """
  )

  /// Types whose closures hold no views.
  static let actionTypes: Set<String> = names(
    """
    Task Binding UIAction Timer Thread DispatchQueue DispatchWorkItem Operation BlockOperation AnyCancellable Future Deferred
    AsyncStream AsyncThrowingStream NSPredicate Set Array Dictionary Result Logger Canvas UIColor UIGraphicsImageRenderer
    NSDiffableDataSourceSnapshot UICollectionViewCompositionalLayout UIAlertAction Path Predicate NotificationCenter
    """
  )

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
