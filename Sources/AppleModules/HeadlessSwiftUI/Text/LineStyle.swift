import RichText

extension Text {
  /// A line below text or through it.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public enum Pattern: Hashable, Sendable, CaseIterable {
      case solid, dot, dash, dashDot, dashDotDot
    }

    /// Whether there is a line.
    let isActive: Bool
    let pattern: Pattern
    let color: Color?

    init(isActive: Bool, pattern: Pattern = .solid, color: Color? = nil) {
      (self.isActive, self.pattern, self.color) = (isActive, pattern, color)
    }

    /// Creates a line; without a color it has that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.init(isActive: true, pattern: pattern, color: color)
    }

    /// One line in the color of the text.
    public static let single = LineStyle()

    /// The line as rich text has it.
    func decoration(in environment: EnvironmentValues) -> LineDecoration? {
      guard isActive else { return nil }
      return LineDecoration(color: color?.resolved(in: environment), dash: pattern.dash)
    }
  }
}

extension Text.LineStyle.Pattern {
  fileprivate var dash: LineDecoration.Dash {
    switch self {
    case .solid: .solid
    case .dot: .dotted
    case .dash: .dashed
    case .dashDot: .dashDot
    case .dashDotDot: .dashDotDot
    }
  }
}
