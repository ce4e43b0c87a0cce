import DynamicType
public import FontDescriptors

/// The choices of a reader of HTML.
public struct HTMLReadingOptions: Hashable, Sendable {
  /// The font of text that no element or style gives another.
  public var baseFont: FontRequest

  /// The limits.
  public var limits = HTMLLimits()

  /// Creates options.
  ///
  /// - Parameter baseFont: The font of plain text; `nil` is the body style at Large.
  public init(baseFont: FontRequest? = nil) {
    self.baseFont = baseFont ?? TextStyleFont.request(.body)
  }
}

/// The limits within which HTML is read; the rest is left out and reported.
public struct HTMLLimits: Hashable, Sendable {
  /// The bytes of a document.
  public var length = 1 << 28

  /// The depth of elements.
  public var depth = 1024

  /// The attributes of one element.
  public var attributes = 256

  /// The bytes of one attribute's value.
  public var attributeLength = 1 << 26

  /// The rules of style sheets.
  public var styleRules = 4096

  /// The cells that a document's spans over rows and columns make.
  ///
  /// A cell in a table inside another counts for each cell that it lies in, too.
  public var spannedCells = 100_000

  /// The number of diagnostics that are returned; more are counted.
  public var diagnostics = 1000

  /// Creates the default limits.
  public init() {}
}
