extension RichTextDocument: CustomStringConvertible {
  /// The text with its attributes.
  public var description: String { text.description }
}
