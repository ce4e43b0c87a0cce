public import DynamicType
public import FontDescriptors

/// The choices of a reader of Markdown.
public struct MarkdownReadingOptions: Hashable, Sendable {
  /// The font of plain text.
  public var baseFont: FontRequest

  /// The text styles of headings from the first level; further levels have the last style.
  public var headingStyles: [TextStyle]

  /// The limits.
  public var limits = MarkdownLimits()

  /// The styles of headings as `RichTextHTML` has them.
  public static let headingStyles: [TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .subheadline,
  ]

  /// Creates options.
  ///
  /// - Parameters:
  ///   - baseFont: The font of plain text; `nil` is the body style at Large.
  ///   - headingStyles: The text styles of headings; without any, headings are plain text.
  public init(
    baseFont: FontRequest? = nil,
    headingStyles: [TextStyle] = MarkdownReadingOptions.headingStyles
  ) {
    self.baseFont = baseFont ?? TextStyleFont.request(.body)
    self.headingStyles = headingStyles
  }
}

/// The limits within which Markdown is read; reaching one is reported.
public struct MarkdownLimits: Hashable, Sendable {
  /// The bytes of a document; the rest is left out.
  public var length = 1 << 26

  /// The depth of quotations and lists; deeper ones are as deep as the limit.
  public var depth = 128

  /// The cells of all tables; a document with more is read without tables.
  public var cells = 1_000_000

  /// The pictures between two empty lines; further ones are text.
  public var pictures = 1000

  /// The number of diagnostics that are returned; more are counted.
  public var diagnostics = 1000

  /// Creates the default limits.
  public init() {}
}
