extension View {
  /// Sets the accessibility label, under the older name.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the value that is read, under the older name.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets the accessibility hint, under the older name.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Hides the view from assistive technologies, under the older name.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Sets the identifier for tests, under the older name.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Adds traits for assistive technologies, under the older name.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes accessibility traits, under the older name.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the order in which views are read, under the older name; without effect on pictures.
  nonisolated public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Sets the names by which a person can refer to the view, under the older name; without effect on
  /// pictures.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
}
