extension TextStyle {
  /// The first version of iOS that has the style, or `nil` for ``footnote2``, which iOS lacks.
  ///
  /// The styles of another platform are those of its table, ``TypeTable/styles``.
  ///
  /// Sources: the Cookpad article for iOS 7, 9 and 11; `Reference/ios.json` for iOS 17.
  public var introducedInIOS: SystemVersion? {
    switch self {
    case .headline, .subheadline, .body, .footnote, .caption1, .caption2: SystemVersion(7)
    case .title1, .title2, .title3, .callout: SystemVersion(9)
    case .largeTitle: SystemVersion(11)
    case .extraLargeTitle, .extraLargeTitle2: SystemVersion(17)
    case .footnote2: nil
    }
  }
}
