import RichText

extension ShapedText: CustomStringConvertible {
  /// The text.
  public var description: String { "<ShapedText: '\(text.string)'>" }
}
