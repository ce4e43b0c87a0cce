extension ParagraphLayout: CustomStringConvertible {
  /// The number of lines and the size in points.
  public var description: String {
    "<ParagraphLayout: \(lines.count) lines; size = (\(width), \(height))>"
  }
}
