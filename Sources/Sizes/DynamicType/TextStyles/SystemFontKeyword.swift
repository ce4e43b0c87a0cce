/// A keyword that gives text on a web page the font of a text style, such as `-apple-system-body`.
///
/// ```swift
/// let keyword = SystemFontKeyword("-apple-system-short-body")
/// keyword?.style  // body
/// keyword?.leading  // tight
/// ```
///
/// The keywords stand in the `font` shorthand of CSS and have effect in WebKit on Apple's systems
/// alone. There is none for callout.
///
/// Source: the 17 keywords of WebKit's `CSSValueKeywords.in`; article 001 lists twelve of them.
public enum SystemFontKeyword: String, CaseIterable, Hashable, Sendable {
  case headline = "-apple-system-headline"
  case body = "-apple-system-body"
  case subheadline = "-apple-system-subheadline"
  case footnote = "-apple-system-footnote"
  case caption1 = "-apple-system-caption1"
  case caption2 = "-apple-system-caption2"
  /// Headline with tight leading.
  case shortHeadline = "-apple-system-short-headline"
  /// Body with tight leading.
  case shortBody = "-apple-system-short-body"
  /// Subheadline with tight leading.
  case shortSubheadline = "-apple-system-short-subheadline"
  /// Footnote with tight leading.
  case shortFootnote = "-apple-system-short-footnote"
  /// Caption 1 with tight leading.
  case shortCaption1 = "-apple-system-short-caption1"
  /// Body with loose leading.
  case tallBody = "-apple-system-tall-body"
  /// The large title.
  case title0 = "-apple-system-title0"
  case title1 = "-apple-system-title1"
  case title2 = "-apple-system-title2"
  case title3 = "-apple-system-title3"
  /// A further title, for which UIKit has no constant.
  case title4 = "-apple-system-title4"

  /// The distances between the lines of a keyword beside those of its style.
  public enum Leading: Hashable, Sendable {
    /// Those of the style.
    case standard
    /// Narrower ones, as `traitTightLeading` gives.
    case tight
    /// Wider ones, as `traitLooseLeading` gives.
    case loose
  }

  /// Creates a keyword from its name, ignoring case, hyphens, underscores and spaces.
  public init?(_ description: String) {
    let found = Self.allCases.first { ContentSizeCategory.matches($0.rawValue, description) }
    guard let found else { return nil }
    self = found
  }

  /// The text style whose size and weight the keyword gives, in every category; `nil` for
  /// ``title4``, whose sizes are not published.
  public var style: TextStyle? {
    switch self {
    case .headline, .shortHeadline: .headline
    case .body, .shortBody, .tallBody: .body
    case .subheadline, .shortSubheadline: .subheadline
    case .footnote, .shortFootnote: .footnote
    case .caption1, .shortCaption1: .caption1
    case .caption2: .caption2
    case .title0: .largeTitle
    case .title1: .title1
    case .title2: .title2
    case .title3: .title3
    case .title4: nil
    }
  }

  /// The distances between lines beside those of the style.
  public var leading: Leading {
    switch self {
    case .shortHeadline, .shortBody, .shortSubheadline, .shortFootnote, .shortCaption1: .tight
    case .tallBody: .loose
    default: .standard
    }
  }
}
