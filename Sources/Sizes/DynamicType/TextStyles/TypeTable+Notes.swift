extension TypeTable {
  /// A doubt about a cell, with the sources that disagree.
  ///
  /// Facts from the `crossCheck` and `correctedCells` entries of the files in `Reference/`.
  func note(on style: TextStyle, at category: ContentSizeCategory) -> String? {
    switch self {
    case .iOS, .iOS26: iOSNote(style, category)
    case .watchOS: watchOSNote(style, category)
    case .tvOS where style == .subheadline:
      "The guidelines call this row Subtitle 1; that it is subheadline is assumed."
    case .visionOS:
      category == .large
        ? "From one transcription of Apple's design resources; the default weight is assumed."
        : "Estimated: the visionOS size at Large times the ratio of the iOS table."
    default: nil
    }
  }

  private func iOSNote(_ style: TextStyle, _ category: ContentSizeCategory) -> String? {
    switch (style, category) {
    case (.extraLargeTitle, .large), (.extraLargeTitle2, .large):
      "The size is one measurement on iOS 17; the leading is that of other cells of this size."
    case (.extraLargeTitle, _), (.extraLargeTitle2, _):
      "Estimated: the size at Large times the ratio of largeTitle or title1."
    case (.caption2, .accessibilityExtraExtraExtraLarge):
      "40 in every copy of the guidelines and on iOS 26; iOS 13.3 measured 41."
    case (.callout, .accessibilityExtraExtraExtraLarge):
      "The leading was 62 in the guidelines of 2020."
    default: leadingNote(style, category)
    }
  }

  /// The eight leadings in which the published and the measured table differ.
  private func leadingNote(_ style: TextStyle, _ category: ContentSizeCategory) -> String? {
    guard style != .extraLargeTitle, style != .extraLargeTitle2, style != .footnote2 else {
      return nil
    }
    let published = TypeTable.iOS.halfLeading(of: style, at: category)
    let measured = TypeTable.iOS26.halfLeading(of: style, at: category)
    guard published != measured else { return nil }
    return self == .iOS
      ? "A device with iOS 26 uses a leading of \(measured / 2)."
      : "The guidelines publish a leading of \(published / 2)."
  }

  private func watchOSNote(_ style: TextStyle, _ category: ContentSizeCategory) -> String? {
    switch (style, category) {
    case (.title2, .large): "Older copies of the guidelines give 27 with the same leading."
    case (.caption2, .extraExtraLarge): "Older copies of the guidelines give 15."
    case (.title2, .accessibilityMedium), (.title1, .accessibilityLarge),
      (.footnote2, .accessibilityLarge), (.title1, .accessibilityExtraLarge):
      "As published; every other leading of the table is the size plus 2.5."
    default: nil
    }
  }
}
