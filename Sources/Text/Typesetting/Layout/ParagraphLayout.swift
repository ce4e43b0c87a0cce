/// The lines of a paragraph or a text at one size and width.
public struct ParagraphLayout: Sendable {
  /// The lines from top to bottom.
  public var lines: [TextLine]

  /// The width of the widest line in points, indents included.
  public var width: Double

  /// The height of all lines in points.
  public var height: Double

  /// The width in which lines were aligned: the one given, or that of the widest line.
  public var containerWidth: Double

  /// Whether text was left out because the lines were limited or did not fit.
  public var isTruncated: Bool

  /// The distance from the top to the first baseline in points; 0 without lines.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }

  /// The distance from the top to the last baseline in points; 0 without lines.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
