/// A role of text that the system gives a size and a weight in every category.
///
/// The eleven styles of iOS, the two extra large titles of iOS 17 and visionOS, and
/// ``footnote2``, which only the watchOS table has. Names of the tables that differ: watchOS
/// "Footnote 1" is ``footnote``; tvOS "Subtitle 1" is ``subheadline``, which is this project's
/// reading because the Human Interface Guidelines do not say which constant it is.
///
/// Source: Apple's documentation of `UIFont.TextStyle`; raw values in `Reference/ios.json`.
public enum TextStyle: Hashable, Sendable, CaseIterable {
  /// The style of the largest titles; iOS 17 and visionOS.
  case extraLargeTitle
  /// The second of the largest titles; iOS 17 and visionOS.
  case extraLargeTitle2
  /// The style of large titles; iOS 11.
  case largeTitle
  /// The style of first-level headings; iOS 9.
  case title1
  /// The style of second-level headings; iOS 9.
  case title2
  /// The style of third-level headings; iOS 9.
  case title3
  /// The style of headings, semibold at the size of body; iOS 7.
  case headline
  /// The style of running text; iOS 7.
  case body
  /// The style of callouts; iOS 9.
  case callout
  /// The style of subheadings; iOS 7.
  case subheadline
  /// The style of footnotes; iOS 7.
  case footnote
  /// The second footnote row of the watchOS table; Apple has no constant for it.
  case footnote2
  /// The style of standard captions; iOS 7.
  case caption1
  /// The style of alternate captions; iOS 7.
  case caption2
}

extension TextStyle {
  /// The eleven styles that iOS, iPadOS and macOS share, in the order of the guidelines.
  public static let standard: [TextStyle] = allCases.filter { style in
    style != .extraLargeTitle && style != .extraLargeTitle2 && style != .footnote2
  }

  /// The row of the style in the tables.
  var row: Int {
    switch self {
    case .extraLargeTitle: 0
    case .extraLargeTitle2: 1
    case .largeTitle: 2
    case .title1: 3
    case .title2: 4
    case .title3: 5
    case .headline: 6
    case .body: 7
    case .callout: 8
    case .subheadline: 9
    case .footnote: 10
    case .footnote2: 11
    case .caption1: 12
    case .caption2: 13
    }
  }
}

extension TextStyle {
  // Written out because the operators of `RawRepresentable` would compare the raw strings.

  /// Whether two styles are the same.
  public static func == (lhs: TextStyle, rhs: TextStyle) -> Bool { lhs.row == rhs.row }

  /// Whether two styles are different.
  public static func != (lhs: TextStyle, rhs: TextStyle) -> Bool { lhs.row != rhs.row }

  /// Feeds the style into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(row)
  }
}
