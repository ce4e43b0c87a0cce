extension View {
  /// Sets the accessibility label, while a value is true.
  @ViewBuilder
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(label) } else { self }
  }

  /// Sets the accessibility label, while a value is true.
  nonisolated public func accessibilityLabel(
    _ key: LocalizedStringKey,
    isEnabled: Bool
  ) -> some View { accessibilityLabel(Text(key), isEnabled: isEnabled) }

  /// Sets the accessibility label, while a value is true.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ label: some StringProtocol,
    isEnabled: Bool
  ) -> some View { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  /// Sets the accessibility hint, while a value is true.
  @ViewBuilder
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityHint(hint) } else { self }
  }

  /// Sets the accessibility hint, while a value is true.
  nonisolated public func accessibilityHint(
    _ key: LocalizedStringKey,
    isEnabled: Bool
  ) -> some View { accessibilityHint(Text(key), isEnabled: isEnabled) }

  /// Sets the accessibility hint, while a value is true.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hint: some StringProtocol,
    isEnabled: Bool
  ) -> some View { accessibilityHint(Text(hint), isEnabled: isEnabled) }

  /// Sets the accessibility value, while a value is true.
  @ViewBuilder
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityValue(value) } else { self }
  }

  /// Sets the accessibility value, while a value is true.
  nonisolated public func accessibilityValue(
    _ key: LocalizedStringKey,
    isEnabled: Bool
  ) -> some View { accessibilityValue(Text(key), isEnabled: isEnabled) }

  /// Sets the accessibility value, while a value is true.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(
    _ value: some StringProtocol,
    isEnabled: Bool
  ) -> some View { accessibilityValue(Text(value), isEnabled: isEnabled) }
}
