extension Words {
  /// What of an object is constrained, with the words of the format.
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
    /// The centre from side to side.
    case centerX
    /// The centre from top to bottom.
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
    /// The centre between the side margins.
    case centerXWithinMargins
    /// The centre between the top and bottom margins.
    case centerYWithinMargins
  }

  /// How the two sides compare.
  public enum Relation: String, DocumentWord {
    /// Not greater.
    case lessThanOrEqual
    /// Equal.
    case equal
    /// Not less.
    case greaterThanOrEqual
  }
}
