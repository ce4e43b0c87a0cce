extension Words {
  /// The part of an object that is constrained.
  public enum LayoutAttribute: String, DocumentWord {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where reading begins.
    case leading
    /// The edge where reading ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The center from side to side.
    case centerX
    /// The center from top to bottom.
    case centerY
    /// The baseline of the last line.
    case lastBaseline = "baseline"
    /// The baseline of the first line.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The margin where reading begins.
    case leadingMargin
    /// The margin where reading ends.
    case trailingMargin
    /// The center between the side margins.
    case centerXWithinMargins
    /// The center between the top and bottom margins.
    case centerYWithinMargins
  }

  /// The comparison of two sides.
  public enum Relation: String, DocumentWord {
    /// Not greater.
    case lessThanOrEqual
    /// Equal.
    case equal
    /// Not less.
    case greaterThanOrEqual
  }
}
