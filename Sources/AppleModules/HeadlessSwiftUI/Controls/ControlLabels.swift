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

extension View {
  /// Hides the labels of controls in the view.
  nonisolated public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}
