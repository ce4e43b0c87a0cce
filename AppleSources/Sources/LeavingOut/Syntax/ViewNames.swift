/// SwiftUI names that distinguish builders and modifiers of any view from others.
public enum ViewNames {
  /// Modifiers with a closure of views.
  static let builders: Set<String> = names(
    """
    alert background confirmationDialog contextMenu fullScreenCover mask navigationDestination overlay popover safeAreaInset
    safeAreaBar sheet swipeActions tabItem badge listRowBackground searchable inspector containerBackground
    """
  )

  /// Labels of closures that are called later and contain no view.
  static let actions: Set<String> = names(
    """
    action perform get set onEditingChanged onCommit onDismiss onDelete onMove onChange onTap completion handler
    operation onSuccess onFailure onError onSubmit onSelect onCancel onSave onComplete primaryAction execute body
    """
  )

  /// Types whose closures contain no views.
  static let actionTypes: Set<String> = names(
    """
    Task Binding UIAction Timer Thread DispatchQueue DispatchWorkItem Operation BlockOperation AnyCancellable Future Deferred
    AsyncStream AsyncThrowingStream NSPredicate Set Array Dictionary Result Logger Canvas UIColor UIGraphicsImageRenderer
    NSDiffableDataSourceSnapshot UICollectionViewCompositionalLayout UIAlertAction Path Predicate NotificationCenter
    """
  )

  static func names(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
