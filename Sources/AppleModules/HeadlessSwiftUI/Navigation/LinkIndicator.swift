extension EnvironmentValues {
  private enum LinkIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// Whether links in lists have a chevron.
  var linkIndicator: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the chevrons of links in lists.
  nonisolated public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View { environment(\.linkIndicator, visibility) }
}
