extension View {
  /// Shows the view on a light or a dark screen; nil takes that of the screen.
  ///
  /// The whole presentation would follow on a device. Here the view and all in it do.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
  }

  /// Shows the view on a light or a dark screen.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
