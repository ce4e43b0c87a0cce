/// Tips of which one is shown at a time.
public final class TipGroup: Sendable {
  /// The tip of a group that is shown.
  public enum Priority: Sendable {
    /// The first that is available.
    case firstAvailable
    /// The first that did not end.
    case ordered
  }

  private let priority: Priority
  private let tips: [any Tip]

  /// Creates a group.
  public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder builder: () -> [any Tip]) {
    (self.priority, tips) = (priority, builder())
  }

  /// The tip that is shown; nil for none.
  public var currentTip: (any Tip)? {
    switch priority {
    case .firstAvailable: return tips.first { $0.shouldDisplay }
    case .ordered:
      let first = tips.first { tip in
        if case .invalidated = tip.status { return false }
        return true
      }
      return first?.shouldDisplay == true ? first : nil
    }
  }
}

/// Lists tips.
@resultBuilder
public enum TipGroupBuilder {
  /// A tip.
  public static func buildExpression(_ expression: any Tip) -> [any Tip] { [expression] }
  /// Several tips.
  public static func buildBlock(_ components: [any Tip]...) -> [any Tip] {
    components.flatMap { $0 }
  }
}
