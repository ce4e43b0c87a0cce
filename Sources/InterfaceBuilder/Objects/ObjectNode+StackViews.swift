extension ObjectNode {
  /// The direction of a stack view.
  public enum Axis: String, DocumentValue {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How a stack view divides its length.
  public enum StackDistribution: String, DocumentValue {
    /// Views fill it.
    case fill
    /// Views are equally long.
    case fillEqually
    /// Views are long in proportion to their content.
    case fillProportionally
    /// Gaps are equally long.
    case equalSpacing
    /// Distances of centres are equally long.
    case equalCentering
  }

  /// How a stack view places its views across.
  public enum StackAlignment: String, DocumentValue {
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

  /// The direction of a stack view.
  public var axis: Axis { value("axis") ?? .horizontal }

  /// How a stack view divides its length.
  public var distribution: StackDistribution { value("distribution") ?? .fill }

  /// How a stack view places its views across.
  public var stackAlignment: StackAlignment { value("alignment") ?? .fill }

  /// The space between a stack view's views in points.
  public var spacing: Double { number("spacing") ?? 0 }

  /// Whether the space is the system's standard one.
  public var usesStandardSpacing: Bool { attribute("spacingType") == "standard" }

  /// Whether vertical spaces are measured between baselines.
  public var isBaselineRelativeArrangement: Bool { bool("baselineRelativeArrangement") ?? false }

  /// Whether a stack view arranges inside its margins: true where they are set.
  public var isLayoutMarginsRelativeArrangement: Bool { layoutMargins != nil }
}
