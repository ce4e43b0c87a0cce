extension Words {
  /// The direction of a stack view.
  public enum Axis: String, DocumentWord {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The way in which a stack view divides its length.
  public enum StackDistribution: String, DocumentWord {
    /// Views fill it.
    case fill
    /// Views are equally long.
    case fillEqually
    /// Views are long in proportion to their content.
    case fillProportionally
    /// Gaps are equally long.
    case equalSpacing
    /// Distances of centers are equally long.
    case equalCentering
  }

  /// The place of a stack view's views across.
  public enum StackAlignment: String, DocumentWord {
    /// From edge to edge.
    case fill
    /// At the edge where reading begins.
    case leading
    /// At the top.
    case top
    /// On the first baselines.
    case firstBaseline
    /// In the middle.
    case center
    /// At the edge where reading ends.
    case trailing
    /// At the bottom.
    case bottom
    /// On the last baselines.
    case lastBaseline
  }
}
