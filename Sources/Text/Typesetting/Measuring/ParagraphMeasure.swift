/// The lines, width and height of a paragraph or a text at a width.
public struct ParagraphMeasure: Hashable, Sendable {
  /// The number of lines; an empty paragraph has one.
  public var lineCount: Int

  /// The width of the widest line in points, indents included, white space at its end left out.
  public var width: Double

  /// The height of all lines in points.
  public var height: Double

  /// The distance from the top to the first baseline in points.
  public var firstBaseline: Double

  /// The distance from the top to the last baseline in points.
  public var lastBaseline: Double

  /// Whether text was left out because the lines were limited or did not fit.
  public var isTruncated: Bool
}
