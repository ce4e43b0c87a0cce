// Embedded Swift has no texts of floating-point numbers.
#if !hasFeature(Embedded)
extension FontMetrics: CustomStringConvertible {
  /// The text style whose growth is followed.
  public var description: String { "<UIFontMetrics: textStyle = \(textStyle)>" }
}
#endif
