extension View {
  /// Sets the text that assistive technologies read, by its older name.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the value that is read, by its older name.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets the effect of an activation that is read, by its older name.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Hides the view from assistive technologies, by its older name.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Names the view for tests, by its older name.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Adds traits for assistive technologies, by its older name.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Takes traits for assistive technologies away, by its older name.
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
