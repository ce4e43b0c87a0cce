extension TextStyle: RawRepresentable {
  /// UIKit's raw value, such as `UICTFontTextStyleBody`.
  ///
  /// The values of the extra large titles are CoreText's keys, the only ones that are published.
  /// ``footnote2`` has no constant at Apple; its raw value is this project's.
  public var rawValue: String {
    switch self {
    case .extraLargeTitle: "kCTUIFontTextStyleExtraLargeTitle"
    case .extraLargeTitle2: "kCTUIFontTextStyleExtraLargeTitle2"
    case .largeTitle: "UICTFontTextStyleTitle0"
    case .title1: "UICTFontTextStyleTitle1"
    case .title2: "UICTFontTextStyleTitle2"
    case .title3: "UICTFontTextStyleTitle3"
    case .headline: "UICTFontTextStyleHeadline"
    case .body: "UICTFontTextStyleBody"
    case .callout: "UICTFontTextStyleCallout"
    case .subheadline: "UICTFontTextStyleSubhead"
    case .footnote: "UICTFontTextStyleFootnote"
    case .footnote2: "DynamicTypeTextStyleFootnote2"
    case .caption1: "UICTFontTextStyleCaption1"
    case .caption2: "UICTFontTextStyleCaption2"
    }
  }

  /// Creates a style from UIKit's raw value, or `nil` for an unknown one.
  public init?(rawValue: String) {
    let found = Self.allCases.first { ContentSizeCategory.matches($0.rawValue, rawValue) }
    guard let found else { return nil }
    self = found
  }
}

extension TextStyle: LosslessStringConvertible {
  /// The name of UIKit's constant, such as `title1`.
  public var description: String { name }

  /// The name of UIKit's constant, such as `largeTitle` or `subheadline`.
  public var name: String {
    switch self {
    case .extraLargeTitle: "extraLargeTitle"
    case .extraLargeTitle2: "extraLargeTitle2"
    case .largeTitle: "largeTitle"
    case .title1: "title1"
    case .title2: "title2"
    case .title3: "title3"
    case .headline: "headline"
    case .body: "body"
    case .callout: "callout"
    case .subheadline: "subheadline"
    case .footnote: "footnote"
    case .footnote2: "footnote2"
    case .caption1: "caption1"
    case .caption2: "caption2"
    }
  }

  /// Creates a style from any of its names, ignoring case, hyphens, underscores and spaces.
  ///
  /// It reads UIKit's names and raw values, SwiftUI's `title` and `caption`, which are ``title1``
  /// and ``caption1``, the guidelines' `subhead`, and the keywords of the web
  /// (``SystemFontKeyword``). Any other text gives `nil`.
  public init?(_ description: String) {
    let found = Self.allCases.first { style in
      ContentSizeCategory.matches(description, style.name)
        || ContentSizeCategory.matches(description, style.rawValue)
    }
    if let found {
      self = found
    } else if ContentSizeCategory.matches(description, "title") {
      self = .title1
    } else if ContentSizeCategory.matches(description, "caption") {
      self = .caption1
    } else if ContentSizeCategory.matches(description, "subhead") {
      self = .subheadline
    } else if let style = SystemFontKeyword(description)?.style {
      self = style
    } else {
      return nil
    }
  }
}
