/// The choices of a writer of HTML.
public struct HTMLWritingOptions: Hashable, Sendable {
  /// The extent of what is written.
  public enum Extent: Hashable, Sendable {
    /// A whole document.
    case document
    /// The content of a body, for use in another document.
    case fragment
  }

  /// The units in which sizes of fonts are written.
  public enum FontSizes: Hashable, Sendable {
    /// Parts of the page's body size, so that they follow the reader's text size.
    case relative
    /// Points of UIKit, which are pixels of CSS.
    case absolute
  }

  /// The extent.
  public var extent: Extent

  /// The units of sizes.
  public var fontSizes: FontSizes

  /// The language of the document as a BCP 47 tag.
  public var language: String?

  /// Creates options.
  public init(
    extent: Extent = .document,
    fontSizes: FontSizes = .relative,
    language: String? = nil
  ) {
    self.extent = extent
    self.fontSizes = fontSizes
    self.language = language
  }
}

/// A part of a document that HTML cannot hold.
public enum HTMLOmission: String, Hashable, Sendable, CaseIterable {
  /// Space between lines that is not a multiple of their height.
  case lineSpacing
  /// Different least and greatest heights of lines.
  case lineHeightLimits
  /// Tab stops that are not those of a list.
  case tabStops
  /// The way in which lines break.
  case lineBreaks
  /// An end of lines that is measured from the leading edge.
  case tailIndent
  /// Kerning or ligatures that are turned off.
  case glyphFeatures
  /// An outline, a shadow, a wider or a skewed form of letters.
  case letterEffects
  /// A font's variations, features or width.
  case fontDetails
  /// A raised or lowered baseline.
  case baselineOffset
  /// The place of an attachment without a file.
  case attachment
  /// A control character.
  case controlCharacter
  /// Borders and distances of a table's cells.
  case tableDetails
  /// A header or a footer of pages, in a part of a document.
  case pageText
  /// A note in a note, or in a header or a footer.
  case nestedNote
  /// The link of a note's mark, which links to the note.
  case noteLink
}
