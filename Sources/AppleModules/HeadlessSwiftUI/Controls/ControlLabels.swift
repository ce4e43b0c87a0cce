extension EnvironmentValues {
  private enum HidesLabelsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether controls leave their labels out.
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private enum LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// Whether the labels of controls are shown.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set {
      self[LabelsVisibilityKey.self] = newValue
      hidesLabels = newValue == .hidden
    }
  }
}

extension View {
  /// Shows or hides the labels of controls in the view.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }

  /// Hides the labels of controls in the view.
  nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }
}
