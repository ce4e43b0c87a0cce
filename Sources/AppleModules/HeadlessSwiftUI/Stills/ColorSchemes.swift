import DynamicType

/// The color scheme that a view prefers for the screen around it.
enum PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }

  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension ColorScheme {
  /// The corresponding UIKit style.
  var interfaceStyle: UserInterfaceStyle { self == .dark ? .dark : .light }
}

extension View {
  /// Shows the screen around the view in light or dark; `nil` for the style of the screen.
  ///
  /// In the content of a sheet or a cover, this refers to the sheet or the cover.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
      .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Shows the view on a light or a dark screen.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
