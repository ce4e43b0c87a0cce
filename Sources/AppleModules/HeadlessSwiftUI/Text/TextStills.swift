/// Whether text can be selected.
public protocol TextSelectability: Sendable {}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// Creates the kind.
  public init() {}
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Creates the kind.
  public init() {}
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Allows selection of text in the view, which a still screen does not show.
  nonisolated public func textSelection(_ selectability: some TextSelectability) -> some View {
    self
  }

  /// Sets the text scale; text is drawn in its own size, which is reported.
  nonisolated public func textScale(
    _ scale: Text.Scale,
    isEnabled: Bool = true
  ) -> some View {
    changingElements { elements, place in
      if isEnabled, scale == .secondary {
        place.environment.report("A secondary text scale is drawn in the usual size.")
      }
      return elements
    }
  }

  /// Reads every letter aloud, without effect on pictures.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Reads punctuation aloud, without effect on pictures.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Sets the pitch of speech, without effect on pictures.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Queues announcements, without effect on pictures.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
  /// Reads every letter aloud, without effect on pictures.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Reads punctuation aloud, without effect on pictures.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
}
